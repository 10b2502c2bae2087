/** A number field with minus and plus buttons; invalid input counts as empty. */
import { Minus, Plus } from 'lucide-react'
import { type KeyboardEvent, type Ref, useState } from 'react'
import { styled } from 'styled-components'
import { Field, type FieldTexts } from './field.tsx'
import { stepperStyle } from './stepper-style.ts'
import { theme } from './theme.ts'

export interface NumberStepperProps extends FieldTexts {
  readonly value: number
  readonly onChange: (value: number) => void
  readonly onBlur?: () => void
  readonly min?: number
  readonly max: number
  readonly step?: number
  readonly decreaseLabel: string
  readonly increaseLabel: string
  readonly name?: string
  readonly ref?: Ref<HTMLInputElement>
}

export function NumberStepper(props: NumberStepperProps) {
  const { value, onChange, onBlur, min = 0, max, step = 5, name, ref } = props
  const [typed, setTyped] = useState<string | null>(null)
  const set = (next: number) => {
    setTyped(null)
    onChange(Math.min(Math.max(next, min), max))
  }
  const down = () => set((Math.ceil(value / step) - 1) * step)
  const up = () => set((Math.floor(value / step) + 1) * step)
  return (
    <Field label={props.label} hint={props.hint} error={props.error} optional={props.optional}>
      {(control) => (
        <Row data-invalid={control['aria-invalid']}>
          <button
            type="button"
            aria-label={props.decreaseLabel}
            aria-disabled={value <= min || undefined}
            onClick={() => value > min && down()}
          >
            <Minus size={20} aria-hidden="true" />
          </button>
          <input
            {...control}
            ref={ref}
            name={name}
            role="spinbutton"
            inputMode="numeric"
            autoComplete="off"
            aria-valuenow={value}
            aria-valuemin={min}
            aria-valuemax={max}
            value={typed ?? value}
            onChange={(event) => {
              setTyped(event.target.value)
              onChange(wholeNumber(event.target.value))
            }}
            onBlur={() => {
              setTyped(null)
              onBlur?.()
            }}
            onKeyDown={(event) => stepByKey(event, up, down)}
          />
          <button
            type="button"
            aria-label={props.increaseLabel}
            aria-disabled={value >= max || undefined}
            onClick={() => value < max && up()}
          >
            <Plus size={20} aria-hidden="true" />
          </button>
        </Row>
      )}
    </Field>
  )
}

/** Also with grouped digits: "1.000", "1,000", "1 000". */
function wholeNumber(text: string): number {
  const figures = text.trim().replaceAll(/(\d)[.,'’\s](?=\d{3}(?!\d))/g, '$1')
  return /^\d{1,15}$/.test(figures) ? Number(figures) : 0
}

/** As the arrow keys work in the browser's own number field. */
export function stepByKey(event: KeyboardEvent, up: () => void, down: () => void): void {
  if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
  event.preventDefault()
  if (event.key === 'ArrowUp') up()
  else down()
}

const Row = styled.div`
  ${stepperStyle}
  grid-template-columns: 52px minmax(0, 1fr) 52px;
  &[data-invalid] {
    border-color: ${theme.line.danger};
  }
  &:has(input:focus-visible) {
    border-color: ${theme.line.action};
    outline: 3px solid color-mix(in srgb, ${theme.line.action} 26%, transparent);
  }
  input {
    width: 100%;
    padding: 0 8px;
    border: 1px solid ${theme.line.hair};
    border-block: 0;
    border-radius: 0;
    background: none;
    ${theme.figures(`620 1.25rem/1 ${theme.font.display}`)}
    text-align: center;
    outline: none;
    ${theme.media.forcedColors} {
      &:focus-visible {
        outline: 3px solid Highlight;
        outline-offset: -3px;
      }
    }
  }
`
