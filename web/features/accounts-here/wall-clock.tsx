/** Time and date, for a tablet on the kitchen wall. */
import { styled } from 'styled-components'
import { clockText, longDayText } from '#web/shared/time/time-text.ts'
import { useNow } from '#web/shared/time/use-now.ts'
import { theme } from '#web/ui/theme.ts'

export function WallClock({ timeZone }: { readonly timeZone: string }) {
  const at = useNow().toISOString()
  return (
    <Face dateTime={at}>
      <b>{clockText(at, timeZone)}</b>
      <span>{longDayText(at, timeZone)}</span>
    </Face>
  )
}

const Face = styled.time`
  display: grid;
  gap: ${theme.space(1)};
  text-align: right;
  b {
    font: 650 2.5rem/1 ${theme.font.display};
    font-variant-numeric: tabular-nums;
  }
  span {
    ${theme.note}
  }
`
