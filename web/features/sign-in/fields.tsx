/** The layout of the sign-in forms. */
import { styled } from 'styled-components'
import { theme } from '#web/ui/theme.ts'

export const Fields = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space(4)};
`
