/** The first active tasks and their number where something repeats or has a date: by when they are due (T14). */
import { lazy, Suspense, useMemo } from 'react'
import type { OpenTask } from '#domain/chores/open-tasks.ts'
import { isActiveNow } from '#domain/chores/open-tasks.ts'
import type { Task } from '#domain/tasks/task.ts'
import { useLive, useSynced } from '#web/data/account.ts'
import { OpenItem } from '#web/features/tasks/due/open-item.tsx'
import { useOpenMenu } from '#web/features/tasks/due/use-open-menu.ts'
import { TaskItem } from '#web/features/tasks/task-item.tsx'
import type { Agenda } from '#web/shared/agenda/derive-agenda.ts'
import { deriveAgenda } from '#web/shared/agenda/derive-agenda.ts'
import { readOpen } from '#web/shared/agenda/read-open.ts'
import { CardList } from '#web/shared/lists/list-item.tsx'
import type { Household } from '#web/shared/people/use-household.ts'
import { useRowMarks } from '#web/shared/row-marks/use-row-marks.ts'
import { Newest, Skeletons } from './active-tasks.tsx'
import { dashboardTexts } from './texts.ts'

const ChoreDialogs = lazy(async () => ({
  default: (await import('#web/features/tasks/chores/chore-dialogs.tsx')).ChoreDialogs,
}))

export type DueTasksProps = {
  readonly household: Household | undefined
  readonly at: string
  readonly most: number
}

export function DueTasks({ household, at, most }: DueTasksProps) {
  const agenda = useDerived(at)
  const undated = useLive(
    ({ tasks }) => tasks.orderBy('_undated').reverse().limit(most).toArray(),
    [most],
  )
  if (!household || agenda === undefined || !undated) return <Skeletons />
  // In a pause, or planned, it is nobody's task yet.
  const due = agenda?.tasks.filter(isActiveNow).slice(0, most) ?? []
  if (due.length === 0) return <Newest household={household} at={at} tasks={undated} />
  return <First {...{ household, at, due }} undated={undated.slice(0, most - due.length)} />
}

type FirstProps = {
  readonly household: Household
  readonly at: string
  readonly due: readonly OpenTask[]
  readonly undated: readonly Task[]
}

function First({ household, at, due, undated }: FirstProps) {
  const markOf = useRowMarks()
  const { lines, menuOf } = useOpenMenu(household, at)
  return (
    <>
      <CardList>
        {due.map((entry) => (
          <OpenItem
            key={entry.id}
            {...{ entry, household, at }}
            mark={markOf('tasks', entry.id)}
            menu={menuOf(entry)}
          />
        ))}
        {undated.map((task) => (
          <TaskItem key={task.id} {...{ task, household, at }} mark={markOf('tasks', task.id)} />
        ))}
      </CardList>
      <Suspense fallback={null}>
        <ChoreDialogs lines={lines} household={household} />
      </Suspense>
    </>
  )
}

/** What is open now, counted: neither planned nor paused. */
export function DueCount({ at }: { readonly at: string }) {
  const agenda = useDerived(at)
  return agenda ? dashboardTexts.activeTasks(agenda.active) : '\u00A0'
}

function useDerived(at: string): Agenda | null | undefined {
  const rows = useSynced(readOpen)
  return useMemo(() => rows && deriveAgenda(rows, at), [rows, at])
}
