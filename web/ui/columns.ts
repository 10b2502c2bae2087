/** Two columns on wide screens; one below. */
import { styled } from 'styled-components'
import { theme } from './theme.ts'

const widths = {
  wideLeft: 'minmax(0, 2fr) minmax(0, 1fr)',
  widerLeft: 'minmax(0, 2.2fr) minmax(0, 1fr)',
  even: 'repeat(2, minmax(0, 1fr))',
  aside: 'minmax(0, 1fr) 340px',
}

export const Columns = styled.div<{ $widths: keyof typeof widths; $gap?: number }>`
  ${theme.column(4)}
  align-items: start;
  ${theme.media.fromLandscape} {
    grid-template-columns: ${({ $widths }) => widths[$widths]};
    gap: ${({ $gap = 5 }) => theme.space($gap)};
  }
`
