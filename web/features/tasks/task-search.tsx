/** Search in the tasks of this device: Active, then Completed, each as its list has them. */
import type { AccountDatabase, StoredTask } from '#web/data/database.ts'
import { findByWords } from '#web/data/row-words.ts'
import { LongList } from '#web/shared/lists/long-list.tsx'
import { useOverlayAddress } from '#web/shared/overlay/use-overlay-address.ts'
import { approvedByMe } from '#web/shared/people/approvers.ts'
import type { Household } from '#web/shared/people/use-household.ts'
import { FoundList } from '#web/shared/search/found-row.tsx'
import { readFound } from '#web/shared/search/read-found.ts'
import type { FoundGroup } from '#web/shared/search/search-view.tsx'
import { SearchView } from '#web/shared/search/search-view.tsx'
import { CompletedFind, OpenFind } from './found-task.tsx'
import { tasksScreenTexts } from './screen-texts.ts'
import { completedBy } from './use-completed-counts.ts'

export type TaskSearchProps = { readonly household: Household; readonly at: string }

export function TaskSearch({ household, at }: TaskSearchProps) {
  const overlay = useOverlayAddress()
  const edit = (id: string) => overlay.open('edit', id)
  return (
    <SearchView
      label={tasksScreenTexts.search}
      find={(database, words) => findTasks(database, household, words)}
      inputs={[household]}
    >
      {({ id, ids }, words) => (
        <LongList
          count={ids.length}
          read={({ tasks }, range) => readFound<StoredTask>(tasks, ids, range)}
          inputs={[ids]}
          layout={FoundList}
          loading={null}
        >
          {(task) =>
            id === 'active' ? (
              <OpenFind task={task} words={words} household={household} at={at} onEdit={edit} />
            ) : (
              <CompletedFind task={task} words={words} household={household} />
            )
          }
        </LongList>
      )}
    </SearchView>
  )
}

async function findTasks(
  database: AccountDatabase,
  household: Household,
  words: readonly string[],
): Promise<readonly FoundGroup<'active' | 'completed'>[]> {
  const { tasks } = database
  const [found, open, own, ...waiting] = await Promise.all([
    findByWords(database, 'tasks', words),
    tasks.orderBy('_open').primaryKeys(),
    completedBy(tasks, '_done', household.me.id).primaryKeys(),
    ...approvedByMe(household).map((id) => completedBy(tasks, '_waits', id).primaryKeys()),
  ])
  const newestFirst = (ids: readonly string[]) => ids.filter((id) => found.has(id)).reverse()
  return [
    { id: 'active', title: tasksScreenTexts.active, ids: newestFirst(open) },
    {
      id: 'completed',
      title: tasksScreenTexts.completed,
      ids: [...waiting, own].flatMap(newestFirst),
    },
  ]
}
