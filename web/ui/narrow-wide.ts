/** Words and buttons that phones alone show, and those that phones leave out. */
import { styled } from 'styled-components'
import { theme } from './theme.ts'

export const Narrow = styled.span`
  ${theme.media.fromTablet} {
    display: none;
  }
`

export const Wide = styled.span`
  ${theme.media.phone} {
    display: none;
  }
`
