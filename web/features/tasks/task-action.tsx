/** The one action that a person may take on an active task: complete it or claim it. */
import { Camera, Hand } from 'lucide-react'
import { Suspense, useState } from 'react'
import { openSteps, stepsOf } from '#domain/tasks/steps.ts'
import type { Task } from '#domain/tasks/task.ts'
import { pointsFor } from '#domain/tasks/task.ts'
import { celebrated } from '#web/shared/celebration/celebrated.ts'
import { Button } from '#web/ui/button.tsx'
import { lazyComponent } from '#web/ui/lazy-component.ts'
import { Points } from '#web/ui/points.tsx'
import { usePending } from '#web/ui/use-pending.ts'
import { EarnButton } from './earn-button.tsx'
import type { TaskOffers } from './task-offers.ts'
import { taskCardTexts } from './texts.ts'
import { useTaskActions } from './use-task-actions.ts'

/** In its own chunk, with the camera. */
const ProofDialog = lazyComponent(() => import('./proof/proof-dialog.tsx'), 'ProofDialog')

export type TaskActionProps = {
  readonly task: Task
  readonly offers: Pick<TaskOffers, 'action'>
  /** With little space, the button shows only the points. */
  readonly isShort?: boolean
  /** Called with what was done, unless it was refused. */
  readonly onDone?: (action: TaskOffers['action']) => void
  /** The label for claiming, if not the usual one. */
  readonly claimText?: { readonly label: string; readonly name: (task: string) => string }
}

export function TaskAction(props: TaskActionProps) {
  const { task, offers, isShort = false, onDone, claimText } = props
  const actions = useTaskActions()
  // A second press while the first one is being saved would say the same thing twice.
  const [isPressed, once] = usePending()
  const tell = (isDone: boolean): boolean => {
    if (isDone) onDone?.(offers.action)
    return isDone
  }
  switch (offers.action) {
    case 'complete':
      return (
        <Complete
          task={task}
          word={isShort ? '' : isPressed ? taskCardTexts.done : taskCardTexts.complete}
          onComplete={(button, proof_url) =>
            once(() =>
              celebrated(button, pointsFor(task), async () =>
                tell(await actions.complete(task, proof_url)),
              ),
            )
          }
        />
      )
    case 'claim':
      return (
        <Button
          tone="soft"
          icon={Hand}
          aria-label={(claimText?.name ?? taskCardTexts.claimTask)(task.name)}
          onClick={() => once(async () => tell(await actions.claim(task)))}
        >
          {claimText?.label ?? taskCardTexts.claim}
        </Button>
      )
    case 'none':
      return <Points value={pointsFor(task)} signed />
  }
}

type CompleteProps = {
  readonly task: Task
  readonly word: string
  readonly onComplete: (button: HTMLElement, proof_url?: string) => Promise<unknown>
}

/** If all steps come first, it says how many are ticked and waits; if a photo is needed, it asks for one (T18, T20). */
function Complete({ task, word, onComplete }: CompleteProps) {
  const [pressed, setPressed] = useState<HTMLElement | null>(null)
  const points = pointsFor(task)
  const steps = stepsFirst(task)
  const name = taskCardTexts.completeAndEarn(task.name, points)
  return (
    <>
      <EarnButton
        label={steps ?? word}
        points={points}
        accessibleName={steps === null ? name : taskCardTexts.afterSteps(name, steps)}
        disabled={steps !== null}
        onClick={({ currentTarget }) =>
          task.needs_photo ? setPressed(currentTarget) : void onComplete(currentTarget)
        }
        {...(task.needs_photo && { icon: Camera })}
      />
      {pressed && (
        <Suspense>
          <ProofDialog
            name={task.name}
            onClose={() => setPressed(null)}
            onPhoto={(path) => onComplete(pressed, path)}
          />
        </Suspense>
      )}
    </>
  )
}

/** How many steps are ticked, if all of them come first and some are open; otherwise null (T18). */
function stepsFirst(task: Task): string | null {
  const open = task.all_steps ? openSteps(task) : 0
  if (open === 0) return null
  const count = stepsOf(task).length
  return taskCardTexts.stepsFirst(count - open, count)
}
