/** Words and buttons that only phones show, and those that phones omit. */
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
