/** The active tasks, newest first. */
import { canClaim } from '#domain/tasks/task.ts'
import { useLive } from '#web/data/account.ts'
import type { AccountDatabase, StoredTask } from '#web/data/database.ts'
import { useSuggestions } from '#web/features/tasks/matching/use-suggestions.tsx'
import { useKeepAction } from '#web/features/tasks/templates/use-keep-action.ts'
import { CardList } from '#web/shared/lists/list-item.tsx'
import type { ListRange } from '#web/shared/lists/list-range.ts'
import { LongList } from '#web/shared/lists/long-list.tsx'
import { useOverlayAddress } from '#web/shared/overlay/use-overlay-address.ts'
import type { Household } from '#web/shared/people/use-household.ts'
import { PlanLine } from '#web/shared/plans/plan-line.tsx'
import { useRowMarks } from '#web/shared/row-marks/use-row-marks.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Stack } from '#web/ui/stack.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { CardSkeletons } from './list-skeleton.tsx'
import { tasksScreenTexts } from './screen-texts.ts'
import { TaskItem } from './task-item.tsx'

export type ActiveListProps = {
  readonly household: Household | undefined
  readonly at: string
  readonly count: number | undefined
}

export function ActiveList({ household, at, count }: ActiveListProps) {
  const markOf = useRowMarks()
  const lines = useSuggestions(household, at)
  const menuFor = useKeepAction(household)
  const claimable = useLive(({ tasks }) => tasks.orderBy('_open').filter(canClaim).first())
  if (count === 0) return <NothingToDo />
  return (
    <Stack $gap={4}>
      <VisuallyHidden as="h2">{tasksScreenTexts.activeList}</VisuallyHidden>
      {/* The first rows are read while the others are counted. */}
      <LongList count={count ?? 1} read={readActive} layout={CardList} loading={<CardSkeletons />}>
        {household &&
          ((task: StoredTask) => (
            <TaskItem
              task={task}
              household={household}
              mark={markOf('tasks', task.id)}
              at={at}
              line={lines.get(task.id)}
              menuFor={menuFor}
            />
          ))}
      </LongList>
      {household && household.partners.length > 0 && claimable && <PlanLine feature="matching" />}
    </Stack>
  )
}

function readActive({ tasks }: AccountDatabase, { from, size }: ListRange) {
  return tasks.orderBy('_open').reverse().offset(from).limit(size).toArray()
}

function NothingToDo() {
  const overlay = useOverlayAddress()
  return (
    <EmptyState
      action={
        <Button tone="soft" onClick={() => overlay.open('templates', 'starter')}>
          {tasksScreenTexts.startWithChores}
        </Button>
      }
    >
      {tasksScreenTexts.noActive}
    </EmptyState>
  )
}
