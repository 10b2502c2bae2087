/** From when until when: two days, or until further notice (C19). */
import { styled } from 'styled-components'
import { Switch } from '#web/ui/switch.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { awayTexts, choreTexts } from './texts.ts'

export type Days = {
  /** Both yyyy-MM-dd; empty until they are chosen. */
  readonly from: string
  readonly until: string
  readonly isOpenEnded: boolean
}
export type DaysError = { readonly field: 'from' | 'until'; readonly message: string }

/** What is missing or in the wrong order. */
export function daysError({ from, until, isOpenEnded }: Days): DaysError | null {
  if (from === '') return { field: 'from', message: choreTexts.chooseDay }
  if (isOpenEnded) return null
  if (until === '') return { field: 'until', message: choreTexts.chooseDay }
  return until < from ? { field: 'until', message: choreTexts.endBeforeStart } : null
}

type AwayDaysProps = {
  readonly days: Days
  readonly change: (days: Days) => void
  readonly error: DaysError | null
}

export function AwayDays({ days, change, error }: AwayDaysProps) {
  const errorAt = (field: DaysError['field']) =>
    error?.field === field ? error.message : undefined
  return (
    <>
      <Half>
        <TextInput
          type="date"
          label={choreTexts.from}
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
        label={awayTexts.untilBack}
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
