/** The streak, from three on; when it ends, nothing is said (T24). */
import { styled } from 'styled-components'
import { theme } from '#web/ui/theme.ts'
import { agendaTexts } from './texts.ts'

const MIN_STREAK = 3

export function StreakMark({ streak }: { readonly streak: number }) {
  if (streak < MIN_STREAK) return null
  return (
    <Streak>
      {/* Three stitches, knitted upwards. */}
      <svg viewBox="0 0 10 16" aria-hidden="true">
        <path d="M2 1.6l1.7 3.2M8 1.6L6.3 4.8M2 6.6l1.7 3.2M8 6.6L6.3 9.8M2 11.6l1.7 3.2M8 11.6l-1.7 3.2" />
      </svg>
      {agendaTexts.inARow(streak)}
    </Streak>
  )
}

const Streak = styled.span`
  ${theme.inline(1.5)}
  ${theme.note}
  white-space: nowrap;
  > svg {
    width: 10px;
    height: 16px;
    fill: none;
    stroke: ${theme.text.success};
    stroke-width: 2.6;
    stroke-linecap: round;
  }
`
