/** On top of the repeating tasks: being away, the one thing that touches all of them (C19). */
import { ChevronRight, Luggage, Play } from 'lucide-react'
import { styled } from 'styled-components'
import { localDay } from '#domain/calendar.ts'
import type { Pause } from '#domain/chores/chore.ts'
import { shortDay } from '#domain/chores/rule-text.ts'
import { useLive } from '#web/data/account.ts'
import { useOverlayAddress } from '#web/shared/overlay/use-overlay-address.ts'
import type { Household } from '#web/shared/people/use-household.ts'
import { Button } from '#web/ui/button.tsx'
import { theme } from '#web/ui/theme.ts'
import { usePending } from '#web/ui/use-pending.ts'
import { awayTexts } from './texts.ts'
import { usePauseActions } from './use-pause-actions.ts'

export function AwayRow({ household, at }: { readonly household: Household; readonly at: string }) {
  const overlay = useOverlayAddress()
  const own = useLive(
    ({ pauses }) => pauses.where('user_id').equals(household.me.id).toArray(),
    [household.me.id],
  )
  const today = localDay(at, household.timeZone)
  const now = own?.filter((pause) => isNow(pause, today)) ?? []
  if (now.length > 0) return <Away pauses={now} />
  return (
    <Row as="button" type="button" onClick={() => overlay.open('away', '1')}>
      <Luggage aria-hidden="true" />
      <b>{awayTexts.away}</b>
      <ChevronRight aria-hidden="true" />
    </Row>
  )
}

function isNow({ from_on, until_on }: Pause, today: string): boolean {
  return from_on <= today && (until_on === null || until_on >= today)
}

function Away({ pauses }: { readonly pauses: readonly Pause[] }) {
  const actions = usePauseActions()
  const [isPending, once] = usePending()
  const last = lastDay(pauses)
  return (
    <Row>
      <Luggage aria-hidden="true" />
      <b>
        {awayTexts.away}
        {last !== null && <small>{awayTexts.until(shortDay(last))}</small>}
      </b>
      <Button
        tone="soft"
        icon={Play}
        busy={isPending}
        onClick={() => void once(() => actions.end(pauses))}
      >
        {awayTexts.resume}
      </Button>
    </Row>
  )
}

/** The later end of what goes on; null where one has none. */
function lastDay(pauses: readonly Pause[]): string | null {
  let last = ''
  for (const { until_on } of pauses) {
    if (until_on === null) return null
    if (until_on > last) last = until_on
  }
  return last
}

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space(3)};
  width: 100%;
  min-height: 56px;
  padding: 6px 16px;
  border: 0;
  border-radius: ${theme.radius.card};
  background: ${theme.surface.card};
  color: ${theme.text.main};
  box-shadow: ${theme.shadow.card};
  text-align: left;
  > b {
    flex: 1;
    font: ${theme.font.label};
  }
  small {
    display: block;
    color: ${theme.text.faint};
    font: ${theme.font.small};
  }
  > svg {
    flex: none;
    color: ${theme.text.muted};
  }
  ${theme.media.forcedColors} {
    border: 1px solid;
  }
`
