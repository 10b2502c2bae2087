/**
 * The first active tasks if something repeats or has a date: those that this person may complete, then those of others,
 * each by due time (T14).
 */
import type { OpenTask } from '#domain/chores/open-tasks.ts'
import { isActiveNow } from '#domain/chores/open-tasks.ts'
import type { Task } from '#domain/tasks/task.ts'
import { ChoreDialogs } from '#web/features/tasks/chores/lazy-chore-dialogs.tsx'
import { useChoreMenu } from '#web/features/tasks/chores/use-chore-menu.ts'
import { useFindLine } from '#web/features/tasks/chores/use-chores.ts'
import { OpenItem } from '#web/features/tasks/due/open-item.tsx'
import { ListedTask } from '#web/features/tasks/listed-task.tsx'
import { taskOffers } from '#web/features/tasks/task-offers.ts'
import type { Agenda } from '#web/shared/agenda/derive-agenda.ts'
import { CardList } from '#web/shared/lists/list-item.tsx'
import type { Household } from '#web/shared/people/use-household.ts'
import { useRowMarks } from '#web/shared/row-marks/use-row-marks.ts'
import type { ActiveTasksProps } from './active-tasks.tsx'
import { Newest, Skeletons } from './active-tasks.tsx'

export type DueTasksProps = Pick<ActiveTasksProps, 'household' | 'at' | 'agenda'> & {
  readonly undated: readonly Task[] | undefined
  readonly max: number
}

export function DueTasks({ household, at, agenda, undated, max }: DueTasksProps) {
  if (!household || agenda === undefined || !undated) return <Skeletons />
  // While it is paused or planned, it is not a task for anybody yet.
  const active = agenda.tasks.filter(isActiveNow)
  const isMine = (entry: OpenTask) => taskOffers(entry, household.me.id, at).action === 'complete'
  const due = [...active.filter(isMine), ...active.filter((entry) => !isMine(entry))].slice(0, max)
  if (due.length === 0) return <Newest household={household} at={at} tasks={undated} />
  return <First {...{ household, at, agenda, due }} undated={undated.slice(0, max - due.length)} />
}

type FirstProps = {
  readonly household: Household
  readonly at: string
  readonly agenda: Agenda
  readonly due: readonly OpenTask[]
  readonly undated: readonly Task[]
}

function First({ household, at, agenda, due, undated }: FirstProps) {
  const markOf = useRowMarks()
  const findLine = useFindLine(agenda.chores, at)
  const choreMenu = useChoreMenu(household)
  return (
    <>
      <CardList>
        {due.map((entry) => (
          <OpenItem
            key={entry.id}
            {...{ entry, household, at }}
            mark={markOf('tasks', entry.id)}
            menu={entry.item ? choreMenu(findLine(entry.item.chore.id), entry.item) : []}
          />
        ))}
        {undated.map((task) => (
          <ListedTask key={task.id} {...{ task, household, at }} mark={markOf('tasks', task.id)} />
        ))}
      </CardList>
      <ChoreDialogs findLine={findLine} household={household} />
    </>
  )
}
