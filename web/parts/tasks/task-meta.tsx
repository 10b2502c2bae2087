/** The quiet line of a task: effort, minutes, and whatever else a list adds. */
import { Clock, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Task } from '#domain/tasks/task.ts'
import { effortMultiplier, isPrivateLine } from '#domain/tasks/task.ts'
import type { RowMark } from '#web/parts/sync/use-row-marks.ts'
import type { EffortStitches } from '#web/ui/effort-chip.tsx'
import { EffortChip } from '#web/ui/effort-chip.tsx'
import { MetaItem, MetaRow } from '#web/ui/meta.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { UnsyncedMark } from '#web/ui/unsynced-mark.tsx'
import { taskTexts } from './texts.ts'

export function TaskMeta({
  task,
  children,
}: {
  readonly task: Task
  readonly children?: ReactNode
}) {
  return (
    <MetaRow>
      <EffortChip
        stitches={stitchesOf(task.effort_level)}
        label={taskTexts.effortLevels[task.effort_level]}
      />
      <MetaItem icon={Clock}>{taskTexts.minutesShort(task.time_minutes)}</MetaItem>
      {children}
    </MetaRow>
  )
}

/** How the row stands with the server: nothing to say, saved here only, or refused. */
export function TaskMark({ mark }: { readonly mark: RowMark }) {
  switch (mark) {
    case 'none':
      return null
    case 'unsynced':
      return <UnsyncedMark title={taskTexts.unsynced} label={taskTexts.savedHere} />
    case 'refused':
      return (
        <Tag tone="warn" icon={TriangleAlert}>
          {taskTexts.needsAttention}
        </Tag>
      )
  }
}

export function taskTitle(task: Task): string {
  return isPrivateLine(task) ? taskTexts.privateTask : task.name
}

export function stitchesOf(level: Task['effort_level']): EffortStitches {
  return effortMultiplier[level] as EffortStitches
}
