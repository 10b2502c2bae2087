/** A chore to take with a tap; a second tap takes it back. */
import { Check, Clock, Plus } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { v7 } from 'uuid'
import type { Task } from '#domain/tasks/task.ts'
import { canEdit, pointsFor } from '#domain/tasks/task.ts'
import type { TaskDetails } from '#domain/tasks/task.ts'
import { useAccount } from '#web/data/account.ts'
import { taskCardTexts } from '#web/features/tasks/texts.ts'
import { useTaskActions } from '#web/features/tasks/use-task-actions.ts'
import { stitchesOf } from '#web/shared/task-line/task-meta.tsx'
import { taskLineTexts } from '#web/shared/task-line/texts.ts'
import { runUndoable } from '#web/shared/undo/undoable-toast.ts'
import { EffortStitchRow } from '#web/ui/effort-chip.tsx'
import { Points } from '#web/ui/points.tsx'
import { theme } from '#web/ui/theme.ts'
import { firstRunTexts } from './texts.ts'

export type StarterButtonProps = {
  readonly details: TaskDetails
  /** The task it has become. */
  readonly task: Task | undefined
}

export function StarterButton({ details, task }: StarterButtonProps) {
  const account = useAccount()
  const actions = useTaskActions()
  const isFinal = task !== undefined && !canEdit(task, account.id)
  // A press is shown only once the list was read again; until then another press would do the same.
  const pressed = useRef<{ readonly on: Task | undefined } | null>(null)
  useLayoutEffect(() => {
    if (pressed.current?.on !== task) pressed.current = null
  }, [task])

  function add(): Promise<boolean> {
    const change = { name: 'createTask', input: { id: v7(), ...details } } as const
    return runUndoable(account, change, { title: taskCardTexts.toasts.created })
  }

  async function press(): Promise<void> {
    if (isFinal || pressed.current !== null) return
    pressed.current = { on: task }
    if (!(await (task ? actions.remove(task) : add()))) pressed.current = null
  }

  return (
    <Take type="button" aria-pressed={task !== undefined} aria-disabled={isFinal} onClick={press}>
      <Words>
        <b>{details.name}</b>
        <Facts>
          <EffortStitchRow stitches={stitchesOf(details.effort_level)} />
          <span>{taskLineTexts.effortLevels[details.effort_level]}</span>
          <Clock aria-hidden="true" />
          <span>{taskLineTexts.minutesShort(details.time_minutes)}</span>
          <Points value={pointsFor(details)} signed token={false} size="small" />
        </Facts>
      </Words>
      <Go>
        {task ? <Check aria-hidden="true" /> : <Plus aria-hidden="true" />}
        {task ? firstRunTexts.added : firstRunTexts.add}
      </Go>
    </Take>
  )
}

const Words = styled.span`
  ${theme.grid(0.5)}
  ${theme.rest}
  b {
    font: ${theme.font.h3};
    font-size: 1.0625rem;
  }
`

const Facts = styled.span`
  ${theme.wrap('4px 8px')}
  color: ${theme.text.muted};
  font: ${theme.font.caption};
  > svg[stroke] {
    ${theme.square('16px')}
  }
  > svg[stroke],
  > :last-child {
    margin-inline-start: 4px;
  }
`

const Go = styled.span`
  ${theme.inline(1.5)}
  color: ${theme.text.link};
  font: ${theme.font.smallStrong};
  ${theme.icon('20px')}
`

const Take = styled.button`
  ${theme.row(3)}
  ${theme.square('100%')}
  min-height: 64px;
  padding: 8px 14px 8px 16px;
  border: 0;
  ${theme.nested}
  box-shadow: inset 0 0 0 1px ${theme.line.hair};
  color: ${theme.text.main};
  text-align: start;
  cursor: pointer;
  &[aria-pressed='true'] {
    background: ${theme.surface.successSoft};
    box-shadow: none;
    ${Facts} {
      color: ${theme.text.main};
    }
    ${Go} {
      color: ${theme.text.success};
    }
  }
  ${theme.media.fromLandscape} {
    flex-direction: column;
    align-items: flex-start;
    padding: 16px;
    > ${Go} {
      margin-top: auto;
    }
  }
  ${theme.edge}
`
