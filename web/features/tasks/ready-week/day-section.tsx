/** A day of a ready-made week: its chores, each with a tick, its minutes, and a button to change it. */
import { Check, Pencil } from 'lucide-react'
import { useId } from 'react'
import { styled } from 'styled-components'
import { ruleText } from '#domain/chores/rule-text.ts'
import { weekdayNames } from '#domain/language/format.ts'
import type { WeekPlace } from '#domain/templates/days-of-week.ts'
import { placesOf } from '#domain/templates/days-of-week.ts'
import { firstName } from '#domain/users/user.ts'
import type { Plan } from '#web/features/tasks/chores/plan.ts'
import { templateTexts } from '#web/features/tasks/templates/texts.ts'
import { toneOf } from '#web/shared/people/person-tone.ts'
import type { Household } from '#web/shared/people/use-household.ts'
import { PersonAvatar } from '#web/shared/photos/person-avatar.tsx'
import { taskLineTexts } from '#web/shared/task-line/texts.ts'
import { Card } from '#web/ui/card.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Name } from '#web/ui/name.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { theme } from '#web/ui/theme.ts'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { readyWeekTexts as texts } from './texts.ts'
import type { DraftChore } from './use-ready-week.ts'
import type { WeekDay } from './week-days.ts'

export type DaySectionProps = {
  readonly day: WeekDay
  readonly household: Household
  readonly onToggle: (key: string) => void
  readonly onChange: (key: string) => void
}

export function DaySection({ day, household, onToggle, onChange }: DaySectionProps) {
  const heading = useId()
  const { place, drafts } = day
  const minutes = minutesText(day)
  return (
    <Card as="section" $flush aria-labelledby={heading}>
      <Head>
        <h2 id={heading}>{nameOf(place)}</h2>
        {minutes !== null && <p>{minutes}</p>}
      </Head>
      <ul>
        {drafts.map((draft) => (
          <DraftRow
            key={draft.key}
            draft={draft}
            place={place}
            household={household}
            onToggle={() => onToggle(draft.key)}
            onChange={() => onChange(draft.key)}
          />
        ))}
      </ul>
    </Card>
  )
}

function nameOf(place: WeekPlace): string {
  return typeof place === 'number' ? (weekdayNames('long')[place] ?? '') : texts[place]
}

/** An average is rounded to five minutes. */
function minutesText({ place, minutes }: WeekDay): string | null {
  if (place === 'other') return null
  return place === 'daily' ? texts.minutesADay(minutes) : texts.about(5 * Math.round(minutes / 5))
}

type DraftRowProps = {
  readonly draft: DraftChore
  readonly place: WeekPlace
  readonly household: Household
  readonly onToggle: () => void
  readonly onChange: () => void
}

function DraftRow({ draft, place, household, onToggle, onChange }: DraftRowProps) {
  const id = useId()
  const { details, plan, room, isHere, isTicked } = draft
  const rule = ruleWords(plan, place)
  return (
    <Row>
      <label>
        <input
          type="checkbox"
          checked={isTicked}
          disabled={isHere}
          onChange={onToggle}
          aria-labelledby={`${id}-name`}
          aria-describedby={`${id}-facts`}
        />
        <Tick aria-hidden="true" data-ticked={isTicked || undefined}>
          {isTicked && <Check />}
        </Tick>
        <span>
          <b id={`${id}-name`}>
            <Name>{details.name}</Name>
          </b>
          <Facts id={`${id}-facts`}>
            <span>{taskLineTexts.minutesShort(details.time_minutes)}</span>
            {rule !== null && <span>{rule}</span>}
            <span>{templateTexts.roomNames[room]}</span>
            {isHere && (
              <Tag tone="ok" icon={Check}>
                {texts.isHere}
              </Tag>
            )}
          </Facts>
        </span>
      </label>
      <FirstTurn plan={plan} household={household} />
      <IconButton
        label={texts.change(details.name)}
        icon={Pencil}
        disabled={isHere}
        onClick={onChange}
      />
    </Row>
  )
}

/** Null if the heading says it. */
function ruleWords(plan: Plan | null, place: WeekPlace): string | null {
  if (plan === null) return texts.once
  const isPlain = plan.every === 1 && plan.months === 0 && plan.due_time === null
  if (isPlain && plan.repeats === 'daily') return null
  if (!isPlain || plan.repeats !== 'weekly' || place === 'daily')
    return ruleText(plan, plan.due_time)
  const times = placesOf(plan).length
  return times === 1 ? null : texts.timesAWeek(times)
}

type FirstTurnProps = { readonly plan: Plan | null; readonly household: Household }

/** The face of the person who has the first turn. */
function FirstTurn({ plan, household }: FirstTurnProps) {
  const { me, partners } = household
  const first = plan?.who === 'anyone' ? undefined : plan?.people[0]
  const person = [me, ...partners].find(({ id }) => id === first)
  if (person === undefined) return null
  return (
    <Face>
      <PersonAvatar person={person} tone={toneOf(person, household)} size={28} />
      <VisuallyHidden>{texts.turnOf(firstName(person))}</VisuallyHidden>
    </Face>
  )
}

const Head = styled.div`
  ${theme.spread('2px 12px')}
  align-items: baseline;
  padding: 14px 16px 6px;
  > p {
    ${theme.note}
  }
`

const Row = styled.li`
  ${theme.row(1)}
  padding-inline-end: 6px;
  ${theme.hairline('+ li')}
  > label {
    position: relative;
    ${theme.row(3)}
    ${theme.rest}
    min-height: 56px;
    padding: 8px 6px 8px 16px;
    cursor: pointer;
    > span:last-child {
      ${theme.rest}
      ${theme.column(0.5)}
    }
    &:has(:focus-visible) {
      outline: 3px solid ${theme.line.action};
      outline-offset: -3px;
      border-radius: ${theme.radius.inner};
    }
  }
  input {
    ${theme.unseen}
    ${theme.square('100%')}
  }
  b {
    font: ${theme.font.label};
    overflow-wrap: anywhere;
  }
  &:has(input:not(:checked)) b {
    color: ${theme.text.muted};
  }
`

/* Square, because several may be ticked. */
const Tick = styled.span`
  ${theme.disc('28px')}
  border: 2px solid ${theme.line.strong};
  border-radius: 9px;
  background: ${theme.surface.card};
  &[data-ticked] {
    border-color: ${theme.text.success};
    background: ${theme.text.success};
    color: ${theme.surface.card};
  }
  svg {
    ${theme.square('18px')}
    stroke-width: 3;
  }
`

const Facts = styled.span`
  ${theme.wrap('2px 12px')}
  ${theme.note}
`

const Face = styled.span`
  flex: none;
`
