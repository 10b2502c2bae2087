/** The two parts of a card that has steps: the button that opens them, and the list. */
import { lazy, Suspense, useState } from 'react'
import type { Task } from '#domain/tasks/task.ts'
import type { TaskActions } from '#web/features/tasks/use-task-actions.ts'

const parts = () => import('./card-steps.tsx')
const StepsToggle = lazy(async () => ({ default: (await parts()).StepsToggle }))
const StepList = lazy(async () => ({ default: (await parts()).StepList }))

type Ticking = { readonly mayTick: boolean; readonly tick: TaskActions['tick'] }

export function useCardSteps(task: Task, { mayTick, tick }: Ticking) {
  const [isOpen, setOpen] = useState(false)
  if (task.checklist === '') return { toggle: null, list: undefined }
  const toggle = (
    <Suspense>
      <StepsToggle name={task.name} isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />
    </Suspense>
  )
  const list = isOpen ? (
    <Suspense>
      <StepList {...{ task, mayTick }} onTick={(step) => void tick(task, step)} />
    </Suspense>
  ) : undefined
  return { toggle, list }
}
