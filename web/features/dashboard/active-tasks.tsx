/** The first active tasks: by when they are due, otherwise the newest. */
import { Suspense } from 'react'
import type { Task } from '#domain/tasks/task.ts'
import { useLive } from '#web/data/account.ts'
import type { AccountDatabase } from '#web/data/database.ts'
import { ListedTask } from '#web/features/tasks/listed-task.tsx'
import type { Agenda } from '#web/shared/agenda/derive-agenda.ts'
import { CardList } from '#web/shared/lists/list-item.tsx'
import type { Household } from '#web/shared/people/use-household.ts'
import { useRowMarks } from '#web/shared/row-marks/use-row-marks.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { lazyComponent } from '#web/ui/lazy-component.ts'
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
  /** Whether anything repeats or has a date, and the tasks that are due; undefined until this is read and derived. */
  readonly hasDates: boolean | undefined
  readonly agenda: Agenda | undefined
  /** During the first steps an empty section says nothing. */
  readonly hidesEmpty: boolean
}

/** In their own chunk, with the rules for due tasks, which is not loaded if nothing has a date. */
const DueTasks = lazyComponent(() => import('./due-tasks.tsx'), 'DueTasks')

export function ActiveTasks({ hidesEmpty, hasDates, agenda, ...props }: ActiveTasksProps) {
  const undated = useLive(readUndated)
  if (hidesEmpty && hasDates !== true && (undated?.length ?? 0) === 0) return null
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
      <Suspense fallback={<Skeletons />}>
        {hasDates === true ? (
          <DueTasks {...{ ...props, agenda, undated }} max={SHOWN} />
        ) : (
          <Newest {...props} tasks={hasDates === undefined ? undefined : undated} />
        )}
      </Suspense>
    </section>
  )
}

/** The newest tasks without a date: the newest of all tasks if none has one. */
function readUndated({ tasks }: AccountDatabase) {
  return tasks.orderBy('_undated').reverse().limit(SHOWN).toArray()
}

type NewestProps = Pick<ActiveTasksProps, 'household' | 'at'> & {
  readonly tasks: readonly Task[] | undefined
}

/** Tasks without a date. */
export function Newest({ household, at, tasks }: NewestProps) {
  const markOf = useRowMarks()
  if (!tasks || !household) return <Skeletons />
  if (tasks.length === 0)
    return <EmptyState scene={null}>{dashboardTexts.noActiveTasks}</EmptyState>
  return (
    <CardList>
      {tasks.map((task) => (
        <ListedTask
          key={task.id}
          task={task}
          household={household}
          mark={markOf('tasks', task.id)}
          at={at}
        />
      ))}
    </CardList>
  )
}

export function Skeletons() {
  return (
    <Stack $gap={3}>
      <TaskCardSkeleton />
      <TaskCardSkeleton />
      <TaskCardSkeleton />
    </Stack>
  )
}
