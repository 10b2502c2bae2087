/** The active tasks, newest first. */
import { canClaim } from '#domain/tasks/task.ts'
import { useLive } from '#web/data/account.ts'
import { ListEnd, useGrowingLimit } from '#web/parts/lists/growing-list.tsx'
import { useSuggestions } from '#web/parts/matching/use-suggestions.tsx'
import { useOverlayAddress } from '#web/parts/overlay/use-overlay-address.ts'
import type { Household } from '#web/parts/people/use-household.ts'
import { PlanLine } from '#web/parts/plans/plan-line.tsx'
import { useRowMarks } from '#web/parts/sync/use-row-marks.ts'
import { CardList } from '#web/parts/tasks/list-item.tsx'
import { TaskItem } from '#web/parts/tasks/task-item.tsx'
import { useKeepAction } from '#web/parts/templates/use-keep-action.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Stack } from '#web/ui/stack.tsx'
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
  const lines = useSuggestions(household, at)
  const menuFor = useKeepAction(household)
  if (!tasks || !household) return <ListSkeleton />
  if (tasks.length === 0) return <NothingToDo />
  return (
    <Stack $gap={4}>
      <VisuallyHidden as="h2">{tasksTexts.activeList}</VisuallyHidden>
      <CardList>
        {tasks.map((task) => (
          <TaskItem
            key={task.id}
            task={task}
            household={household}
            mark={markOf('tasks', task.id)}
            at={at}
            line={lines.get(task.id)}
            menuFor={menuFor}
          />
        ))}
      </CardList>
      {tasks.length < count && <ListEnd key={tasks.length} onReach={more} />}
      {household.partners.length > 0 && tasks.some(canClaim) && <PlanLine feature="matching" />}
    </Stack>
  )
}

function NothingToDo() {
  const overlay = useOverlayAddress()
  return (
    <EmptyState
      action={
        <Button tone="soft" onClick={() => overlay.open('templates', 'starter')}>
          {tasksTexts.startWithChores}
        </Button>
      }
    >
      {tasksTexts.noActive}
    </EmptyState>
  )
}
