/** The part of the form that says on which days a task repeats. */
import { styled } from 'styled-components'
import { MAX_EVERY } from '#domain/chores/chore.ts'
import { monthNames, weekdayNames } from '#domain/language/format.ts'
import { NumberStepper } from '#web/ui/number-stepper.tsx'
import { Select } from '#web/ui/select.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { theme } from '#web/ui/theme.ts'
import { ChipChoice } from './chip-choice.tsx'
import type { Plan } from './plan.ts'
import { planTexts } from './texts.ts'

export type PlanPartProps = {
  readonly plan: Plan
  readonly change: (fields: Partial<Plan>) => void
}

const ALL_MONTHS = 0b111111111111

type RuleFieldsProps = PlanPartProps & {
  /** The weekdays of each week, so that no number is asked for. */
  readonly isChosenWeekdays: boolean
}

export function RuleFields({ plan, change, isChosenWeekdays }: RuleFieldsProps) {
  const { repeats, every, weekdays } = plan
  return (
    <>
      {!isChosenWeekdays && (
        <NumberStepper
          label={planTexts.every[repeats]}
          value={every}
          onChange={(every) => change({ every })}
          min={repeats === 'weekly' ? 2 : 1}
          max={MAX_EVERY[repeats]}
          step={1}
          decreaseLabel={planTexts.less}
          increaseLabel={planTexts.more}
        />
      )}
      {repeats === 'weekly' && (
        <BitChips
          label={planTexts.weekdays}
          names={weekdayNames('long')}
          shown={weekdayNames('narrow')}
          value={weekdays}
          onChange={(weekdays) => change({ weekdays })}
        />
      )}
      {(repeats === 'monthly_day' || repeats === 'monthly_weekday') && (
        <MonthlyFields plan={plan} change={change} />
      )}
    </>
  )
}

function MonthlyFields({ plan, change }: PlanPartProps) {
  const { repeats, month_day, month_week, weekdays } = plan
  const isWeekday = repeats === 'monthly_weekday'
  return (
    <>
      <ChipChoice
        label={planTexts.inMonth}
        value={isWeekday ? 'weekday' : 'day'}
        options={[
          { value: 'day', label: planTexts.onDay },
          { value: 'weekday', label: planTexts.onWeekday },
        ]}
        onChange={(on) =>
          change(
            on === 'day'
              ? { repeats: 'monthly_day', month_day: month_day ?? 1 }
              : { repeats: 'monthly_weekday', month_week: month_week ?? 1, weekdays: 1 },
          )
        }
      />
      {isWeekday ? (
        <>
          <Select
            label={planTexts.which}
            value={month_week ?? 1}
            onChange={({ target }) => change({ month_week: Number(target.value) })}
          >
            {planTexts.weekNames.map((name, place) => (
              <option key={name} value={place + 1}>
                {name}
              </option>
            ))}
          </Select>
          <Select
            label={planTexts.weekday}
            value={weekdays}
            onChange={({ target }) => change({ weekdays: Number(target.value) })}
          >
            {weekdayNames('long').map((name, place) => (
              <option key={name} value={1 << place}>
                {name}
              </option>
            ))}
          </Select>
        </>
      ) : (
        <NumberStepper
          label={planTexts.dayOfMonth}
          value={month_day ?? 1}
          onChange={(month_day) => change({ month_day })}
          min={1}
          max={31}
          step={1}
          decreaseLabel={planTexts.less}
          increaseLabel={planTexts.more}
        />
      )}
    </>
  )
}

type Times = Pick<Plan, 'due_time' | 'remind_at'>

type TimeFieldsProps = {
  readonly due: Times
  readonly change: (fields: Partial<Times>) => void
}

/** The time of day at which it is due, and when to remind of it (C24). */
export function TimeFields({ due: { due_time, remind_at }, change }: TimeFieldsProps) {
  return (
    <>
      <TextInput
        type="time"
        label={planTexts.time}
        optional={planTexts.optional}
        value={due_time ?? ''}
        onChange={({ target }) => change({ due_time: target.value || null })}
      />
      <TextInput
        type="time"
        label={planTexts.remindAt}
        optional={planTexts.optional}
        hint={planTexts.remindAtHint}
        value={remind_at ?? ''}
        onChange={({ target }) => change({ remind_at: target.value || null })}
      />
    </>
  )
}

/** When it begins and ends, at what times it is due and reminds, and in which months. */
export function SpanFields({ plan, change, today }: PlanPartProps & { readonly today: string }) {
  const { starts_on, ends_on, times } = plan
  const ends = times !== null ? 'times' : ends_on !== null ? 'day' : 'never'
  return (
    <>
      <TextInput
        type="date"
        label={planTexts.starts}
        value={starts_on}
        onChange={({ target }) => change({ starts_on: target.value })}
      />
      <TimeFields due={plan} change={change} />
      <ChipChoice
        label={planTexts.ends}
        value={ends}
        options={planTexts.endKinds}
        onChange={(kind) =>
          change({
            ends_on: kind !== 'day' ? null : starts_on > today ? starts_on : today,
            times: kind === 'times' ? 10 : null,
          })
        }
      />
      {ends === 'day' && (
        <TextInput
          type="date"
          label={planTexts.endsOn}
          value={ends_on ?? ''}
          onChange={({ target }) => change({ ends_on: target.value })}
        />
      )}
      {ends === 'times' && (
        <NumberStepper
          label={planTexts.times}
          value={times ?? 1}
          onChange={(times) => change({ times: Math.max(1, times) })}
          min={1}
          max={999}
          step={1}
          decreaseLabel={planTexts.less}
          increaseLabel={planTexts.more}
        />
      )}
      <MonthFields plan={plan} change={change} />
    </>
  )
}

/** The months in which it is due. */
export function MonthFields({ plan: { months }, change }: PlanPartProps) {
  return (
    <>
      <Switch
        label={planTexts.someMonths}
        checked={months !== 0}
        onChange={({ target }) => change({ months: target.checked ? ALL_MONTHS : 0 })}
      />
      {months !== 0 && (
        <BitChips
          label={planTexts.months}
          names={monthNames('long')}
          shown={monthNames('short')}
          value={months}
          onChange={(months) => change({ months })}
        />
      )}
    </>
  )
}

type BitChipsProps = {
  readonly label: string
  /** The name of each bit, the lowest first, and the short one on its button. */
  readonly names: readonly string[]
  readonly shown: readonly string[]
  readonly value: number
  readonly onChange: (value: number) => void
}

/** A row of toggles, one for each bit of a mask: weekdays or months. */
function BitChips({ label, names, shown, value, onChange }: BitChipsProps) {
  return (
    <Bits role="group" aria-label={label}>
      {names.map((name, place) => (
        <button
          key={name}
          type="button"
          aria-label={name}
          aria-pressed={((value >> place) & 1) === 1}
          onClick={() => onChange(value ^ (1 << place))}
        >
          {shown[place]}
        </button>
      ))}
    </Bits>
  )
}

const Bits = styled.div`
  ${theme.grid(0.5)}
  grid-template-columns: repeat(auto-fit, minmax(${theme.size.target}, 1fr));
  padding: 2px;
  ${theme.frame(theme.radius.control)}
  > button {
    min-height: 48px;
    padding: 0;
    ${theme.bare}
    border-radius: ${theme.radius.chip};
    color: ${theme.text.main};
    font: ${theme.font.smallStrong};
    &[aria-pressed='true'] {
      background: ${theme.surface.action};
      color: ${theme.text.onAction};
      ${theme.chosen}
    }
  }
`
