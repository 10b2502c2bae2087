/** Saves the person's tasks as CSV files, made on the device: the open ones, and the completed ones (IM5). */
import { Table2 } from 'lucide-react'
import { styled } from 'styled-components'
import { nameTexts } from '#domain/users/name-texts.ts'
import { FORMER_MEMBER } from '#domain/users/user.ts'
import { useAccount } from '#web/data/account.ts'
import { useHasHistory } from '#web/data/history.ts'
import { saveFile } from '#web/shared/files/save-file.ts'
import type { Household } from '#web/shared/people/use-household.ts'
import { Button } from '#web/ui/button.tsx'
import { theme } from '#web/ui/theme.ts'
import { showToast } from '#web/ui/toast-store.ts'
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

  async function saveOpen(): Promise<void> {
    const { ownCsv, readOwn } = await import('./write-own-csv.ts')
    save(ownCsv(await readOwn(database, id), nameOf), texts.openFile)
  }

  async function saveDone(): Promise<void> {
    const { doneCsv } = await import('./done-csv.ts')
    save(await doneCsv(database, { account: id, timeZone, nameOf: saidOf }), texts.doneFile)
  }

  return (
    <>
      <Both>
        <Button
          tone="outline"
          icon={Table2}
          busy={isOpenBusy}
          onClick={() => runOpen(() => telling(saveOpen))}
        >
          {texts.open}
        </Button>
        <Button
          tone="outline"
          icon={Table2}
          busy={isDoneBusy}
          aria-disabled={hasHistory !== true || undefined}
          onClick={() => runDone(() => telling(saveDone))}
        >
          {texts.done}
        </Button>
      </Both>
      {hasHistory === false && <p>{texts.arriving}</p>}
    </>
  )
}

function save(content: string, name: string): void {
  saveFile(content, { name, type: 'text/csv' })
}

async function telling(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch {
    showToast({ title: texts.failed, tone: 'bad' })
  }
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
