/** Completes what a repeating task asks for on a day, and earns its points (C7, C8); its steps open in a sheet (T17). */
import type { AgendaItem } from '#domain/chores/agenda.ts'
import { taskOf } from '#domain/chores/agenda.ts'
import { useOpenActions } from '#web/features/tasks/due/use-open-actions.ts'
import { StepsButton } from '#web/features/tasks/steps/steps-button.tsx'
import { TaskAction } from '#web/features/tasks/task-action.tsx'
import { useNow } from '#web/shared/time/use-now.ts'

export function ChoreComplete({ item }: { readonly item: AgendaItem }) {
  const actions = useOpenActions({ item })
  const task = taskOf(item, useNow().toISOString())
  return <TaskAction task={task} offers={{ action: 'complete' }} doing={actions} />
}

export function ChoreSteps({ item }: { readonly item: AgendaItem }) {
  const task = taskOf(item, useNow().toISOString())
  return task.checklist === '' ? null : <StepsButton task={task} item={item} />
}
