/** A choice between a few cards; native radio buttons underneath. */
import type { LucideIcon } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { css, styled } from 'styled-components'
import { FieldText } from './field.tsx'
import { theme } from './theme.ts'

export interface RadioCardOption<Value extends string> {
  readonly value: Value
  readonly label: string
  readonly note?: ReactNode
  /** Drawn above the label in columns: effort stitches. */
  readonly glyph?: ReactNode
  /** Drawn at the right in rows. */
  readonly icon?: LucideIcon
}

/** `inline` sets rows side by side, for short labels. */
export type RadioCardsForm = 'columns' | 'rows' | 'inline'

export interface RadioCardsProps<Value extends string> {
  readonly legend: string
  readonly options: readonly RadioCardOption<Value>[]
  readonly value: Value
  readonly onChange: (value: Value) => void
  readonly form?: RadioCardsForm
  readonly hint?: ReactNode
  readonly error?: string | undefined
  /** For places where the page may be rendered again: by this name, the focus finds its option again. */
  readonly id?: string
}

export function RadioCards<Value extends string>(props: RadioCardsProps<Value>) {
  const { legend, options, value, onChange, form = 'columns', hint, error } = props
  const own = useId()
  const { id = own } = props
  return (
    <Group aria-describedby={hint !== undefined || error !== undefined ? `${id}-text` : undefined}>
      <legend>{legend}</legend>
      <Options $form={form}>
        {options.map((option) => (
          <Choice key={option.value} $form={form}>
            <input
              id={`${id}-${option.value}`}
              type="radio"
              name={id}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.glyph}
            <span>
              <b>{option.label}</b>
              {option.note !== undefined && <small>{option.note}</small>}
            </span>
            {option.icon && <option.icon aria-hidden="true" />}
          </Choice>
        ))}
      </Options>
      <FieldText id={`${id}-text`} hint={hint} error={error} />
    </Group>
  )
}

const Group = styled.fieldset`
  ${theme.column(1.5)}
  legend {
    margin-bottom: 6px;
    color: ${theme.text.main};
    font: ${theme.font.smallStrong};
  }
`

/** As many as fit without breaking a word. */
function besideEachOther(width: string): string {
  return `display: flex; flex-wrap: wrap; > label { flex: 1 1 ${width}; }`
}

const layouts: Record<RadioCardsForm, string> = {
  columns: besideEachOther('5.2rem'),
  rows: 'grid-template-columns: minmax(0, 1fr);',
  inline: besideEachOther('6.4rem'),
}

const Options = styled.div<{ $form: RadioCardsForm }>`
  ${theme.grid(2)}
  ${({ $form }) => layouts[$form]}
`

const columns = css`
  justify-items: center;
  align-content: center;
  gap: 7px;
  min-height: 88px;
  padding: 12px 8px 11px;
  text-align: center;
  input {
    ${theme.unseen}
  }
  b {
    font: ${theme.font.row};
  }
  small {
    margin-top: 5px;
  }
  /* The icon says the same. */
  ${theme.media.phone} {
    min-height: 64px;
    padding-block: 8px;
    && small {
      display: none;
    }
  }
`

const rows = css`
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: 14px;
  min-height: 68px;
  padding: 12px 16px;
  b {
    font: ${theme.font.label};
  }
  input {
    appearance: none;
    ${theme.square('24px')}
    margin: 0;
    border: 2px solid ${theme.line.strong};
    border-radius: 50%;
    outline: none;
    &:checked {
      border: 7px solid ${theme.line.action};
    }
    ${theme.media.forcedColors} {
      appearance: auto;
    }
  }
`

const inline = css`
  ${rows}
  grid-template-columns: auto 1fr auto;
  gap: 12px;
  min-height: 56px;
  padding: 6px 12px;
`

const forms = { columns, rows, inline }

const Choice = styled.label<{ $form: RadioCardsForm }>`
  position: relative;
  display: grid;
  border-radius: ${theme.radius.inner};
  background: ${theme.surface.card};
  box-shadow: inset 0 0 0 1.5px ${theme.line.strong};
  cursor: pointer;
  ${({ $form }) => forms[$form]}
  b,
  small {
    display: block;
  }
  small {
    ${theme.caption}
  }
  &:has(:checked) {
    background: ${theme.surface.actionSoft};
    box-shadow: inset 0 0 0 2.5px ${theme.line.action};
    small {
      color: ${theme.text.muted};
    }
  }
  ${theme.ring('3px')}
  ${theme.media.forcedColors} {
    border: 1px solid;
    &:has(:checked) {
      border: 3px solid Highlight;
    }
  }
`
