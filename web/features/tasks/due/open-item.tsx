/** The card of a task that is due: when, whose turn it is, and the actions that this person may take (C11, T13). */
import type { OpenTask } from '#domain/chores/open-tasks.ts'
import { openTaskOf, turnOf } from '#domain/chores/open-tasks.ts'
import type { Task } from '#domain/tasks/task.ts'
import { TaskAction } from '#web/features/tasks/task-action.tsx'
import type { TaskItemProps } from '#web/features/tasks/task-item-props.ts'
import { TaskItemCard, useTaskMenu } from '#web/features/tasks/task-item.tsx'
import { taskOffers } from '#web/features/tasks/task-offers.ts'
import { DueLine } from '#web/shared/agenda/due-line.tsx'
import { StreakMark } from '#web/shared/agenda/streak-mark.tsx'
import { TurnChip } from '#web/shared/agenda/turn-chip.tsx'
import type { MenuAction } from '#web/ui/menu.tsx'
import { OpenMenu } from './open-menu.tsx'
import { dueTexts } from './texts.ts'
import { LeadPlace, TurnPlace } from './turn-place.ts'

export type OpenItemProps = Omit<TaskItemProps, 'task' | 'menuFor'> & {
  readonly entry: OpenTask
  /** Menu entries for its chore, or additional ones for a task. */
  readonly menu: readonly MenuAction[]
}

export function OpenItem({ entry, household, mark, at, line, menu }: OpenItemProps) {
  const { task, due, item } = entry
  const offers = taskOffers(entry, household.me.id, at)
  const own = useTaskMenu(task, { offers, household })
  const turn = turnOf(entry)
  const all = [...own, ...menu]
  return (
    <TaskItemCard
      {...{ task, household, mark, line, offers }}
      hasTurn={turn !== null}
      lead={
        due && (
          <LeadPlace>
            <DueLine due={due} />
            {item && <StreakMark streak={item.streak} />}
          </LeadPlace>
        )
      }
      menu={
        all.length > 0 ? <OpenMenu entry={entry} household={household} actions={all} /> : undefined
      }
      action={
        <TurnPlace>
          {turn && <TurnChip {...turn} household={household} />}
          <TaskAction {...{ task, offers }} {...(turn && { claimText: dueTexts.claim })} />
        </TurnPlace>
      }
    />
  )
}

/** A task without a date that is assigned to a person. */
export function AssignedItem({
  task,
  ...props
}: Omit<OpenItemProps, 'entry'> & { readonly task: Task }) {
  return <OpenItem {...props} entry={openTaskOf(task, props.at)} />
}
