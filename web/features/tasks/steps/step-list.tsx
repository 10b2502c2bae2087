/** The steps of a task to be ticked, for whoever may complete it; others see them. Loaded when it is opened. */
import { Check } from 'lucide-react'
import { styled } from 'styled-components'
import { stepsOf } from '#domain/tasks/steps.ts'
import type { Task } from '#domain/tasks/task.ts'
import { taskCardTexts } from '#web/features/tasks/texts.ts'
import type { Tick } from '#web/features/tasks/use-task-actions.ts'
import { theme } from '#web/ui/theme.ts'

export type StepListProps = {
  readonly task: Task
  readonly mayTick: boolean
  readonly onTick: (tick: Tick) => void
}

export function StepList({ task, mayTick, onTick }: StepListProps) {
  return (
    <List aria-label={taskCardTexts.stepsOfTask(task.name)}>
      {stepsOf(task).map(({ text, isTicked }) => (
        <li key={text}>
          <Step $mayTick={mayTick}>
            <input
              type="checkbox"
              checked={isTicked}
              disabled={!mayTick}
              onChange={({ currentTarget }) => onTick({ text, on: currentTarget.checked })}
            />
            <Check aria-hidden="true" />
            <span dir="auto">{text}</span>
          </Step>
        </li>
      ))}
    </List>
  )
}

const List = styled.ul`
  border-radius: ${theme.radius.inner};
  background: ${theme.surface.nested};
  ${theme.hairline('> li + li')}
`

/* Square, for many may be ticked; what is ticked stays readable. */
const Step = styled.label<{ $mayTick: boolean }>`
  position: relative;
  ${theme.row(3)}
  min-height: 48px;
  padding: 6px 14px;
  font: ${theme.font.body};
  line-height: 1.3;
  cursor: ${({ $mayTick }) => ($mayTick ? 'pointer' : 'default')};
  > span {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  > svg {
    position: absolute;
    inset-inline-start: 19px;
    ${theme.square('18px')}
    stroke-width: 3;
    color: ${theme.surface.card};
    visibility: hidden;
    pointer-events: none;
  }
  > input {
    appearance: none;
    flex: none;
    ${theme.square('28px')}
    margin: 0;
    border: 2px solid ${theme.line.strong};
    border-radius: 9px;
    background: ${theme.surface.card};
    cursor: inherit;
  }
  > input:checked {
    border-color: ${theme.text.success};
    background: ${theme.text.success};
    + svg {
      visibility: visible;
    }
    ~ span {
      color: ${theme.text.muted};
    }
  }
  ${theme.media.forcedColors} {
    > input {
      appearance: auto;
    }
    > svg {
      display: none;
    }
  }
`
