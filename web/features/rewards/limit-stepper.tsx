/** One limit of a reward: a number with minus and plus; one step below the lowest number means no limit. */
import { Minus, Plus } from 'lucide-react'
import { useId } from 'react'
import { styled } from 'styled-components'
import { stepByKey } from '#web/ui/number-stepper.tsx'
import { stepperStyle } from '#web/ui/stepper-style.ts'
import { theme } from '#web/ui/theme.ts'
import { rewardFormTexts } from './form-texts.ts'

export type LimitStepperProps = {
  readonly label: string
  readonly note: string
  /** Null for no limit. */
  readonly value: number | null
  readonly max: number
  readonly onChange: (value: number | null) => void
}

const MIN_LIMIT = 1

export function LimitStepper({ label, note, value, max, onChange }: LimitStepperProps) {
  const id = useId()
  const less = () => onChange(value === null || value <= MIN_LIMIT ? null : value - 1)
  const more = () => onChange(value === null ? MIN_LIMIT : Math.min(value + 1, max))
  const text = value === null ? rewardFormTexts.noLimit : String(value)
  return (
    <Row>
      <span>
        <b id={id}>{label}</b>
        <small id={`${id}-note`}>{note}</small>
      </span>
      <Control>
        <button
          type="button"
          aria-label={rewardFormTexts.less(label)}
          aria-disabled={value === null || undefined}
          onClick={less}
        >
          <Minus size={20} aria-hidden="true" />
        </button>
        <span
          role="spinbutton"
          tabIndex={0}
          aria-labelledby={id}
          aria-describedby={`${id}-note`}
          aria-valuenow={value ?? 0}
          aria-valuetext={text}
          aria-valuemin={0}
          aria-valuemax={max}
          onKeyDown={(event) => stepByKey(event, more, less)}
        >
          {text}
        </span>
        <button
          type="button"
          aria-label={rewardFormTexts.more(label)}
          aria-disabled={value === max || undefined}
          onClick={more}
        >
          <Plus size={20} aria-hidden="true" />
        </button>
      </Control>
    </Row>
  )
}

const Row = styled.div`
  ${theme.spread(2)}
  padding: 8px 0;
  ${theme.hairline('& + &')}
  > span {
    ${theme.share('6rem')}
  }
  b {
    display: block;
    font: ${theme.font.label};
  }
  small {
    display: block;
    ${theme.note}
  }
`

const Control = styled.div`
  ${stepperStyle}
  flex: none;
  grid-template-columns: 48px minmax(5.75rem, 1fr) 48px;
  [role='spinbutton'] {
    ${theme.centre}
    padding: 0 6px;
    border: 1px solid ${theme.line.hair};
    border-block: 0;
    ${theme.figures(theme.font.h3)}
    text-align: center;
    &:focus-visible {
      outline-offset: -4px;
    }
  }
`
