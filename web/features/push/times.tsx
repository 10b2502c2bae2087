/** A form for times of day, two in a row if they fit, with its button below. */
import { styled } from 'styled-components'
import { theme } from '#web/ui/theme.ts'

export const Times = styled.form`
  ${theme.fit('8.5rem', 3)}
  align-items: start;
  padding: ${theme.space(1)} 0 ${theme.space(3)};
  > button {
    grid-column: 1 / -1;
  }
`
