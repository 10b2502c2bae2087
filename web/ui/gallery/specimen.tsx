/** A labelled place in the gallery. */
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { theme } from '#web/ui/theme.ts'

export interface SpecimenProps {
  readonly label: string
  readonly wide?: boolean
  readonly children: ReactNode
}

export function Specimen({ label, wide = false, children }: SpecimenProps) {
  return (
    <Box $wide={wide} aria-label={label}>
      <h2>{label}</h2>
      {children}
    </Box>
  )
}

export const Wrap = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px;
`

export const Board = styled.div`
  display: grid;
  gap: 32px;
  ${theme.media.fromTablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${theme.media.fromLandscape} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`

const Box = styled.section<{ $wide: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: 12px;
  min-width: 0;
  ${({ $wide }) => ($wide ? 'grid-column: 1 / -1;' : '')}
  > h2:first-child {
    color: ${theme.text.faint};
    font: ${theme.font.smallStrong};
  }
`
