/** Before an account is deleted, its shared repeating tasks can be handed over to an adult partner; needs a connection (C20). */
import { HandHelping } from 'lucide-react'
import { useState } from 'react'
import { firstName } from '#domain/users/user.ts'
import { useAccount, useLive } from '#web/data/account.ts'
import { useOnline } from '#web/shared/connection/use-online.ts'
import { useHousehold } from '#web/shared/people/use-household.ts'
import { Button } from '#web/ui/button.tsx'
import { InfoLine } from '#web/ui/info-line.tsx'
import { Sentence } from '#web/ui/name.tsx'
import { Stack } from '#web/ui/stack.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { usePending } from '#web/ui/use-pending.ts'
import { settingsTexts } from './texts.ts'

const texts = settingsTexts.danger

export function HandOverFirst() {
  const { id: me } = useAccount()
  const household = useHousehold()
  const shared = useLive(
    ({ chores }) =>
      chores.filter(({ user_id, is_shared }) => user_id === me && is_shared).toArray(),
    [me],
  )
  const heirs = household?.partners.filter(({ is_child }) => !is_child) ?? []
  if (!household || household.me.is_child || !shared?.length || heirs.length === 0) return null
  return (
    <Stack $gap={2}>
      <InfoLine>{texts.repeatingGoOn(shared.length)}</InfoLine>
      <HandOver ids={shared.map(({ id }) => id)} heirs={heirs} />
    </Stack>
  )
}

type HandOverProps = {
  /** The names of the repeating tasks. */
  readonly ids: readonly string[]
  readonly heirs: readonly { readonly id: string; readonly name: string }[]
}

function HandOver({ ids, heirs }: HandOverProps) {
  const account = useAccount()
  const isOnline = useOnline()
  const [isPending, once] = usePending()
  const [chosen, setChosen] = useState('')
  const handOver = (to: string, name: string) => {
    setChosen(to)
    void once(async () => {
      for (const id of ids) if (!(await account.run('giveChore', { id, to }))) return
      showToast({ title: texts.handedOver(name), description: texts.repeatingTasks(ids.length) })
    })
  }
  return heirs.map((heir) => {
    const name = firstName(heir)
    return (
      <Button
        key={heir.id}
        tone="outline"
        block
        icon={HandHelping}
        busy={isPending && chosen === heir.id}
        aria-disabled={!isOnline || isPending || undefined}
        onClick={() => handOver(heir.id, name)}
      >
        <Sentence name={name}>{texts.handOverTo(name)}</Sentence>
      </Button>
    )
  })
}
