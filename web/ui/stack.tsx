/** Vertical and horizontal stacks, with gaps of the four-pixel scale. */
import { styled } from 'styled-components'
import { type Gap, theme } from './theme.ts'

export const Stack = styled.div<{ $gap?: Gap }>`
  ${({ $gap = 4 }) => theme.column($gap)}
  align-content: start;
`

export interface RowProps {
  readonly $gap?: Gap
  readonly $align?: 'start' | 'center' | 'stretch'
  readonly $between?: boolean
  readonly $wrap?: boolean
}

export const Row = styled.div<RowProps>`
  ${({ $gap = 3, $wrap }) => ($wrap === true ? theme.wrap($gap) : theme.row($gap))}
  align-items: ${({ $align = 'center' }) => $align};
  justify-content: ${({ $between }) => ($between === true ? 'space-between' : 'flex-start')};
`
