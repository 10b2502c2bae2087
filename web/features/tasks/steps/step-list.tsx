/** The steps of a task: people who may complete it can tick them, others see them. Loaded when it is opened. */
import { stepsOf } from '#domain/tasks/steps.ts'
import type { Task } from '#domain/tasks/task.ts'
import { taskCardTexts } from '#web/features/tasks/texts.ts'
import type { Tick } from '#web/features/tasks/use-task-actions.ts'
import { TickLine, TickList } from '#web/ui/tick-list.tsx'

export type StepListProps = {
  readonly task: Task
  readonly mayTick: boolean
  readonly onTick: (tick: Tick) => void
}

export function StepList({ task, mayTick, onTick }: StepListProps) {
  return (
    <TickList aria-label={taskCardTexts.stepsOfTask(task.name)}>
      {stepsOf(task).map(({ text, isTicked }) => (
        <li key={text}>
          <TickLine
            isDone
            checked={isTicked}
            disabled={!mayTick}
            onTick={(on) => onTick({ text, on })}
          >
            {text}
          </TickLine>
        </li>
      ))}
    </TickList>
  )
}
