/** The meta line of a task: effort, minutes, and whatever a list adds. */
import { Clock } from 'lucide-react'
import type { ReactNode } from 'react'
import { Suspense } from 'react'
import type { Task } from '#domain/tasks/task.ts'
import { effortMultiplier, isPrivateLine } from '#domain/tasks/task.ts'
import type { EffortStitches } from '#web/ui/effort-chip.tsx'
import { EffortChip } from '#web/ui/effort-chip.tsx'
import { lazyComponent } from '#web/ui/lazy-component.ts'
import { MetaItem, MetaRow } from '#web/ui/meta.tsx'
import { taskLineTexts } from './texts.ts'

/** In its own chunk: most tasks have no steps. */
const StepCount = lazyComponent(() => import('./step-count.tsx'), 'StepCount')

/** In its own chunk: a household that has just begun has no rooms. */
const RoomMark = lazyComponent(() => import('#web/shared/rooms/room-mark.tsx'), 'RoomMark')

export type TaskMetaProps = {
  readonly task: Task
  readonly lead?: ReactNode
  readonly children?: ReactNode
}

export function TaskMeta({ task, lead, children }: TaskMetaProps) {
  return (
    <MetaRow>
      {lead}
      <EffortChip
        stitches={stitchesOf(task.effort_level)}
        label={taskLineTexts.effortLevels[task.effort_level]}
      />
      <MetaItem icon={Clock}>{taskLineTexts.minutesShort(task.time_minutes)}</MetaItem>
      {task.checklist !== '' && (
        <Suspense>
          <StepCount task={task} />
        </Suspense>
      )}
      {task.room_id !== null && (
        <Suspense>
          <RoomMark id={task.room_id} />
        </Suspense>
      )}
      {children}
    </MetaRow>
  )
}

export function taskTitle(task: Task): string {
  return isPrivateLine(task) ? taskLineTexts.privateTask : task.name
}

export function stitchesOf(level: Task['effort_level']): EffortStitches {
  return effortMultiplier[level] as EffortStitches
}
