/** A link or a button that opens its row: the whole row is its target, except elements that are above it. */
import { css } from 'styled-components'
import { theme } from './theme.ts'

export const opensRow = (corner: string, inset = '0') => css`
  padding: 0;
  ${theme.bare}
  text-align: start;
  &::after {
    position: absolute;
    inset: ${inset};
    content: '';
  }
  &:focus-visible {
    outline: none;
    &::after {
      outline: 3px solid ${theme.line.action};
      outline-offset: -4px;
      border-radius: ${corner};
    }
  }
  ${theme.underline}
`
