/** A task that a partner completed: I approve or reopen it. */
import { Check } from 'lucide-react'
import { memo } from 'react'
import { pointsFor } from '#domain/tasks/task.ts'
import { ListItem } from '#web/shared/lists/list-item.tsx'
import { RowMarkSign } from '#web/shared/row-marks/row-mark-sign.tsx'
import { TaskMeta, taskTitle } from '#web/shared/task-line/task-meta.tsx'
import { momentText } from '#web/shared/time/time-text.ts'
import { Answers } from '#web/ui/answers.tsx'
import { Button } from '#web/ui/button.tsx'
import { Name } from '#web/ui/name.tsx'
import { Points } from '#web/ui/points.tsx'
import { usePending } from '#web/ui/use-pending.ts'
import { DoneBy } from './done-by.tsx'
import { ProofNote, proofOf } from './proof/card-proof.tsx'
import { tasksScreenTexts } from './screen-texts.ts'
import { TaskCard } from './task-card.tsx'
import type { TaskItemProps } from './task-item-props.ts'
import { isSameItem } from './task-item-props.ts'
import { useTaskActions } from './use-task-actions.ts'

export const ApprovalRequest = memo(TaskRequest, isSameItem)

function TaskRequest({ task, household, mark, at }: TaskItemProps) {
  const actions = useTaskActions()
  const [, once] = usePending()
  const proof = proofOf(task)
  const title = taskTitle(task)
  const when = momentText(task.completed_at ?? '', new Date(at), household.timeZone)
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
              <DoneBy task={task} household={household} when={when} />
            </TaskMeta>
            {proof.note && <ProofNote>{proof.note}</ProofNote>}
          </>
        }
        note={mark === 'none' ? undefined : <RowMarkSign mark={mark} />}
        points={<Points value={pointsFor(task)} signed size="title" />}
        action={
          <Answers>
            <Button
              tone="outline"
              aria-label={tasksScreenTexts.notDoneTask(title)}
              onClick={() => once(() => actions.reopen(task))}
            >
              {tasksScreenTexts.notDone}
            </Button>
            <Button
              tone={proof.cover ? 'primary' : 'soft'}
              icon={Check}
              aria-label={tasksScreenTexts.approveTask(title)}
              onClick={() => once(() => actions.approve(task))}
            >
              {tasksScreenTexts.approve}
            </Button>
          </Answers>
        }
      />
    </ListItem>
  )
}
