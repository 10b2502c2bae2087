/** Chips to choose one of a few options; on phones one line that scrolls sideways. */
import type { LucideIcon } from 'lucide-react'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { theme } from './theme.ts'

export interface ChipOption<Value extends string> {
  readonly value: Value
  readonly label: string
  /** Always shown; without an icon, the chosen chip has a check. */
  readonly icon?: LucideIcon
  /** Instead of both, such as a face. */
  readonly picture?: ReactNode
}

export interface ChoiceChipsProps<Value extends string> {
  readonly label: string
  readonly options: readonly ChipOption<Value>[]
  readonly value: Value
  readonly onChange: (value: Value) => void
}

export function ChoiceChips<Value extends string>(props: ChoiceChipsProps<Value>) {
  const { label, options, value, onChange } = props
  return (
    <Chips role="group" aria-label={label}>
      {options.map((option) => {
        const isChosen = option.value === value
        const Icon = option.icon ?? Check
        return (
          <button
            key={option.value}
            type="button"
            aria-pressed={isChosen}
            onClick={() => onChange(option.value)}
          >
            {option.picture ?? ((isChosen || option.icon) && <Icon aria-hidden="true" />)}
            {option.label}
          </button>
        )
      })}
    </Chips>
  )
}

/* Its padding is for the focus ring. A place that is not 16 px from the edge sets `--chips-edge`. */
const Chips = styled.div`
  ${theme.flow(2)}
  ${theme.media.phone} {
    flex-wrap: nowrap;
    flex: none;
    width: calc(100% + 2 * var(--chips-edge, 16px));
    min-height: calc(${theme.size.target} + 12px);
    margin: -6px calc(-1 * var(--chips-edge, 16px));
    padding: 6px var(--chips-edge, 16px);
    overflow-x: auto;
    scrollbar-width: none;
  }
  button {
    ${theme.inline(2)}
    flex: none;
    min-height: ${theme.size.target};
    padding: 0 16px;
    ${theme.frame(theme.radius.pill)}
    color: ${theme.text.muted};
    font: ${theme.font.smallStrong};
    white-space: nowrap;
    cursor: pointer;
    &[aria-pressed='true'] {
      border-color: ${theme.line.action};
      box-shadow: inset 0 0 0 0.5px ${theme.line.action};
      background: ${theme.surface.actionSoft};
      color: ${theme.text.link};
    }
  }
  button > svg {
    ${theme.square('18px')}
    margin-inline-start: -4px;
  }
  button > span {
    margin-inline-start: -10px;
  }
`
