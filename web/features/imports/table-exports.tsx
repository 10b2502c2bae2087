/** Saves the person's tasks as CSV files, made on the device: the open ones, and the completed ones (IM5). */
import { Table2 } from 'lucide-react'
import { styled } from 'styled-components'
import { nameTexts } from '#domain/users/name-texts.ts'
import { FORMER_MEMBER } from '#domain/users/user.ts'
import { useAccount } from '#web/data/account.ts'
import { useHasHistory } from '#web/data/history.ts'
import { saveCsv } from '#web/shared/files/save-file.ts'
import { fileTexts } from '#web/shared/files/texts.ts'
import type { Household } from '#web/shared/people/use-household.ts'
import { Button } from '#web/ui/button.tsx'
import { theme } from '#web/ui/theme.ts'
import { usePending } from '#web/ui/use-pending.ts'
import { importTexts } from './texts.ts'

const texts = importTexts.exports

export function TableExports({ household }: { readonly household: Household }) {
  const { id, database } = useAccount()
  const hasHistory = useHasHistory()
  const [isOpenBusy, runOpen] = usePending()
  const [isDoneBusy, runDone] = usePending()
  const { me, people, timeZone } = household

  const nameOf = (person: string) => (person === id ? me.name : (people.get(person)?.name ?? null))
  const saidOf = (person: string) =>
    nameOf(person) ?? (person === FORMER_MEMBER ? nameTexts.formerMember : nameTexts.somebody)

  async function openTasks(): Promise<string> {
    const { ownCsv, readOwn } = await import('./write-own-csv.ts')
    return ownCsv(await readOwn(database, id), nameOf)
  }

  async function doneTasks(): Promise<string> {
    const { doneCsv } = await import('./done-csv.ts')
    return doneCsv(database, { account: id, timeZone, nameOf: saidOf })
  }

  return (
    <>
      <Both>
        <Button
          tone="outline"
          icon={Table2}
          busy={isOpenBusy}
          onClick={() => runOpen(() => saveCsv(texts.openFile, openTasks))}
        >
          {texts.open}
        </Button>
        <Button
          tone="outline"
          icon={Table2}
          busy={isDoneBusy}
          aria-disabled={hasHistory !== true || undefined}
          onClick={() => runDone(() => saveCsv(texts.doneFile, doneTasks))}
        >
          {texts.done}
        </Button>
      </Both>
      {hasHistory === false && <p>{fileTexts.arriving}</p>}
    </>
  )
}

const Both = styled.div`
  ${theme.wrap(3)}
  margin-inline-start: auto;
  > button {
    flex: 1 1 auto;
  }
  ${theme.media.phone} {
    width: 100%;
  }
`
