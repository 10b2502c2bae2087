/** Opens the steps of a task in a sheet, in places without a card. */
import { ChevronRight } from 'lucide-react'
import type { Task } from '#domain/tasks/task.ts'
import { taskKey } from '#web/features/tasks/task-key.ts'
import { taskCardTexts } from '#web/features/tasks/texts.ts'
import { useOverlayAddress } from '#web/shared/overlay/use-overlay-address.ts'
import { Toggle } from './card-steps.tsx'

export function StepsButton({ task }: { readonly task: Task }) {
  const overlay = useOverlayAddress()
  return (
    <Toggle
      type="button"
      aria-haspopup="dialog"
      aria-label={taskCardTexts.stepsOfTask(task.name)}
      onClick={() => overlay.open('steps', taskKey(task))}
    >
      {taskCardTexts.steps}
      <ChevronRight aria-hidden="true" />
    </Toggle>
  )
}
