/** An amount of points: an icon and the number, signed if it is a change. */
import { styled } from 'styled-components'
import { numberText } from '#domain/language/numbers.ts'
import tokenUrl from '#web/assets/knit/token.svg'
import { theme } from './theme.ts'

export interface PointsProps {
  /** `null` shows a dash: the number is not known here. */
  readonly value: number | null
  readonly signed?: boolean
  readonly token?: boolean
  /** `title` is the size of a card's title beside it. */
  readonly size?: 'small' | 'medium' | 'title' | 'large' | 'huge'
}

export function Points({ value, signed = false, token = true, size = 'medium' }: PointsProps) {
  const tone = !signed || value === null || value === 0 ? 'plain' : value > 0 ? 'plus' : 'minus'
  return (
    <Amount $tone={tone} style={{ fontSize: sizes[size] }}>
      {token && <PointsToken />}
      {pointsText(value, signed)}
    </Amount>
  )
}

/** "+80", "−120", "1,240" or a dash. */
export function pointsText(value: number | null, signed: boolean): string {
  if (value === null) return '\u2013'
  return (signed && value > 0 ? '+' : '') + numberText(value)
}

export function PointsToken({ size = '1.06em' }: { size?: string }) {
  return <img src={tokenUrl} alt="" style={{ width: size, height: size }} />
}

const sizes = {
  small: '1rem',
  medium: '1.0625rem',
  title: 'var(--f-card-title)',
  large: '1.25rem',
  huge: '1.5rem',
}

const tones = { plain: theme.text.main, plus: theme.text.points, minus: theme.text.reward }

const Amount = styled.span<{ $tone: keyof typeof tones }>`
  ${theme.inline(1.5)}
  color: ${({ $tone }) => tones[$tone]};
  ${theme.figures(`620 1.0625rem/1.2 ${theme.font.display}`)}
  white-space: nowrap;
`
