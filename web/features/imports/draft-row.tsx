/** A task of a file, to be ticked: its name, when it is due, whom it is for, and what should be checked. */
import { CalendarDays, Check, LayoutGrid, Repeat2, TriangleAlert, UserRound } from 'lucide-react'
import { useId } from 'react'
import { styled } from 'styled-components'
import { ruleText } from '#domain/chores/rule-text.ts'
import { linesOf } from '#domain/tasks/steps.ts'
import { pointsFor } from '#domain/tasks/task.ts'
import { PlacedItem } from '#web/shared/lists/list-item.tsx'
import type { Household } from '#web/shared/people/use-household.ts'
import { taskLineTexts } from '#web/shared/task-line/texts.ts'
import { Name } from '#web/ui/name.tsx'
import { Points } from '#web/ui/points.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { theme } from '#web/ui/theme.ts'
import type { Draft } from './reading/draft.ts'
import { importTexts as texts } from './texts.ts'

export type DraftRowProps = {
  readonly draft: Draft
  readonly household: Household
  readonly isHere: boolean
  readonly isChosen: boolean
  readonly onToggle: () => void
}

export function DraftRow({ draft, household, isHere, isChosen, onToggle }: DraftRowProps) {
  const id = useId()
  const { item, room, chore } = draft
  const steps = stepsText(draft)
  const When = chore === null ? CalendarDays : Repeat2
  return (
    <PlacedItem>
      <Row data-chosen={(isChosen && !isHere) || undefined} data-here={isHere || undefined}>
        <input
          type="checkbox"
          checked={isChosen && !isHere}
          disabled={isHere}
          onChange={onToggle}
          aria-labelledby={`${id}-name`}
          aria-describedby={`${id}-facts ${id}-notes`}
        />
        <Tick aria-hidden="true">{isChosen && !isHere && <Check />}</Tick>
        <Words>
          <b id={`${id}-name`}>
            <Name>{item.name}</Name>
          </b>
          <Facts id={`${id}-facts`}>
            <span>
              <When aria-hidden="true" />
              <span>{whenText(draft)}</span>
            </span>
            <span>
              <UserRound aria-hidden="true" />
              <span>{whomText(draft, household)}</span>
            </span>
            {room !== null && (
              <span>
                <LayoutGrid aria-hidden="true" />
                <Name>{room}</Name>
              </span>
            )}
            <Worth>
              <span>{taskLineTexts.minutesShort(item.time_minutes)}</span>
              {steps !== null && <span>{steps}</span>}
              <Points value={pointsFor(item)} signed token={false} />
            </Worth>
          </Facts>
          <Notes id={`${id}-notes`}>{isHere ? <IsHere /> : <Checks checks={draft.checks} />}</Notes>
        </Words>
      </Row>
    </PlacedItem>
  )
}

function IsHere() {
  return (
    <Tag tone="ok" icon={Check}>
      {texts.isHere}
    </Tag>
  )
}

function Checks({ checks }: Pick<Draft, 'checks'>) {
  if (checks.length === 0) return null
  return (
    <>
      <Tag tone="warn" icon={TriangleAlert}>
        {texts.checkThis}
      </Tag>
      {checks.map((check) => (
        <small key={`${check.is} ${check.found ?? ''}`} dir="auto">
          {texts.checks[check.is](check.found ?? null)}
        </small>
      ))}
    </>
  )
}

/** "Every Tuesday at 19:00, from Tue, Nov 24", "Due Sat, Dec 5" or "No date". */
function whenText({ item, chore }: Draft): string {
  const { due_on, due_time, paused_from } = item
  if (chore === null) return due_on === null ? texts.noDate : texts.due(due_on, due_time)
  const rule = ruleText(chore, due_time)
  if (paused_from !== null) return `${rule} · ${texts.paused}`
  return chore.slot === null ? rule : `${rule} · ${texts.from(chore.slot)}`
}

/** Only shared tasks can be for others; several people take turns at a repeating task. */
function whomText({ item }: Draft, { me, people }: Household): string {
  const named = item.people.map((id) => (id === me.id ? me.name : people.get(id)?.name))
  const names = named.flatMap((name) => name ?? [])
  const [one] = names
  if (one === undefined) return item.is_shared ? texts.anyone : texts.me
  if (names.length > 1) return texts.turns(names)
  return item.people[0] === me.id ? texts.me : texts.person(one)
}

function stepsText({ item }: Draft): string | null {
  const count = linesOf(item.checklist).length
  return count === 0 ? null : texts.steps(count)
}

const Row = styled.label`
  position: relative;
  ${theme.top(3)}
  min-height: ${theme.size.target};
  padding: 14px 16px;
  border: 1.5px solid ${theme.line.hair};
  border-radius: ${theme.radius.inner};
  background: ${theme.surface.card};
  cursor: pointer;
  &[data-chosen] {
    border-color: ${theme.line.action};
    background: ${theme.surface.actionSoft};
  }
  &[data-here] {
    background: ${theme.surface.nested};
    cursor: default;
  }
  ${theme.ring('2px')}
  > input {
    ${theme.unseen}
    cursor: inherit;
  }
`

const Tick = styled.span`
  ${theme.disc('26px')}
  border: 2px solid ${theme.line.strong};
  border-radius: ${theme.radius.chip};
  [data-chosen] > & {
    border-color: ${theme.line.action};
    background: ${theme.surface.action};
    color: ${theme.text.onAction};
  }
  [data-here] > & {
    border-style: dashed;
  }
  svg {
    ${theme.square('16px')}
  }
`

const Words = styled.span`
  ${theme.rest}
  ${theme.column(1.5)}
  > b {
    font: ${theme.font.label};
    overflow-wrap: anywhere;
  }
`

const Facts = styled.span`
  ${theme.wrap('4px 16px')}
  ${theme.note}
  > span {
    ${theme.row(1.5)}
    min-width: 0;
    ${theme.icon('16px', theme.text.muted)}
    > span {
      min-width: 0;
      overflow-wrap: anywhere;
    }
  }
`

const Worth = styled.span`
  gap: 10px;
  ${theme.media.fromTablet} {
    margin-inline-start: auto;
  }
`

const Notes = styled.span`
  ${theme.wrap('6px 10px')}
  &:empty {
    display: none;
  }
  small {
    color: ${theme.text.warning};
    font: ${theme.font.small};
    overflow-wrap: anywhere;
  }
`
