/** The frame of a number with a button at either end, and those buttons. */
import { css } from 'styled-components'
import { theme } from './theme.ts'

export const stepperStyle = css`
  display: grid;
  min-height: 52px;
  ${theme.frame(theme.radius.control)}
  overflow: hidden;
  button {
    ${theme.centre}
    padding: 0;
    ${theme.bare}
    color: ${theme.text.link};
    &:focus-visible {
      outline-offset: -4px;
      border-radius: ${theme.radius.control};
    }
    &[aria-disabled='true'] {
      color: ${theme.text.faint};
      cursor: not-allowed;
    }
  }
`
