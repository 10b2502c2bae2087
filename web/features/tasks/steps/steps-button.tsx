/** Opens the steps of a task in a sheet, where there is no card to open them on. */
import { ChevronRight } from 'lucide-react'
import type { OpenTask } from '#domain/chores/open-tasks.ts'
import { taskCardTexts } from '#web/features/tasks/texts.ts'
import { useOverlayAddress } from '#web/shared/overlay/use-overlay-address.ts'
import { Toggle } from './card-steps.tsx'
import { stepsKey } from './steps-key.ts'

export function StepsButton(entry: Pick<OpenTask, 'task' | 'item'>) {
  const overlay = useOverlayAddress()
  return (
    <Toggle
      type="button"
      aria-haspopup="dialog"
      aria-label={taskCardTexts.stepsOfTask(entry.task.name)}
      onClick={() => overlay.open('steps', stepsKey(entry))}
    >
      {taskCardTexts.steps}
      <ChevronRight aria-hidden="true" />
    </Toggle>
  )
}
