/** The field of a task's form that says how it repeats. */
import { Controller, useWatch } from 'react-hook-form'
import type { Before } from '#web/features/tasks/chores/plan.ts'
import { RepeatsField } from '#web/features/tasks/chores/repeats-field.tsx'
import type { TaskFormState } from './task-form-fields.ts'

export type PlanFieldProps = {
  readonly form: TaskFormState
  readonly before: Before | undefined
  readonly isRuleAlone: boolean | undefined
}

export function PlanField({ form, before, isRuleAlone }: PlanFieldProps) {
  const { control, setValue } = form
  const isShared = useWatch({ control, name: 'is_shared' })
  return (
    <Controller
      control={control}
      name="plan"
      render={({ field: { value, onChange }, fieldState }) => (
        <RepeatsField
          value={value}
          onChange={onChange}
          isShared={isShared}
          share={() => setValue('is_shared', true)}
          before={before}
          isRuleAlone={isRuleAlone}
          error={fieldState.error?.message}
        />
      )}
    />
  )
}
