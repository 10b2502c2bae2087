/** The layout of the sign-in forms. */
import { styled } from 'styled-components'
import { theme } from '#web/ui/theme.ts'

export const Fields = styled.form`
  ${theme.column(4)}
`
