/** A list of things that a person has, with a line between the items. */
import { styled } from 'styled-components'
import { theme } from '#web/ui/theme.ts'

/* The buttons of an item are below if the words beside them would have to be broken. */
export const ListedItems = styled.ul`
  ${theme.hairline('> li:not(:first-child)')}
  > li {
    ${theme.wrap('8px 14px')}
    min-height: 72px;
    padding: 10px 0;
  }
  > li > div {
    ${theme.share('7.5rem')}
    + * {
      margin-inline-start: auto;
    }
  }
  h3 {
    font: ${theme.font.row};
    overflow-wrap: anywhere;
  }
`

/* Several buttons of one item stay together. */
export const ListedButtons = styled.span`
  ${theme.row(3.5)}
`
