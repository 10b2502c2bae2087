/** The newest active tasks. */
import { useLive } from '#web/data/account.ts'
import { TaskItem } from '#web/features/tasks/task-item.tsx'
import { CardList } from '#web/shared/lists/list-item.tsx'
import type { Household } from '#web/shared/people/use-household.ts'
import { useRowMarks } from '#web/shared/row-marks/use-row-marks.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { SectionHead } from '#web/ui/section-head.tsx'
import { TaskCardSkeleton } from '#web/ui/skeleton.tsx'
import { Stack } from '#web/ui/stack.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { dashboardTexts } from './texts.ts'

/** The rest is one tap away. */
const SHOWN = 3

export type ActiveTasksProps = {
  readonly household: Household | undefined
  readonly at: string
  /** In the first run an empty section says nothing. */
  readonly hidesEmpty: boolean
}

export function ActiveTasks({ household, at, hidesEmpty }: ActiveTasksProps) {
  const tasks = useLive(({ tasks }) => tasks.orderBy('_open').reverse().limit(SHOWN).toArray())
  const markOf = useRowMarks()
  if (hidesEmpty && (tasks?.length ?? 0) === 0) return null
  return (
    <section aria-labelledby="active-tasks">
      <SectionHead
        id="active-tasks"
        title={dashboardTexts.activeTasksHead}
        action={
          <TextLink to="/tasks" aria-label={dashboardTexts.viewAllTasks}>
            {dashboardTexts.viewAll}
          </TextLink>
        }
      />
      {!tasks || !household ? (
        <Stack $gap={3}>
          <TaskCardSkeleton />
          <TaskCardSkeleton />
          <TaskCardSkeleton />
        </Stack>
      ) : tasks.length === 0 ? (
        <EmptyState scene={null}>{dashboardTexts.noActiveTasks}</EmptyState>
      ) : (
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
      )}
    </section>
  )
}
