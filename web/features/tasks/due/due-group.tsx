/** One group of the active tasks (T14). */
import { AlarmClock } from 'lucide-react'
import type { ReactNode } from 'react'
import type { DueGroup as Group } from '#domain/chores/open-tasks.ts'
import { ListGroup } from '#web/features/tasks/list-group.tsx'
import { dueTexts } from './texts.ts'

export type DueGroupProps = {
  readonly group: Group
  readonly count: number
  readonly children: ReactNode
}

export function DueGroup({ group, count, children }: DueGroupProps) {
  const isLate = group === 'overdue'
  return (
    <ListGroup
      id={`due-${group}`}
      title={
        <>
          {isLate && <AlarmClock aria-hidden="true" />}
          {dueTexts.groups[group]}
        </>
      }
      count={count}
      tone={isLate ? 'late' : 'plain'}
    >
      {children}
    </ListGroup>
  )
}
