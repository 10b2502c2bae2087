/** Asks for the days of an absence, or of a pause of repeating tasks, and shows the consequences first (C13, C19). */
import { useState } from 'react'
import { localDay } from '#domain/calendar.ts'
import type { Pause } from '#domain/chores/chore.ts'
import { shortDay } from '#domain/language/format.ts'
import { firstName } from '#domain/users/user.ts'
import { childrenOf } from '#web/features/tasks/together/children-of.ts'
import { pauseTexts } from '#web/shared/pauses/texts.ts'
import { usePauseActions } from '#web/shared/pauses/use-pause-actions.ts'
import { toneOf } from '#web/shared/people/person-tone.ts'
import type { Household } from '#web/shared/people/use-household.ts'
import { PersonAvatar } from '#web/shared/photos/person-avatar.tsx'
import { ChoiceChips } from '#web/ui/choice-chips.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { FormRows } from '#web/ui/form-rows.tsx'
import { Stack } from '#web/ui/stack.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { usePending } from '#web/ui/use-pending.ts'
import { AwayEffects, PartnersPreview } from './away-effects.tsx'
import { daysError, fromToday, lastOf, PauseDaysFields } from './pause-days.tsx'
import { awayTexts, choreTexts } from './texts.ts'
import type { ChoreLine } from './use-chores.ts'

export type AwayDialogProps = {
  readonly lines: readonly ChoreLine[]
  readonly household: Household
  readonly at: string
  /** The subject: a person who is away, or only their repeating tasks. */
  readonly subject: 'person' | 'tasks'
  readonly open: boolean
  readonly onClose: () => void
}

export function AwayDialog({ lines, household, at, subject, open, onClose }: AwayDialogProps) {
  const { me } = household
  const actions = usePauseActions()
  const today = localDay(at, household.timeZone)
  const [who, setWho] = useState(me.id)
  const [days, setDays] = useState(fromToday(today))
  const [wantsPause, setWantsPause] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const [isPending, once] = usePending()
  const absence = { subject, isMine: who === me.id, wantsPause }
  const error = daysError(days, today)
  const until = lastOf(days)
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={subject === 'person' ? awayTexts.away : awayTexts.pauseTasks}
      submitLabel={
        until === null || error !== null ? choreTexts.pause : choreTexts.pauseUntil(shortDay(until))
      }
      busy={isPending}
      onSubmit={(event) => {
        event.preventDefault()
        setAsked(true)
        if (error !== null) return
        const child = who === me.id ? null : who
        const pause = { from_on: days.from, until_on: until, kinds: kindsOf(absence), child }
        void once(async () => {
          if (await actions.begin(pause)) onClose()
        })
      }}
    >
      <Stack>
        {subject === 'person' && <WhoChips household={household} value={who} onChange={setWho} />}
        <PauseDaysFields
          days={days}
          change={setDays}
          error={isAsked ? error : null}
          today={today}
          openEnd={subject === 'person' ? awayTexts.untilBack : awayTexts.untilResumed}
        />
        <Consequences
          {...{ lines, household, at, who }}
          {...absence}
          days={error === null ? { from_on: days.from, until } : null}
          onWantPause={setWantsPause}
        />
      </Stack>
    </FormDialog>
  )
}

type Chosen = Pick<AwayDialogProps, 'subject'> & {
  readonly isMine: boolean
  /** Whether the person's repeating tasks are paused, too. */
  readonly wantsPause: boolean
}

function kindsOf({ subject, isMine, wantsPause }: Chosen): readonly Pause['kind'][] {
  if (subject === 'tasks') return ['chores']
  return isMine && wantsPause ? ['away', 'chores'] : ['away']
}

type ConsequencesProps = Chosen &
  Pick<AwayDialogProps, 'lines' | 'household' | 'at'> & {
    readonly who: string
    /** Null until they are chosen. */
    readonly days: { readonly from_on: string; readonly until: string | null } | null
    readonly onWantPause: (wants: boolean) => void
  }

/** The consequences, and the exact words that others will read. */
function Consequences({
  lines,
  household,
  at,
  who,
  days,
  onWantPause,
  ...chosen
}: ConsequencesProps) {
  const kinds = kindsOf(chosen)
  const isAway = kinds.includes('away')
  const isPaused = kinds.includes('chores')
  return (
    <>
      {days !== null && days.until !== null && (
        <AwayEffects
          {...{ lines, household, at, isPaused }}
          absence={isAway ? { person: who, from_on: days.from_on, until_on: days.until } : null}
        />
      )}
      {isAway && chosen.isMine && (
        <FormRows>
          <Switch
            label={awayTexts.pauseTasks}
            note={seenBy(household)}
            checked={chosen.wantsPause}
            onChange={({ target }) => onWantPause(target.checked)}
          />
        </FormRows>
      )}
      {days !== null && chosen.isMine && (
        <PartnersPreview
          household={household}
          until={days.until}
          isAway={isAway}
          isPaused={isPaused}
        />
      )}
    </>
  )
}

function seenBy({ partners }: Household): string {
  const names = partners.map(firstName)
  return names.length === 0
    ? awayTexts.forEveryone
    : awayTexts.forEveryoneSeenBy(names, pauseTexts.mineToo)
}

type WhoChipsProps = {
  readonly household: Household
  readonly value: string
  readonly onChange: (id: string) => void
}

/** The person themselves, or a child of theirs. */
function WhoChips({ household, value, onChange }: WhoChipsProps) {
  const { me } = household
  const children = childrenOf(household)
  if (children.length === 0) return null
  const options = [me, ...children].map((person) => ({
    value: person.id,
    label: person === me ? awayTexts.me : firstName(person),
    picture: <PersonAvatar person={person} tone={toneOf(person, household)} size={28} />,
  }))
  return <ChoiceChips label={awayTexts.who} {...{ options, value, onChange }} />
}
