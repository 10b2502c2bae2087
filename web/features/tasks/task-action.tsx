/** The one action that a person may take on an active task: complete it or claim it. */
import { Hand } from 'lucide-react'
import type { Task } from '#domain/tasks/task.ts'
import { pointsFor } from '#domain/tasks/task.ts'
import { celebrated } from '#web/shared/celebration/celebrated.ts'
import { Button } from '#web/ui/button.tsx'
import { Points } from '#web/ui/points.tsx'
import { usePending } from '#web/ui/use-pending.ts'
import { EarnButton } from './earn-button.tsx'
import type { TaskOffers } from './task-offers.ts'
import { taskCardTexts } from './texts.ts'
import type { TaskActions } from './use-task-actions.ts'
import { useTaskActions } from './use-task-actions.ts'

export type TaskActionProps = {
  readonly task: Task
  readonly offers: TaskOffers
  /** Where there is little room, the button shows the points alone. */
  readonly isShort?: boolean
  /** What it does for a task that a chore asks for. */
  readonly doing?: Pick<TaskActions, 'complete' | 'claim'>
  /** What claiming is called, if not that. */
  readonly claimText?: { readonly label: string; readonly name: (task: string) => string }
}

export function TaskAction(props: TaskActionProps) {
  const { task, offers, isShort = false, doing, claimText } = props
  const own = useTaskActions()
  const actions = doing ?? own
  // A second press while the first is being saved would say the same thing twice.
  const [isPressed, once] = usePending()
  switch (offers.action) {
    case 'complete':
      return (
        <EarnButton
          label={isShort ? '' : isPressed ? taskCardTexts.done : taskCardTexts.complete}
          points={pointsFor(task)}
          accessibleName={taskCardTexts.completeAndEarn(task.name, pointsFor(task))}
          onClick={({ currentTarget }) =>
            once(() => celebrated(currentTarget, pointsFor(task), () => actions.complete(task)))
          }
        />
      )
    case 'claim':
      return (
        <Button
          tone="soft"
          icon={Hand}
          aria-label={(claimText?.name ?? taskCardTexts.claimTask)(task.name)}
          onClick={() => once(() => actions.claim(task))}
        >
          {claimText?.label ?? taskCardTexts.claim}
        </Button>
      )
    case 'none':
      return <Points value={pointsFor(task)} signed />
  }
}
