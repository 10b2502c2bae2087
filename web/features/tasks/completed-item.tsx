/** A task that I completed, alone or with others: when, my points, and whether it was approved. */
import { Calendar, Check, Hourglass, Undo2, UserRound } from 'lucide-react'
import { memo } from 'react'
import { partOf } from '#domain/tasks/split.ts'
import { canTakeBack } from '#domain/tasks/take-back.ts'
import { stateOf } from '#domain/tasks/task.ts'
import { ListItem } from '#web/shared/lists/list-item.tsx'
import { RowMarkSign } from '#web/shared/row-marks/row-mark-sign.tsx'
import { TaskMeta, taskTitle } from '#web/shared/task-line/task-meta.tsx'
import { dateText } from '#web/shared/time/time-text.ts'
import { Menu } from '#web/ui/menu.tsx'
import { MetaItem } from '#web/ui/meta.tsx'
import { Name } from '#web/ui/name.tsx'
import { Points } from '#web/ui/points.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { peopleText } from './done-by.tsx'
import { ProofNote, proofOf } from './proof/card-proof.tsx'
import { tasksScreenTexts } from './screen-texts.ts'
import { TaskCard } from './task-card.tsx'
import type { TaskItemProps } from './task-item-props.ts'
import { isSameItem } from './task-item-props.ts'
import { taskCardTexts } from './texts.ts'
import { useTaskActions } from './use-task-actions.ts'

export const CompletedItem = memo(OwnTask, isSameItem)

function OwnTask({ task, household, mark, at, menuFor }: TaskItemProps) {
  const actions = useTaskActions()
  const proof = proofOf(task)
  const reopen = {
    label: taskCardTexts.reopen,
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
        cover={proof.cover}
        title={<Name>{taskTitle(task)}</Name>}
        description={task.description}
        meta={
          <>
            <TaskMeta task={task}>
              {task.helpers !== '' && (
                <MetaItem icon={UserRound}>
                  <Name>{peopleText(task, household)}</Name>
                </MetaItem>
              )}
              <MetaItem icon={Calendar}>
                {dateText(task.completed_at ?? '', household.timeZone)}
              </MetaItem>
            </TaskMeta>
            {proof.note && <ProofNote>{proof.note}</ProofNote>}
          </>
        }
        note={mark === 'none' ? undefined : <RowMarkSign mark={mark} />}
        points={<Points value={partOf(task, household.me.id)} signed size="title" />}
        status={
          stateOf(task) === 'approved' ? (
            <Tag tone="ok" icon={Check}>
              {tasksScreenTexts.approved}
            </Tag>
          ) : (
            <Tag tone="wait" icon={Hourglass}>
              {tasksScreenTexts.awaiting}
            </Tag>
          )
        }
        menu={
          menu.length > 0 ? (
            <Menu label={taskCardTexts.menu(taskTitle(task))} actions={menu} />
          ) : undefined
        }
      />
    </ListItem>
  )
}
