/** Time and date, for a tablet on the kitchen wall. */
import { styled } from 'styled-components'
import { clockText, longDayText } from '#web/shared/time/time-text.ts'
import { useNow } from '#web/shared/time/use-now.ts'
import { Text } from '#web/ui/text.tsx'
import { theme } from '#web/ui/theme.ts'

export function WallClock({ timeZone }: { readonly timeZone: string }) {
  const at = useNow().toISOString()
  return (
    <Face dateTime={at}>
      <b>{clockText(at, timeZone)}</b>
      <Text as="span">{longDayText(at, timeZone)}</Text>
    </Face>
  )
}

const Face = styled.time`
  ${theme.grid(1)}
  text-align: end;
  b {
    ${theme.figures(`650 2.5rem/1 ${theme.font.display}`)}
  }
`
