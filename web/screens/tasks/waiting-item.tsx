/** A task a partner completed: I say whether it is done. */
import { Calendar, Check, UserRound } from 'lucide-react'
import { memo } from 'react'
import { performerOf, pointsFor } from '#domain/tasks/task.ts'
import { firstName } from '#domain/users/user.ts'
import { ListItem } from '#web/parts/tasks/list-item.tsx'
import { isSameItem } from '#web/parts/tasks/same-item.ts'
import type { TaskItemProps } from '#web/parts/tasks/task-item.tsx'
import { TaskMark, TaskMeta, taskTitle } from '#web/parts/tasks/task-meta.tsx'
import { useTaskActions } from '#web/parts/tasks/use-task-actions.ts'
import { dateText } from '#web/parts/time/time-text.ts'
import { Button } from '#web/ui/button.tsx'
import { MetaItem } from '#web/ui/meta.tsx'
import { Points } from '#web/ui/points.tsx'
import { Row } from '#web/ui/stack.tsx'
import { TaskCard } from '#web/ui/task-card.tsx'
import { tasksTexts } from './texts.ts'

export const WaitingItem = memo(PartnersTask, isSameItem)

function PartnersTask({ task, household, mark }: TaskItemProps) {
  const actions = useTaskActions()
  const performer = household.people.get(performerOf(task))
  const title = taskTitle(task)
  return (
    <ListItem focusKey="">
      <TaskCard
        title={title}
        description={task.description}
        tone="basted"
        meta={
          <TaskMeta task={task}>
            {performer && <MetaItem icon={UserRound}>{firstName(performer)}</MetaItem>}
            <MetaItem icon={Calendar}>
              {dateText(task.completed_at ?? '', household.timeZone)}
            </MetaItem>
            <Points value={pointsFor(task)} signed size="small" />
          </TaskMeta>
        }
        note={mark === 'none' ? undefined : <TaskMark mark={mark} />}
        action={
          <Row $gap={2}>
            <Button
              tone="outline"
              aria-label={tasksTexts.notDoneTask(title)}
              onClick={() => actions.reopen(task)}
            >
              {tasksTexts.notDone}
            </Button>
            <Button
              tone="soft"
              icon={Check}
              aria-label={tasksTexts.approveTask(title)}
              onClick={() => actions.approve(task)}
            >
              {tasksTexts.approve}
            </Button>
          </Row>
        }
      />
    </ListItem>
  )
}
