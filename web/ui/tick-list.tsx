/** Lines to tick, any number of them; the boxes are therefore square. */
import { Check } from 'lucide-react'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { css, styled } from 'styled-components'
import { theme } from './theme.ts'

export const TickList = styled.ul`
  ${theme.nested}
  ${theme.hairline('> li + li')}
`

type Ticked = Pick<ComponentPropsWithRef<'input'>, 'ref' | 'checked' | 'disabled'>

export type TickLineProps = Ticked & {
  /** A tick means that the line is done, so it is dimmed; otherwise it means that it is chosen. */
  readonly isDone?: boolean
  readonly onTick: (isTicked: boolean) => void
  readonly children: ReactNode
}

export function TickLine({ isDone = false, onTick, children, ...input }: TickLineProps) {
  return (
    <Line $isDone={isDone}>
      <input
        {...input}
        type="checkbox"
        onChange={({ currentTarget }) => onTick(currentTarget.checked)}
      />
      <Check aria-hidden="true" />
      <span dir="auto">{children}</span>
    </Line>
  )
}

/** A box that is ticked: an input, and the check that comes after it. */
export const tickBox = css`
  > svg {
    ${theme.square('18px')}
    stroke-width: 3;
    color: ${theme.surface.card};
    visibility: hidden;
    pointer-events: none;
  }
  > input {
    appearance: none;
    flex: none;
    ${theme.square('28px')}
    margin: 0;
    border: 2px solid ${theme.line.strong};
    border-radius: 9px;
    background: ${theme.surface.card};
    cursor: inherit;
  }
  > input:checked {
    border-color: ${theme.text.success};
    background: ${theme.text.success};
    + svg {
      visibility: visible;
    }
  }
  ${theme.media.forcedColors} {
    > input {
      appearance: auto;
    }
    > svg {
      display: none;
    }
  }
`

const Line = styled.label<{ $isDone: boolean }>`
  position: relative;
  ${theme.row(3)}
  min-height: 48px;
  padding: 6px 14px;
  font: ${({ $isDone }) => ($isDone ? theme.font.body : theme.font.label)};
  line-height: 1.3;
  cursor: pointer;
  &:has(:disabled) {
    cursor: default;
  }
  > span {
    ${theme.rest}
    overflow-wrap: anywhere;
  }
  ${tickBox}
  > svg {
    position: absolute;
    inset-inline-start: 19px;
  }
  ${({ $isDone }) => $isDone && `> input:checked ~ span { color: ${theme.text.muted}; }`}
`
