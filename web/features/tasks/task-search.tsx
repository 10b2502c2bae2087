/** Search in the tasks of this device: Active, then Completed, each as in its list. */
import type { OpenTask } from '#domain/chores/open-tasks.ts'
import { isActiveNow, openTaskOf } from '#domain/chores/open-tasks.ts'
import type { Task } from '#domain/tasks/task.ts'
import { hasWords, wordsOf } from '#domain/words.ts'
import type { AccountDatabase } from '#web/data/database.ts'
import { findByWords } from '#web/data/row-words.ts'
import { useAgenda } from '#web/shared/agenda/use-agenda.ts'
import { LongList } from '#web/shared/lists/long-list.tsx'
import { useOverlayAddress } from '#web/shared/overlay/use-overlay-address.ts'
import { approvedByMe } from '#web/shared/people/approvers.ts'
import type { Household } from '#web/shared/people/use-household.ts'
import { FoundList } from '#web/shared/search/found-row.tsx'
import type { FoundGroup } from '#web/shared/search/search-view.tsx'
import { SearchView } from '#web/shared/search/search-view.tsx'
import { helpedBy } from './completed-reads.ts'
import { CompletedFind, OpenFind } from './found-task.tsx'
import { tasksScreenTexts } from './screen-texts.ts'
import { completedBy, waitingBy } from './waiting-reads.ts'

export type TaskSearchProps = { readonly household: Household; readonly at: string }

export function TaskSearch({ household, at }: TaskSearchProps) {
  const overlay = useOverlayAddress()
  const agenda = useAgenda(at)
  const due = agenda?.tasks.filter(isActiveNow) ?? none
  return (
    <SearchView
      label={tasksScreenTexts.search}
      find={(database, words) => findTasks(database, { household, due }, words)}
      inputs={[household, agenda]}
    >
      {({ id, ids }, words) => (
        <LongList<Task>
          count={ids.length}
          read={(database, range) =>
            readAll(database, due, ids.slice(range.from, range.from + range.size))
          }
          inputs={[ids]}
          layout={FoundList}
          loading={null}
        >
          {(found) => {
            if (id === 'completed')
              return <CompletedFind task={found} words={words} household={household} />
            const entry = due.find((each) => each.id === found.id) ?? openTaskOf(found, at)
            return <OpenFind {...{ entry, words, household, at }} onOpen={overlay.open} />
          }}
        </LongList>
      )}
    </SearchView>
  )
}

const none: readonly OpenTask[] = []

/** Takes occurrences from `due`, because most of them have no row (C1), and reads all other tasks. */
async function readAll(
  { tasks }: AccountDatabase,
  due: readonly OpenTask[],
  ids: readonly string[],
): Promise<readonly Task[]> {
  const rows = await tasks.bulkGet([...ids])
  return ids.flatMap((id, place) => due.find((entry) => entry.id === id)?.task ?? rows[place] ?? [])
}

type Searched = { readonly household: Household; readonly due: readonly OpenTask[] }

async function findTasks(
  database: AccountDatabase,
  { household, due }: Searched,
  words: readonly string[],
): Promise<readonly FoundGroup<'active' | 'completed'>[]> {
  const { tasks } = database
  const [found, undated, own, helped, ...waiting] = await Promise.all([
    findByWords(database, 'tasks', words),
    tasks.orderBy('_undated').primaryKeys(),
    completedBy(tasks, '_done', household.me.id).primaryKeys(),
    helpedBy(tasks, household.me.id).primaryKeys(),
    ...approvedByMe(household).map((id) => waitingBy(tasks, id, household.me.id).primaryKeys()),
  ])
  const newestFirst = (ids: readonly string[]) => ids.filter((id) => found.has(id)).reverse()
  const dueFirst = due
    .filter(({ task }) => hasWords(wordsOf(`${task.name} ${task.description}`), words))
    .map(({ id }) => id)
  return [
    {
      id: 'active',
      title: tasksScreenTexts.active,
      ids: [...dueFirst, ...newestFirst(undated)],
    },
    {
      id: 'completed',
      title: tasksScreenTexts.completed,
      ids: [...waiting, own, helped].flatMap(newestFirst),
    },
  ]
}
