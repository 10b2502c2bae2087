/** How many steps of a task are ticked: a stitch for each if there are at most six, and words. */
import { styled } from 'styled-components'
import { openSteps, stepsOf } from '#domain/tasks/steps.ts'
import type { Task } from '#domain/tasks/task.ts'
import { StitchRow } from '#web/ui/stitch-row.tsx'
import { theme } from '#web/ui/theme.ts'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { taskLineTexts as texts } from './texts.ts'

const MAX_STITCHES = 6

export type StepCountProps = {
  readonly task: Task
  /** Also names the task. */
  readonly isWhole?: boolean
}

export function StepCount({ task, isWhole = false }: StepCountProps) {
  const count = stepsOf(task).length
  const done = count - openSteps(task)
  return (
    <Count>
      {count <= MAX_STITCHES && (
        <StitchRow lit={done} of={count} height={11} color={theme.text.success} />
      )}
      {isWhole ? (
        texts.stepsDoneAloud(done, count)
      ) : (
        <>
          <span aria-hidden="true">{texts.stepsDone(done, count)}</span>
          <VisuallyHidden>{texts.stepsDoneAloud(done, count)}</VisuallyHidden>
        </>
      )}
    </Count>
  )
}

const Count = styled.span`
  ${theme.inline(2)}
  white-space: nowrap;
`
