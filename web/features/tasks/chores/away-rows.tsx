/** Above the repeating tasks, as it affects them all: being away, pausing all of one's own, and who is away (C19). */
import type { LucideIcon } from 'lucide-react'
import { ChevronRight, CirclePause, Luggage, Play } from 'lucide-react'
import { styled } from 'styled-components'
import { localDay } from '#domain/calendar.ts'
import type { Pause } from '#domain/chores/chore.ts'
import { shortDay } from '#domain/language/format.ts'
import { firstName } from '#domain/users/user.ts'
import { useLive } from '#web/data/account.ts'
import { ListItem } from '#web/shared/lists/list-item.tsx'
import { useOverlayAddress } from '#web/shared/overlay/use-overlay-address.ts'
import { AwayNote } from '#web/shared/pauses/away-note.tsx'
import { awayWords } from '#web/shared/pauses/away-words.ts'
import { pauseTexts } from '#web/shared/pauses/texts.ts'
import { isGoingOn, useAway } from '#web/shared/pauses/use-away.ts'
import { usePauseActions } from '#web/shared/pauses/use-pause-actions.ts'
import type { Household } from '#web/shared/people/use-household.ts'
import { Button } from '#web/ui/button.tsx'
import { theme } from '#web/ui/theme.ts'
import { usePending } from '#web/ui/use-pending.ts'
import { awayTexts } from './texts.ts'

export type AwayRowsProps = {
  readonly household: Household
  readonly at: string
  /** Whether any of the repeating tasks is the person's own. */
  readonly hasOwn: boolean
}

export function AwayRows({ household, at, hasOwn }: AwayRowsProps) {
  const overlay = useOverlayAddress()
  const own = useLive(
    ({ pauses }) => pauses.where('user_id').equals(household.me.id).toArray(),
    [household.me.id],
  )
  const today = localDay(at, household.timeZone)
  const now = own?.filter((pause) => isGoingOn(pause, today)) ?? []
  const isAway = now.some(({ kind }) => kind === 'away')
  const isPaused = now.some(({ kind }) => kind === 'chores')
  return (
    <>
      <Rows>
        <ListItem focusKey={String(isAway)}>
          {isAway ? (
            <GoingOn icon={Luggage} label={awayTexts.away} pauses={now} />
          ) : (
            <Begin
              icon={Luggage}
              label={awayTexts.away}
              onClick={() => overlay.open('away', 'person')}
            />
          )}
        </ListItem>
        {/* A person who is back ends both with one press. */}
        {(isPaused ? !isAway : hasOwn) && (
          <ListItem focusKey={String(isPaused)}>
            {isPaused ? (
              <GoingOn icon={CirclePause} label={awayTexts.tasksPaused} pauses={now} />
            ) : (
              <Begin
                icon={CirclePause}
                label={awayTexts.pauseTasks}
                onClick={() => overlay.open('away', 'tasks')}
              />
            )}
          </ListItem>
        )}
      </Rows>
      <OthersAway household={household} at={at} />
    </>
  )
}

function OthersAway({ household, at }: Pick<AwayRowsProps, 'household' | 'at'>) {
  const away = useAway(household, at)
  return household.partners.map((person) => {
    const until = away.get(person.id)
    if (until === undefined) return null
    const name = firstName(person)
    return (
      <AwayNote
        key={person.id}
        {...{ person, household }}
        words={awayWords(name, until)}
        more={pauseTexts.turnsPass(name)}
      />
    )
  })
}

type RowProps = { readonly icon: LucideIcon; readonly label: string }

function Begin({ icon: Icon, label, onClick }: RowProps & { readonly onClick: () => void }) {
  return (
    <Row as="button" type="button" onClick={onClick}>
      <Icon aria-hidden="true" />
      <b>{label}</b>
      <ChevronRight aria-hidden="true" />
    </Row>
  )
}

function GoingOn({ icon: Icon, label, pauses }: RowProps & { readonly pauses: readonly Pause[] }) {
  const actions = usePauseActions()
  const [isPending, once] = usePending()
  const last = lastDay(pauses)
  return (
    <Row>
      <Icon aria-hidden="true" />
      <b>
        {label}
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

/** The last day of the current pauses; null if one has no end. */
function lastDay(pauses: readonly Pause[]): string | null {
  let last = ''
  for (const { until_on } of pauses) {
    if (until_on === null) return null
    if (until_on > last) last = until_on
  }
  return last
}

const Rows = styled.ul`
  overflow: hidden;
  ${theme.card}
  ${theme.hairline('> li + li')}
`

const Row = styled.div`
  ${theme.row(3)}
  width: 100%;
  min-height: 56px;
  padding: 6px 16px;
  border: 0;
  background: none;
  color: ${theme.text.main};
  text-align: start;
  &:focus-visible {
    outline-offset: -4px;
  }
  > b {
    flex: 1;
    font: ${theme.font.label};
  }
  small {
    display: block;
    ${theme.hint}
  }
  > svg {
    color: ${theme.text.muted};
  }
`
