/** The sheets that ask who did a task: a child, several together, or oneself. Loaded when one opens. */
import { lazy, Suspense, useState } from 'react'
import { splitPoints } from '#domain/tasks/split.ts'
import { pointsFor } from '#domain/tasks/task.ts'
import { celebrated } from '#web/shared/celebration/celebrated.ts'
import type { Household } from '#web/shared/people/use-household.ts'
import { useHousehold } from '#web/shared/people/use-household.ts'
import { usePending } from '#web/ui/use-pending.ts'
import type { DoneSheetProps } from './done-sheet.ts'
import { TogetherSheet } from './together-sheet.tsx'
import { useDoable } from './use-doable.ts'
import type { Done } from './use-done.ts'
import { useDone } from './use-done.ts'
import { WhoSheet } from './who-sheet.tsx'

/** In its own chunk, with the camera. */
const ProofDialog = lazy(async () => ({
  default: (await import('#web/features/tasks/proof/proof-dialog.tsx')).ProofDialog,
}))

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
  const task = useDoable(value, onClose)
  const complete = useDone()
  const [isPending, once] = usePending()
  if (!task) return null

  async function say(button: HTMLElement, done: Done): Promise<boolean> {
    if (!task) return false
    const act = () => complete(task, done)
    const [own] = splitPoints(pointsFor(task), [household.me.id, ...(done.with ?? [])])
    // Only one's own points fly to one's own balance.
    const isDone = await (done.for ? act() : celebrated(button, own?.points ?? 0, act))
    if (isDone) onClose()
    return isDone
  }
  const choose: DoneSheetProps['onChoose'] = (button, done) => {
    if (task.needs_photo && !done.for) setAsked({ button, done })
    else void once(() => say(button, done))
  }
  const sheet = { task, household, open, onClose, onChoose: choose, isPending }
  return (
    <>
      {isTogether ? (
        <TogetherSheet {...sheet} />
      ) : (
        <WhoSheet {...sheet} onTogether={() => setTogether(true)} />
      )}
      {asked && (
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
