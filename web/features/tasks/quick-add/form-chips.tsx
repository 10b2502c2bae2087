/** The understood parts of a line, as chips in the form that they filled: × puts the words back into the name (T28). */
import { useState } from 'react'
import type { Part } from '#domain/quick-add/quick-task.ts'
import { readLine } from '#domain/quick-add/read-line.ts'
import type { Span } from '#domain/quick-add/tokens.ts'
import type { FilledForm, TaskFormState } from '#web/features/tasks/task-form-fields.ts'
import type { Household } from '#web/shared/people/use-household.ts'
import { useNow } from '#web/shared/time/use-now.ts'
import { QuickChips } from './quick-chips.tsx'
import type { PrefilledFields } from './quick-prefill.ts'
import { prefilledFields } from './quick-prefill.ts'
import { useQuickContext } from './use-quick-context.ts'

export type FormChipsProps = {
  readonly line: string
  readonly form: TaskFormState
  readonly household: Household
  /** The form after filling in these fields. */
  readonly filledWith: (fields: PrefilledFields) => FilledForm
}

export function FormChips({ line, form, household, filledWith }: FormChipsProps) {
  const context = useQuickContext(household, useNow().toISOString())
  const [ignored, setIgnored] = useState<readonly Span[]>([])
  const task = readLine(line, context, ignored)
  if (task.parts.length === 0) return null

  /** Fields that somebody has changed in the form meanwhile stay as they are. */
  function remove(part: Part): void {
    const spans = [...ignored, { start: part.start, end: part.end }]
    const [before, after] = [task, readLine(line, context, spans)].map((each) =>
      filledWith(prefilledFields(each)),
    )
    setIgnored(spans)
    if (!before || !after) return
    for (const field of ['time_minutes', 'effort_level', 'is_shared', 'plan', 'due'] as const)
      if (isSame(form.getValues(field), before[field])) form.setValue(field, after[field])
    const name = form.getValues('name')
    const words = line.slice(part.start, part.end)
    form.setValue('name', name === before.name ? after.name : `${name} ${words}`)
    form.setFocus('name')
  }

  return <QuickChips task={task} context={context} onRemove={remove} isSharingSaid />
}

/** Some fields hold several values. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
