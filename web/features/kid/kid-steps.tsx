/** The steps of a task as large ticks, sized for a child's finger (T17, K7). */
import { Check } from 'lucide-react'
import { styled } from 'styled-components'
import { stepsOf } from '#domain/tasks/steps.ts'
import type { Task } from '#domain/tasks/task.ts'
import { theme } from '#web/ui/theme.ts'
import { kidTexts } from './texts.ts'

export type KidStepsProps = {
  readonly task: Task
  readonly onTick: (step: { readonly text: string; readonly on: boolean }) => void
}

export function KidSteps({ task, onTick }: KidStepsProps) {
  return (
    <List aria-label={kidTexts.steps(task.name)}>
      {stepsOf(task).map(({ text, isTicked }) => (
        <li key={text}>
          <Step>
            <input
              type="checkbox"
              checked={isTicked}
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
  ${theme.fit('18rem', '12px 16px')}
  padding: 0 12px 12px;
  ${theme.media.fromTablet} {
    padding: 0 16px 16px;
  }
`

const Step = styled.label`
  position: relative;
  ${theme.row(5)}
  min-height: 88px;
  padding: 10px 20px;
  border-radius: ${theme.radius.card};
  box-shadow: inset 0 0 0 2px ${theme.line.strong};
  font: ${theme.font.h3};
  font-size: 1.25rem;
  cursor: pointer;
  > span {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  input {
    ${theme.unseen}
  }
  > svg {
    ${theme.square('44px')}
    padding: 6px;
    border-radius: 10px;
    box-shadow: inset 0 0 0 2px ${theme.line.strong};
    color: transparent;
    stroke-width: 3;
  }
  &:has(:checked) {
    box-shadow: inset 0 0 0 2px ${theme.text.success};
    background: ${theme.surface.successSoft};
    > svg {
      background: ${theme.text.success};
      box-shadow: none;
      color: ${theme.surface.card};
    }
  }
  ${theme.ring('3px')}
  ${theme.media.forcedColors} {
    border: 1px solid;
    &:has(:checked) {
      border: 3px solid Highlight;
    }
  }
`
