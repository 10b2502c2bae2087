/** Says why nobody has done a task yet whose steps come first (T18). */
import { openSteps, stepsOf } from '#domain/tasks/steps.ts'
import type { Task } from '#domain/tasks/task.ts'
import { InfoLine } from '#web/ui/info-line.tsx'
import { mustTickFirst } from './done-sheet.ts'
import { togetherTexts } from './texts.ts'

export function StepsFirst({ task }: { readonly task: Task }) {
  if (!mustTickFirst(task)) return null
  const all = stepsOf(task).length
  return <InfoLine>{togetherTexts.stepsFirst(all - openSteps(task), all)}</InfoLine>
}
