/** Time and date, for a tablet on the kitchen wall. */
import { styled } from 'styled-components'
import { deviceTimeZone } from '#web/shared/time/device-time-zone.ts'
import { useNow } from '#web/shared/time/use-now.ts'
import { theme } from '#web/ui/theme.ts'

export function WallClock() {
  const now = useNow()
  const timeZone = deviceTimeZone()
  const time = new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'short' })
  const day = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'long',
    month: 'short',
    day: 'numeric',
  })
  return (
    <Face dateTime={now.toISOString()}>
      <b>{time.format(now)}</b>
      <span>{day.format(now)}</span>
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
    color: ${theme.text.muted};
    font: ${theme.font.small};
  }
`
