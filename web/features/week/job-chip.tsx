/** An entry as a chip: dashed while it is only planned, rust once it is late or missed (T15). */
import type { LucideIcon } from 'lucide-react'
import { AlarmClock, Check, CirclePause, CircleSlash2, Repeat2, SkipForward } from 'lucide-react'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { css, styled } from 'styled-components'
import type { AgendaState } from '#domain/chores/agenda.ts'
import type { WeekEntry } from '#domain/chores/week.ts'
import { stitchesOf } from '#web/shared/task-line/task-meta.tsx'
import { EffortStitchRow } from '#web/ui/effort-chip.tsx'
import { Name } from '#web/ui/name.tsx'
import { theme } from '#web/ui/theme.ts'
import { weekTexts } from './texts.ts'

export interface JobChipProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  readonly entry: WeekEntry
  /** The person's face, if chips of several people are in one row; then there is space for time and state, too. */
  readonly face?: ReactNode
  /** The name of its person, if no row says it. */
  readonly personName?: string
  readonly isOpen: boolean
}

const icons: Readonly<Record<AgendaState, LucideIcon | null>> = {
  done: Check,
  open: null,
  planned: Repeat2,
  overdue: AlarmClock,
  missed: CircleSlash2,
  skipped: SkipForward,
  paused: CirclePause,
}

export function JobChip({ entry, face, personName, isOpen, ...rest }: JobChipProps) {
  const { state, task, time, id } = entry
  const Icon = icons[state]
  const isLine = face !== undefined
  const aside = isLine ? asideOf(state, time) : null
  // Its accessible name begins with its visible text, for people who tap by voice.
  const said = aside === time ? [time, saidOf(state, null)] : [saidOf(state, time)]
  const stitches = stitchesOf(task.effort_level)
  return (
    <Chip
      type="button"
      data-chip={id}
      aria-label={[task.name, ...said, personName].filter(Boolean).join(', ')}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      {...rest}
      $state={state}
      $isLine={isLine}
    >
      {Icon && <Icon aria-hidden="true" />}
      <Words $isStruck={state === 'skipped'}>
        <Name>{task.name}</Name>
      </Words>
      {!isLine && state === 'open' && (
        <EffortStitchRow stitches={stitches} of={stitches} height={11} />
      )}
      {isLine && (
        <Aside>
          {aside}
          {face}
        </Aside>
      )}
    </Chip>
  )
}

function asideOf(state: AgendaState, time: string | null): string | null {
  return state in weekTexts.words
    ? weekTexts.words[state as keyof typeof weekTexts.words]
    : state === 'done'
      ? null
      : time
}

function saidOf(state: AgendaState, time: string | null): string {
  const said = weekTexts.states[state]
  return time === null || state === 'done' ? said : `${said}, ${time}`
}

const states: Readonly<Record<AgendaState, ReturnType<typeof css>>> = {
  done: css`
    background: ${theme.surface.successSoft};
    color: ${theme.text.success};
  `,
  open: css`
    background: ${theme.surface.card};
    box-shadow: inset 0 0 0 1.5px ${theme.line.strong};
  `,
  planned: css`
    ${theme.basted}
    color: ${theme.text.muted};
    font-weight: 500;
  `,
  overdue: css`
    background: ${theme.surface.warningSoft};
    color: ${theme.text.warning};
  `,
  missed: css`
    color: ${theme.text.warning};
    box-shadow: inset 0 0 0 1.5px ${theme.text.warning};
  `,
  skipped: css`
    color: ${theme.text.muted};
    font-weight: 500;
  `,
  paused: css`
    background: ${theme.surface.nested};
    box-shadow: inset 0 0 0 1px ${theme.line.hair};
    color: ${theme.text.muted};
  `,
}

/* With large letters the name has a line of its own. */
const wrapped = css`
  flex-wrap: wrap;
  > span:first-of-type {
    flex-basis: 5em;
  }
`

const Chip = styled.button<{ $state: AgendaState; $isLine: boolean }>`
  ${theme.row(1.5)}
  ${({ $isLine }) => $isLine && wrapped}
  width: 100%;
  min-height: ${theme.size.target};
  padding: 0 8px 0 10px;
  ${theme.bare}
  border-radius: 12px;
  color: ${theme.text.main};
  font: ${theme.font.smallStrong};
  text-align: start;
  /* A long press drags it. */
  -webkit-touch-callout: none;
  -webkit-user-select: none;
  user-select: none;
  ${({ $state }) => states[$state]}
  > svg.lucide {
    ${theme.square('16px')}
  }
  &[aria-expanded='true'] {
    box-shadow: inset 0 0 0 2.5px ${theme.line.action};
  }
  &:focus-visible {
    outline: 3px solid ${theme.line.action};
    outline-offset: 1px;
  }
  &[data-dragged] {
    opacity: 0.4;
  }
  ${theme.edge}
`

const Words = styled.span<{ $isStruck: boolean }>`
  ${theme.clamp(2)}
  ${theme.rest}
  line-height: 1.2;
  overflow-wrap: anywhere;
  ${({ $isStruck }) => ($isStruck ? 'text-decoration: line-through;' : '')}
`

const Aside = styled.span`
  ${theme.row(1.5)}
  flex: none;
  margin-inline-start: auto;
  font: ${theme.font.caption};
`
