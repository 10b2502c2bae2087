/** The active tasks, newest first. */
import { useLive } from '#web/data/account.ts'
import { ListEnd, useGrowingLimit } from '#web/parts/lists/growing-list.tsx'
import type { Household } from '#web/parts/people/use-household.ts'
import { useRowMarks } from '#web/parts/sync/use-row-marks.ts'
import { CardList } from '#web/parts/tasks/list-item.tsx'
import { TaskItem } from '#web/parts/tasks/task-item.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { ListSkeleton } from './list-skeleton.tsx'
import { tasksTexts } from './texts.ts'

export type ActiveListProps = {
  readonly household: Household | undefined
  readonly at: string
  readonly count: number | undefined
}

export function ActiveList({ household, at, count = 0 }: ActiveListProps) {
  const { limit, more } = useGrowingLimit()
  const tasks = useLive(
    ({ tasks }) => tasks.orderBy('_open').reverse().limit(limit).toArray(),
    [limit],
  )
  const markOf = useRowMarks()
  if (!tasks || !household) return <ListSkeleton />
  if (tasks.length === 0) return <EmptyState>{tasksTexts.noActive}</EmptyState>
  return (
    <>
      <VisuallyHidden as="h2">{tasksTexts.activeList}</VisuallyHidden>
      <CardList>
        {tasks.map((task) => (
          <TaskItem
            key={task.id}
            task={task}
            household={household}
            mark={markOf('tasks', task.id)}
            at={at}
          />
        ))}
      </CardList>
      {tasks.length < count && <ListEnd key={tasks.length} onReach={more} />}
    </>
  )
}
