/** Where a card shows whose turn it is: left of the action on a stacked card, above it in a row. */
import { styled } from 'styled-components'
import { theme } from '#web/ui/theme.ts'

export const TurnPlace = styled.div`
  ${theme.spread(2)}
  ${theme.rest}
  > :last-child {
    margin-inline-start: auto;
  }
  @container (min-width: 570px) {
    display: grid;
    justify-items: end;
  }
`

/* A line of its own on a stacked card. */
export const LeadPlace = styled.span`
  ${theme.wrap('6px 12px')}
  flex-basis: 100%;
  @container (min-width: 570px) {
    display: contents;
  }
`
