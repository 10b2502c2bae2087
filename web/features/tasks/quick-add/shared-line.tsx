/** Reads a text that another app shared as a line, and opens the form of a new task with its parts as chips (T28). */
import { Navigate } from 'react-router-dom'
import { readLine } from '#domain/quick-add/read-line.ts'
import type { SharedTask } from '#web/features/tasks/shared-task.tsx'
import type { Household } from '#web/shared/people/use-household.ts'
import { useNow } from '#web/shared/time/use-now.ts'
import type { QuickState } from './quick-prefill.ts'
import { prefilledFields } from './quick-prefill.ts'
import { useQuickContext } from './use-quick-context.ts'

export type SharedLineProps = { readonly shared: SharedTask; readonly household: Household }

export function SharedLine({ shared, household }: SharedLineProps) {
  const context = useQuickContext(household, useNow().toISOString())
  const { name, description } = shared
  const task = readLine(name, context)
  // If no name is left, the whole text is the name.
  const isUnderstood = task.name !== '' && task.parts.length > 0
  const fields = isUnderstood ? { ...prefilledFields(task), description } : shared
  const state: QuickState = {
    begun: { fields, settles: [] },
    quick: { part: null, line: isUnderstood ? name : null },
  }
  return <Navigate to={{ search: '?new=shared' }} state={state} replace />
}
