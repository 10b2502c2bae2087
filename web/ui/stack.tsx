/** Vertical and horizontal stacks, with gaps of the four-pixel scale. */
import { styled } from 'styled-components'
import { theme } from './theme.ts'

export const Stack = styled.div<{ $gap?: number }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${({ $gap = 4 }) => theme.space($gap)};
`

export const Row = styled.div<{ $gap?: number; $between?: boolean; $wrap?: boolean }>`
  display: flex;
  align-items: center;
  justify-content: ${({ $between }) => ($between === true ? 'space-between' : 'flex-start')};
  gap: ${({ $gap = 3 }) => theme.space($gap)};
  ${({ $wrap }) => ($wrap === true ? 'flex-wrap: wrap;' : '')}
`
