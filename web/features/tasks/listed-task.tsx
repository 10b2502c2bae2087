/** A task without a date in a list: its card with the actions that this person may take, and whom it is for. */
import { memo, Suspense } from 'react'
import { lazyComponent } from '#web/ui/lazy-component.ts'
import { Menu } from '#web/ui/menu.tsx'
import { TaskCardSkeleton } from '#web/ui/skeleton.tsx'
import { TaskAction } from './task-action.tsx'
import type { TaskItemProps } from './task-item-props.ts'
import { isSameItem } from './task-item-props.ts'
import { TaskItemCard, useTaskMenu } from './task-item.tsx'
import { taskOffers } from './task-offers.ts'
import { taskCardTexts } from './texts.ts'

/** In its own chunk: most tasks are for anyone. */
const AssignedItem = lazyComponent(() => import('./due/open-item.tsx'), 'AssignedItem')

export const ListedTask = memo(Listed, isSameItem)

function Listed(props: TaskItemProps) {
  const { task, menuFor, ...rest } = props
  if (task.assigned_to === null) return <ForAnyone {...props} />
  return (
    <Suspense fallback={<TaskCardSkeleton />}>
      <AssignedItem {...rest} task={task} menu={menuFor?.(task) ?? []} />
    </Suspense>
  )
}

function ForAnyone({ task, household, mark, at, line, menuFor }: TaskItemProps) {
  const offers = taskOffers({ task, item: null }, household.me.id, at)
  const actions = [...useTaskMenu(task, { offers, household }), ...(menuFor?.(task) ?? [])]
  return (
    <TaskItemCard
      {...{ task, household, mark, line, offers }}
      menu={
        actions.length > 0 ? (
          <Menu label={taskCardTexts.menu(task.name)} actions={actions} />
        ) : undefined
      }
      action={<TaskAction task={task} offers={offers} />}
    />
  )
}
