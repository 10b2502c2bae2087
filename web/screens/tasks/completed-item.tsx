/** A task I completed: when, what it paid, and whether somebody approved it. */
import { Calendar, Check, Hourglass, Undo2 } from 'lucide-react'
import { memo } from 'react'
import { canTakeBack, pointsFor, stateOf } from '#domain/tasks/task.ts'
import { ListItem } from '#web/parts/tasks/list-item.tsx'
import { isSameItem } from '#web/parts/tasks/same-item.ts'
import type { TaskItemProps } from '#web/parts/tasks/task-item.tsx'
import { TaskMark, TaskMeta, taskTitle } from '#web/parts/tasks/task-meta.tsx'
import { taskTexts } from '#web/parts/tasks/texts.ts'
import { useTaskActions } from '#web/parts/tasks/use-task-actions.ts'
import { dateText } from '#web/parts/time/time-text.ts'
import { Menu } from '#web/ui/menu.tsx'
import { MetaItem } from '#web/ui/meta.tsx'
import { Points } from '#web/ui/points.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { TaskCard } from '#web/ui/task-card.tsx'
import { tasksTexts } from './texts.ts'

export const CompletedItem = memo(OwnTask, isSameItem)

function OwnTask({ task, household, mark, at, menuFor }: TaskItemProps) {
  const actions = useTaskActions()
  const reopen = {
    label: taskTexts.reopen,
    icon: Undo2,
    onSelect: () => void actions.reopen(task),
  }
  const menu = [
    ...(canTakeBack(task, household.me.id, at) ? [reopen] : []),
    ...(menuFor?.(task) ?? []),
  ]
  return (
    <ListItem focusKey="">
      <TaskCard
        title={taskTitle(task)}
        description={task.description}
        meta={
          <TaskMeta task={task}>
            <MetaItem icon={Calendar}>
              {dateText(task.completed_at ?? '', household.timeZone)}
            </MetaItem>
          </TaskMeta>
        }
        note={mark === 'none' ? undefined : <TaskMark mark={mark} />}
        points={<Points value={pointsFor(task)} signed size="large" />}
        status={
          stateOf(task) === 'approved' ? (
            <Tag tone="ok" icon={Check}>
              {tasksTexts.approved}
            </Tag>
          ) : (
            <Tag tone="wait" icon={Hourglass}>
              {tasksTexts.awaiting}
            </Tag>
          )
        }
        menu={
          menu.length > 0 ? (
            <Menu label={taskTexts.menu(taskTitle(task))} actions={menu} />
          ) : undefined
        }
      />
    </ListItem>
  )
}
