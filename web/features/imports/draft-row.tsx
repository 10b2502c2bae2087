/** A task of a file, to be ticked: its name, when, for whom, and what should be checked. */
import { CalendarDays, Check, LayoutGrid, Repeat2, TriangleAlert, UserRound } from 'lucide-react'
import { useId } from 'react'
import { styled } from 'styled-components'
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
import { checkText, stepsText, whenText, whomText } from './words.ts'

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
          {checkText(check)}
        </small>
      ))}
    </>
  )
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
