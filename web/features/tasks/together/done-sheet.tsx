/** The common parts of the sheets that ask who did a task. */
import { openSteps, stepsOf } from '#domain/tasks/steps.ts'
import type { Task } from '#domain/tasks/task.ts'
import type { Household } from '#web/shared/people/use-household.ts'
import { InfoLine } from '#web/ui/info-line.tsx'
import { togetherTexts } from './texts.ts'
import type { Done } from './use-done.ts'

export type DoneSheetProps = {
  readonly task: Task
  readonly household: Household
  readonly open: boolean
  readonly onClose: () => void
  /** Gets the choice, and the pressed button, from which the points fly. */
  readonly onChoose: (button: HTMLElement, done: Done) => void
}

/** If all steps come first, nobody has done it yet (T18). */
export function mustTickFirst(task: Task): boolean {
  return task.all_steps && openSteps(task) > 0
}

/** Says so, with how many are ticked. */
export function StepsFirst({ task }: { readonly task: Task }) {
  if (!mustTickFirst(task)) return null
  const all = stepsOf(task).length
  return <InfoLine>{togetherTexts.stepsFirst(all - openSteps(task), all)}</InfoLine>
}
