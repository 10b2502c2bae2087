/** Completed tasks: first those of partners that await my approval, then my own and those I helped with, newest first. */
import { useLive } from '#web/data/account.ts'
import type { AccountDatabase, StoredTask } from '#web/data/database.ts'
import { hasHistory } from '#web/data/history.ts'
import { useKeepAction } from '#web/features/tasks/templates/save-template.ts'
import { CardList } from '#web/shared/lists/list-item.tsx'
import type { ListRange } from '#web/shared/lists/list-range.ts'
import { mergedRange } from '#web/shared/lists/list-range.ts'
import { LongList } from '#web/shared/lists/long-list.tsx'
import { approvedByMe } from '#web/shared/people/approvers.ts'
import type { Household } from '#web/shared/people/use-household.ts'
import { useRowMarks } from '#web/shared/row-marks/use-row-marks.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { SectionHead } from '#web/ui/section-head.tsx'
import { Stack } from '#web/ui/stack.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { ApprovalRequest } from './approval-request.tsx'
import { CompletedItem } from './completed-item.tsx'
import { countDoneBy, readDoneBy } from './completed-reads.ts'
import { CardSkeletons, ListSkeleton } from './list-skeleton.tsx'
import { tasksScreenTexts } from './screen-texts.ts'
import { countWaiting, waitingBy } from './waiting-reads.ts'

export type CompletedCounts = { readonly own: number; readonly waiting: number }

export type CompletedListProps = {
  readonly household: Household | undefined
  readonly at: string
  readonly counts: CompletedCounts | undefined
}

export function CompletedList({ household, at, counts }: CompletedListProps) {
  const markOf = useRowMarks()
  const menuFor = useKeepAction(household)
  if (!household || !counts) return <ListSkeleton />
  const { waiting, own } = counts
  if (waiting + own === 0) return <EmptyState>{tasksScreenTexts.noCompleted}</EmptyState>
  const itemOf = (task: StoredTask) => ({ task, household, at, mark: markOf('tasks', task.id) })
  const shared = { layout: CardList, loading: <CardSkeletons />, inputs: [household] }
  return (
    <Stack $gap={4}>
      {waiting > 0 && (
        <section aria-labelledby="to-approve">
          <SectionHead id="to-approve" title={tasksScreenTexts.toApprove} />
          <LongList
            {...shared}
            count={waiting}
            read={(database, range) => readWaiting(database, household, range)}
          >
            {(task) => <ApprovalRequest {...itemOf(task)} />}
          </LongList>
        </section>
      )}
      {own > 0 && (
        <section aria-labelledby="own-completed">
          {waiting > 0 ? (
            <SectionHead id="own-completed" title={tasksScreenTexts.ownCompleted} />
          ) : (
            <VisuallyHidden as="h2" id="own-completed">
              {tasksScreenTexts.ownCompleted}
            </VisuallyHidden>
          )}
          <LongList
            {...shared}
            count={own}
            read={({ tasks }, range) => readDoneBy(tasks, household.me.id, range)}
          >
            {(task) => <CompletedItem {...itemOf(task)} menuFor={menuFor} />}
          </LongList>
        </section>
      )}
    </Stack>
  )
}

/**
 * The number of tasks under Completed: mine, and those of partners that await my approval (T4), by the indexes alone. None
 * means nothing before the device has the history (U22).
 */
export function useCompletedCounts(household: Household | undefined): CompletedCounts | undefined {
  return useLive(
    async (database) => {
      if (!household) return undefined
      const { tasks } = database
      const [own, ...counts] = await Promise.all([
        countDoneBy(tasks, household.me.id),
        ...approvedByMe(household).map((id) => countWaiting(tasks, id, household.me.id)),
      ])
      const waiting = counts.reduce((sum, count) => sum + count, 0)
      return own + waiting > 0 || (await hasHistory(database)) ? { own, waiting } : undefined
    },
    [household],
  )
}

function readWaiting({ tasks }: AccountDatabase, household: Household, range: ListRange) {
  const sources = approvedByMe(household).map(
    (id) => (max: number) => waitingBy(tasks, id, household.me.id).reverse().limit(max).toArray(),
  )
  return mergedRange(sources, ({ completed_at }) => completed_at, range)
}
