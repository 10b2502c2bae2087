/** From when until when: two days, or until further notice (C19). */
import { styled } from 'styled-components'
import { PAUSE_BACK_DAYS } from '#domain/chores/chore.ts'
import { addDays } from '#domain/days.ts'
import { Switch } from '#web/ui/switch.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { choreTexts } from './texts.ts'

export type Days = {
  /** Both yyyy-MM-dd; empty until they are chosen. */
  readonly from: string
  readonly until: string
  readonly isOpenEnded: boolean
}
export type DaysError = { readonly field: 'from' | 'until'; readonly message: string }

export const fromToday = (today: string): Days => ({ from: today, until: '', isOpenEnded: false })

/** The field of a day that is missing, out of order or too long ago. */
export function daysError({ from, until, isOpenEnded }: Days, today: string): DaysError | null {
  if (from === '') return { field: 'from', message: choreTexts.chooseDay }
  if (from < earliest(today))
    return { field: 'from', message: choreTexts.tooFarBack(PAUSE_BACK_DAYS) }
  if (isOpenEnded) return null
  if (until === '') return { field: 'until', message: choreTexts.chooseDay }
  return until < from ? { field: 'until', message: choreTexts.endBeforeStart } : null
}

/** The last day; null until further notice. */
export function lastOf({ until, isOpenEnded }: Days): string | null {
  return isOpenEnded ? null : until
}

/** A pause can begin in the past: occurrences missed since then vanish. */
function earliest(today: string): string {
  return addDays(today, -PAUSE_BACK_DAYS)
}

export type PauseDaysFieldsProps = {
  readonly days: Days
  readonly change: (days: Days) => void
  readonly error: DaysError | null
  readonly today: string
  /** The words for "until further notice". */
  readonly openEnd: string
}

export function PauseDaysFields({ days, change, error, today, openEnd }: PauseDaysFieldsProps) {
  const errorAt = (field: DaysError['field']) =>
    error?.field === field ? error.message : undefined
  return (
    <>
      <Half>
        <TextInput
          type="date"
          label={choreTexts.from}
          min={earliest(today)}
          value={days.from}
          onChange={({ target }) => change({ ...days, from: target.value })}
          error={errorAt('from')}
        />
        {!days.isOpenEnded && (
          <TextInput
            type="date"
            label={choreTexts.until}
            min={days.from}
            value={days.until}
            onChange={({ target }) => change({ ...days, until: target.value })}
            error={errorAt('until')}
          />
        )}
      </Half>
      <Switch
        label={openEnd}
        checked={days.isOpenEnded}
        onChange={({ target }) => change({ ...days, isOpenEnded: target.checked })}
      />
    </>
  )
}

const Half = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(140px, 1fr));
  align-items: start;
  gap: 12px;
`
