/** A task that a partner completed: I approve or reopen it. */
import { Calendar, Check, UserRound } from 'lucide-react'
import { memo } from 'react'
import { performerOf, pointsFor } from '#domain/tasks/task.ts'
import { ListItem } from '#web/shared/lists/list-item.tsx'
import { RowMarkSign } from '#web/shared/row-marks/row-mark-sign.tsx'
import { TaskMeta, taskTitle } from '#web/shared/task-line/task-meta.tsx'
import { dateText } from '#web/shared/time/time-text.ts'
import { Button } from '#web/ui/button.tsx'
import { MetaItem } from '#web/ui/meta.tsx'
import { Name } from '#web/ui/name.tsx'
import { Points } from '#web/ui/points.tsx'
import { Row } from '#web/ui/stack.tsx'
import { peopleText } from './people-text.ts'
import { Fate, proofOf } from './proof/card-proof.tsx'
import { isSameItem } from './same-item.ts'
import { tasksScreenTexts } from './screen-texts.ts'
import { TaskCard } from './task-card.tsx'
import type { TaskItemProps } from './task-item-props.ts'
import { useTaskActions } from './use-task-actions.ts'

export const ApprovalRequest = memo(TaskRequest, isSameItem)

function TaskRequest({ task, household, mark }: TaskItemProps) {
  const actions = useTaskActions()
  const proof = proofOf(task)
  const performer = household.people.get(performerOf(task))
  const title = taskTitle(task)
  return (
    <ListItem focusKey="">
      <TaskCard
        cover={proof.cover}
        title={<Name>{title}</Name>}
        description={task.description}
        tone="basted"
        meta={
          <>
            <TaskMeta task={task}>
              {performer && (
                <MetaItem icon={UserRound}>
                  <Name>{peopleText(task, household)}</Name>
                </MetaItem>
              )}
              <MetaItem icon={Calendar}>
                {dateText(task.completed_at ?? '', household.timeZone)}
              </MetaItem>
              <Points value={pointsFor(task)} signed size="small" />
            </TaskMeta>
            {proof.fate && <Fate>{proof.fate}</Fate>}
          </>
        }
        note={mark === 'none' ? undefined : <RowMarkSign mark={mark} />}
        action={
          <Row $gap={2}>
            <Button
              tone="outline"
              aria-label={tasksScreenTexts.notDoneTask(title)}
              onClick={() => actions.reopen(task)}
            >
              {tasksScreenTexts.notDone}
            </Button>
            <Button
              tone="soft"
              icon={Check}
              aria-label={tasksScreenTexts.approveTask(title)}
              onClick={() => actions.approve(task)}
            >
              {tasksScreenTexts.approve}
            </Button>
          </Row>
        }
      />
    </ListItem>
  )
}
