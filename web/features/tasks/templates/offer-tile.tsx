/** A chore to choose: name, effort, minutes and points, with a check mark. */
import { Check, Repeat2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { pointsFor } from '#domain/tasks/task.ts'
import type { TaskDetails } from '#domain/tasks/task.ts'
import { stitchesOf } from '#web/shared/task-line/task-meta.tsx'
import { taskLineTexts } from '#web/shared/task-line/texts.ts'
import { EffortStitchRow } from '#web/ui/effort-chip.tsx'
import { Name } from '#web/ui/name.tsx'
import { Points } from '#web/ui/points.tsx'
import { theme } from '#web/ui/theme.ts'

export type OfferTileProps = {
  readonly details: TaskDetails
  /** How it repeats, in words; null if it does not. */
  readonly rule: string | null
  readonly isChosen: boolean
  readonly onToggle: () => void
  readonly menu: ReactNode
}

export function OfferTile({ details, rule, isChosen, onToggle, menu }: OfferTileProps) {
  return (
    <Tile data-chosen={isChosen || undefined}>
      <label>
        <input type="checkbox" checked={isChosen} onChange={onToggle} />
        <b>
          <Name>{details.name}</Name>
        </b>
        <Tick aria-hidden="true">{isChosen && <Check />}</Tick>
        {rule !== null && (
          <Rule>
            <Repeat2 aria-hidden="true" />
            {rule}
          </Rule>
        )}
        <Line>
          <EffortStitchRow stitches={stitchesOf(details.effort_level)} />
          <span>{taskLineTexts.effortLevels[details.effort_level]}</span>
          <span>{taskLineTexts.minutesShort(details.time_minutes)}</span>
          <Points value={pointsFor(details)} signed token={false} />
        </Line>
      </label>
      {menu}
    </Tile>
  )
}

const Tile = styled.li`
  display: flex;
  align-items: flex-start;
  min-width: 0;
  border: 1.5px solid ${theme.line.hair};
  ${theme.nested}
  &[data-chosen] {
    border-color: ${theme.line.action};
    box-shadow: inset 0 0 0 1px ${theme.line.action};
    background: ${theme.surface.actionSoft};
  }
  ${theme.ring('2px')}
  > label {
    position: relative;
    ${theme.grid('8px 10px')}
    ${theme.rest}
    grid-template-columns: minmax(0, 1fr) auto;
    padding: 12px 14px;
    cursor: pointer;
  }
  input {
    ${theme.unseen}
  }
  b {
    align-self: center;
    font: ${theme.font.label};
    overflow-wrap: anywhere;
  }
  > button {
    margin: 4px 4px 0 -8px;
  }
`

const Tick = styled.span`
  ${theme.disc('26px')}
  border: 2px solid ${theme.line.strong};
  [data-chosen] & {
    border-color: ${theme.line.action};
    background: ${theme.surface.action};
    color: ${theme.text.onAction};
  }
  svg {
    ${theme.square('16px')}
  }
`

const Line = styled.span`
  ${theme.wrap('2px 10px')}
  grid-column: 1 / -1;
  ${theme.note}
  > :last-child {
    margin-inline-start: auto;
  }
`

const Rule = styled.span`
  ${theme.row(1.5)}
  grid-column: 1 / -1;
  color: ${theme.text.main};
  font: ${theme.font.small};
  ${theme.icon('16px', theme.text.muted)}
`
