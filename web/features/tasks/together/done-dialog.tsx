/** The sheets that ask who did a task: a child, several people together, or oneself. Loaded when one opens. */
import { Suspense, useState } from 'react'
import { occurrenceId } from '#domain/chores/chore-ids.ts'
import { plannedRow } from '#domain/chores/occurrence-row.ts'
import { splitPoints } from '#domain/tasks/split.ts'
import type { Task } from '#domain/tasks/task.ts'
import { pointsFor } from '#domain/tasks/task.ts'
import { useLive } from '#web/data/account.ts'
import type { AccountDatabase } from '#web/data/database.ts'
import { readTaskKey } from '#web/features/tasks/task-key.ts'
import { celebrated } from '#web/shared/celebration/celebrated.ts'
import { useAsOpened } from '#web/shared/overlay/use-as-opened.ts'
import type { Household } from '#web/shared/people/use-household.ts'
import { useHousehold } from '#web/shared/people/use-household.ts'
import { lazyComponent } from '#web/ui/lazy-component.ts'
import { usePending } from '#web/ui/use-pending.ts'
import type { DoneSheetProps } from './done-sheet.tsx'
import { TogetherSheet } from './together-sheet.tsx'
import type { Done } from './use-done.ts'
import { useDone } from './use-done.ts'
import { WhoSheet } from './who-sheet.tsx'

/** In its own chunk, with the camera. */
const ProofDialog = lazyComponent(
  () => import('#web/features/tasks/proof/proof-dialog.tsx'),
  'ProofDialog',
)

export type DoneDialogProps = {
  readonly value: string
  readonly open: boolean
  readonly onClose: () => void
  /** Whether it asks at once who helped. */
  readonly isTogether?: boolean
}

export function DoneDialog(props: DoneDialogProps) {
  const household = useHousehold()
  return household ? <Sheets {...props} household={household} /> : null
}

function Sheets(props: DoneDialogProps & { readonly household: Household }) {
  const { value, open, onClose, household } = props
  const [isTogether, setTogether] = useState(props.isTogether ?? false)
  const [asked, setAsked] = useState<{ button: HTMLElement; done: Done } | null>(null)
  const found = useLive((database) => readDoable(database, value), [value])
  const task = useAsOpened(found, onClose)
  const complete = useDone()
  const [, once] = usePending()
  if (!task) return null

  async function say(button: HTMLElement, done: Done): Promise<boolean> {
    if (!task) return false
    const act = () => complete(task, done)
    const [own] = splitPoints(pointsFor(task), [household.me.id, ...(done.with ?? [])])
    // Only the person's own points fly to their balance.
    const isDone = await (done.for ? act() : celebrated(button, own?.points ?? 0, act))
    if (isDone) onClose()
    return isDone
  }
  const choose: DoneSheetProps['onChoose'] = (button, done) => {
    if (task.needs_photo && !done.for) setAsked({ button, done })
    else void once(() => say(button, done))
  }
  const sheet = { task, household, open, onClose, onChoose: choose }
  return (
    <>
      {isTogether ? (
        <TogetherSheet {...sheet} />
      ) : (
        <WhoSheet {...sheet} onTogether={() => setTogether(true)} />
      )}
      {open && asked && (
        <Suspense>
          <ProofDialog
            name={task.name}
            onClose={() => setAsked(null)}
            onPhoto={(proof_url) => say(asked.button, { ...asked.done, proof_url })}
          />
        </Suspense>
      )}
    </>
  )
}

/**
 * The task of a sheet that asks who did it; null if there is nothing to complete. `key` is the id of a task, or a
 * repeating task and its day, which usually has no row (C1).
 */
async function readDoable({ tasks, chores }: AccountDatabase, key: string): Promise<Task | null> {
  const { id, slot } = readTaskKey(key)
  const stored = await tasks.get(slot === null ? id : occurrenceId(id, slot))
  if (stored || slot === null) return stored?.completed_at === null ? stored : null
  const chore = await chores.get(id)
  return chore ? plannedRow(chore, slot, new Date().toISOString()) : null
}
