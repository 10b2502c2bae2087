/** Hands a repeating task over to an adult partner, who is its owner from then on; needs a connection (C20). */
import { useAccount } from '#web/data/account.ts'
import { useOnline } from '#web/shared/connection/use-online.ts'
import type { Household } from '#web/shared/people/use-household.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Name } from '#web/ui/name.tsx'
import { Stack } from '#web/ui/stack.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { usePending } from '#web/ui/use-pending.ts'
import type { ChoreDialogProps } from './pause-chore-dialog.tsx'
import { PeopleChoice } from './people-choice.tsx'
import { choreTexts } from './texts.ts'

export type HandOverDialogProps = ChoreDialogProps & { readonly household: Household }

export function HandOverDialog({ line, household, open, onClose }: HandOverDialogProps) {
  const account = useAccount()
  const isOnline = useOnline()
  const [isPending, once] = usePending()
  const { id, name } = line.chore
  const handOver = (to: string) =>
    void once(async () => {
      const isDone = await account.run('giveChore', { id, to })
      if (!isDone) return false
      showToast({ title: choreTexts.toasts.updated, description: name })
      onClose()
      return true
    })
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={choreTexts.handOver}
      description={<Name>{name}</Name>}
      closeLabel={choreTexts.close}
    >
      <Stack $gap={3}>
        <p>{choreTexts.handOverNote}</p>
        <PeopleChoice
          people={household.partners.filter(({ is_child }) => !is_child)}
          household={household}
          disabled={isPending || !isOnline}
          onChoose={(person) => handOver(person.id)}
        />
      </Stack>
    </Dialog>
  )
}
