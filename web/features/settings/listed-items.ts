/** A list of what a person has, with a line between its items. */
import { styled } from 'styled-components'
import { theme } from '#web/ui/theme.ts'

export const ListedItems = styled.ul`
  ${theme.hairline('> li:not(:first-child)')}
`

export const ListedItem = styled.li`
  ${theme.row(3.5)}
  min-height: 72px;
  padding: 10px 0;
  > div {
    ${theme.rest}
  }
  h3 {
    font: ${theme.font.smallStrong};
    font-size: 0.9375rem;
    overflow-wrap: anywhere;
  }
`
