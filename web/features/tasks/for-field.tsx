/** Whom a plain task is for: anyone, oneself or a partner (T12). */
import { firstName } from '#domain/users/user.ts'
import { Label } from '#web/features/tasks/chores/chip-choice.tsx'
import type { Household } from '#web/shared/people/use-household.ts'
import { ChoiceChips } from '#web/ui/choice-chips.tsx'
import { taskFormTexts } from './form-texts.ts'

export type ForFieldProps = {
  readonly household: Household
  readonly value: string | null
  readonly onChange: (person: string | null) => void
}

const ANYONE = ''

export function ForField({ household: { me, partners }, value, onChange }: ForFieldProps) {
  return (
    <>
      <Label>{taskFormTexts.for}</Label>
      <ChoiceChips
        label={taskFormTexts.for}
        value={value ?? ANYONE}
        options={[
          { value: ANYONE, label: taskFormTexts.forAnyone },
          { value: me.id, label: taskFormTexts.forMe },
          ...partners.map((person) => ({ value: person.id, label: firstName(person) })),
        ]}
        onChange={(person) => onChange(person || null)}
      />
    </>
  )
}
