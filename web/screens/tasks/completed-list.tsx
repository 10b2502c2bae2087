/** Completed tasks: first those of partners that wait for my word, then my own, newest first. */
import { useDeferredValue } from 'react'
import { useLive } from '#web/data/account.ts'
import type { AccountDatabase, StoredTask } from '#web/data/database.ts'
import { ListEnd, useGrowingLimit } from '#web/parts/lists/growing-list.tsx'
import type { Household } from '#web/parts/people/use-household.ts'
import { useRowMarks } from '#web/parts/sync/use-row-marks.ts'
import { CardList } from '#web/parts/tasks/list-item.tsx'
import { useKeepAction } from '#web/parts/templates/use-keep-action.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { SectionHead } from '#web/ui/section-head.tsx'
import { Stack } from '#web/ui/stack.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { CompletedItem } from './completed-item.tsx'
import { ListSkeleton } from './list-skeleton.tsx'
import { tasksTexts } from './texts.ts'
import type { CompletedCounts } from './use-completed-counts.ts'
import { approvedByMe } from './use-completed-counts.ts'
import { WaitingItem } from './waiting-item.tsx'

export type CompletedListProps = {
  readonly household: Household | undefined
  readonly at: string
  readonly counts: CompletedCounts | undefined
}

export function CompletedList({ household, at, counts }: CompletedListProps) {
  const { limit, more } = useGrowingLimit()
  const lists = useDeferredValue(
    useLive(
      async (database) => (household ? readCompleted(database, household, limit) : undefined),
      [household, limit],
    ),
  )
  const markOf = useRowMarks()
  const menuFor = useKeepAction(household)
  if (!lists || !household || !counts) return <ListSkeleton />
  const { waiting, own } = lists
  const shown = waiting.length + own.length
  if (shown === 0) return <EmptyState>{tasksTexts.noCompleted}</EmptyState>
  const shared = { household, at }
  return (
    <Stack $gap={4}>
      {waiting.length > 0 && (
        <section aria-labelledby="to-approve">
          <SectionHead id="to-approve" title={tasksTexts.toApprove} />
          <CardList>
            {waiting.map((task) => (
              <WaitingItem key={task.id} {...shared} task={task} mark={markOf('tasks', task.id)} />
            ))}
          </CardList>
        </section>
      )}
      {own.length > 0 && (
        <section aria-labelledby="own-completed">
          {waiting.length > 0 ? (
            <SectionHead id="own-completed" title={tasksTexts.ownCompleted} />
          ) : (
            <VisuallyHidden as="h2" id="own-completed">
              {tasksTexts.ownCompleted}
            </VisuallyHidden>
          )}
          <CardList>
            {own.map((task) => (
              <CompletedItem
                key={task.id}
                {...shared}
                task={task}
                mark={markOf('tasks', task.id)}
                menuFor={menuFor}
              />
            ))}
          </CardList>
        </section>
      )}
      {shown < counts.own + counts.waiting && <ListEnd key={shown} onReach={more} />}
    </Stack>
  )
}

type Completed = { readonly waiting: readonly StoredTask[]; readonly own: readonly StoredTask[] }

async function readCompleted(
  { tasks }: AccountDatabase,
  household: Household,
  limit: number,
): Promise<Completed> {
  const newest = (index: '_done' | '_waits', id: string, most: number) =>
    tasks.where(index).between([id, ''], [id, '\uffff']).reverse().limit(most).toArray()
  const found = await Promise.all(approvedByMe(household).map((id) => newest('_waits', id, limit)))
  const waiting = found.flat().sort(byNewest).slice(0, limit)
  const room = limit - waiting.length
  return { waiting, own: room > 0 ? await newest('_done', household.me.id, room) : [] }
}

function byNewest(a: StoredTask, b: StoredTask): number {
  return (a.completed_at ?? '') < (b.completed_at ?? '') ? 1 : -1
}
