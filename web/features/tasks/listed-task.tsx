/** A task without a date in a list: its card with the actions this person may take, and whom it is for. */
import { lazy, memo, Suspense } from 'react'
import { TaskCardSkeleton } from '#web/ui/skeleton.tsx'
import { isSameItem } from './same-item.ts'
import { TaskAction } from './task-action.tsx'
import type { TaskItemProps } from './task-item-props.ts'
import { TaskItemCard, useTaskMenu } from './task-item.tsx'
import { taskOffers } from './task-offers.ts'
import { useDoneMenu } from './together/use-done-menu.ts'
import { useTaskActions } from './use-task-actions.ts'

/** In its own chunk: most tasks are for anyone. */
const OpenItem = lazy(async () => ({
  default: (await import('./due/open-item.tsx')).OpenItem,
}))

export const ListedTask = memo(Listed, isSameItem)

function Listed(props: TaskItemProps) {
  const { task, menuFor, ...rest } = props
  if (task.assigned_to === null) return <ForAnyone {...props} />
  const entry = { id: task.id, group: 'none', task, item: null, due: null } as const
  return (
    <Suspense fallback={<TaskCardSkeleton />}>
      <OpenItem {...rest} entry={entry} menu={menuFor?.(task) ?? []} />
    </Suspense>
  )
}

function ForAnyone({ task, household, mark, at, line, menuFor }: TaskItemProps) {
  const offers = taskOffers(task, household.me.id, at)
  const menu = [
    ...useDoneMenu({ task, item: null, offers }, household),
    ...useTaskMenu(task, offers),
    ...(menuFor?.(task) ?? []),
  ]
  const { tick } = useTaskActions()
  return (
    <TaskItemCard
      tick={tick}
      {...{ task, household, mark, line, offers, menu }}
      action={<TaskAction task={task} offers={offers} />}
    />
  )
}
