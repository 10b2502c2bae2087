/** Rows of a form in one frame: each carries an icon, a name, and a switch or a value. */
import { styled } from 'styled-components'
import { theme } from './theme.ts'

export const FormRows = styled.div`
  ${theme.column(0)}
  ${theme.frame(theme.radius.inner)}
  > * {
    min-height: 56px;
    padding: 6px 12px 6px 14px;
  }
  ${theme.hairline('> * + *')}
`
