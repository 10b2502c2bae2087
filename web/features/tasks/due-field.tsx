/** The day of a plain task, its time, and when to remind of it (T12). */
import { useState } from 'react'
import { localDay } from '#domain/calendar.ts'
import { addDays } from '#domain/days.ts'
import { ChipChoice } from '#web/features/tasks/chores/chip-choice.tsx'
import { TimeFields } from '#web/features/tasks/chores/rule-fields.tsx'
import { useHousehold } from '#web/shared/people/use-household.ts'
import { deviceTimeZone } from '#web/shared/time/device-time-zone.ts'
import { useNow } from '#web/shared/time/use-now.ts'
import { FieldText } from '#web/ui/field.tsx'
import { Stack } from '#web/ui/stack.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { taskFormTexts } from './form-texts.ts'
import type { Due } from './task-form-fields.ts'

export type DueFieldProps = {
  readonly value: Due
  readonly onChange: (due: Due) => void
  readonly error: string | undefined
}

const kinds = ['none', 'today', 'tomorrow', 'day'] as const
type Kind = (typeof kinds)[number]

export function DueField({ value, onChange, error }: DueFieldProps) {
  const household = useHousehold()
  const zone = deviceTimeZone() ?? household?.timeZone ?? 'UTC'
  const today = localDay(useNow().toISOString(), zone)
  const days = { none: null, today, tomorrow: addDays(today, 1), day: addDays(today, 2) }
  const change = (given: Partial<Due>) => onChange({ ...value, ...given })
  // The field for a day stays while the day typed into it passes today and tomorrow.
  const [isChoosing, setIsChoosing] = useState(false)
  const found = kinds.find((each) => days[each] === value.due_on) ?? 'day'
  const kind = isChoosing && value.due_on !== null ? 'day' : found
  return (
    <Stack $gap={3}>
      <ChipChoice<Kind>
        label={taskFormTexts.due}
        value={kind}
        options={kinds.map((each) => ({ value: each, label: taskFormTexts.dueDays[each] }))}
        onChange={(each) => {
          setIsChoosing(each === 'day')
          change(
            each === 'none'
              ? { due_on: null, due_time: null, remind_at: null }
              : { due_on: days[each] },
          )
        }}
      />
      {value.due_on !== null && (
        <>
          {kind === 'day' && (
            <TextInput
              type="date"
              label={taskFormTexts.dueDay}
              value={value.due_on}
              onChange={({ target }) => {
                setIsChoosing(true)
                change({ due_on: target.value })
              }}
            />
          )}
          <TimeFields due={value} change={change} />
        </>
      )}
      <FieldText id="due-text" error={error} />
    </Stack>
  )
}
