/** Where whose turn it is stands: left of the action on a stacked card, above it in a row. */
import { styled } from 'styled-components'

export const TurnPlace = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  min-width: 0;
  > :last-child {
    margin-left: auto;
  }
  @container (min-width: 570px) {
    display: grid;
    justify-items: end;
  }
`

/* A line of its own on a stacked card. */
export const LeadPlace = styled.span`
  display: flex;
  flex-basis: 100%;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px 12px;
  @container (min-width: 570px) {
    display: contents;
  }
`
