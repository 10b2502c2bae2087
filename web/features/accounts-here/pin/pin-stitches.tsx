/** One stitch for each digit: dashed until it is typed, red for a moment when the PIN was wrong. */
import { styled } from 'styled-components'
import { theme } from '#web/ui/theme.ts'
import { pinTexts } from './texts.ts'

export interface PinStitchesProps {
  readonly lit: number
  readonly of: number
  readonly isWrong: boolean
}

const stitch = 'M2.9 2.8 4.7 11M9.1 2.8 7.3 11'

export function PinStitches({ lit, of, isWrong }: PinStitchesProps) {
  const color = isWrong ? theme.surface.danger : theme.surface.action
  return (
    <Row role="img" aria-label={pinTexts.entered(lit, of)}>
      {Array.from({ length: of }, (_, place) => (
        <svg key={place} viewBox="0 0 12 14" fill="none" strokeLinecap="round">
          {place < lit ? (
            <path d={stitch} stroke={color} strokeWidth="3.6" />
          ) : (
            <path
              d={stitch}
              stroke={theme.line.strong}
              strokeWidth="1.1"
              strokeDasharray="1.6 1.5"
            />
          )}
        </svg>
      ))}
    </Row>
  )
}

const Row = styled.div`
  display: flex;
  gap: ${theme.space(3)};
  max-width: 100%;
  > svg {
    flex: 0 1 44px;
    min-width: 0;
    height: 48px;
  }
`
