/** A paused task: flat, with the last day of the pause and no action but its menu (C19). */
import type { OpenTask } from '#domain/chores/open-tasks.ts'
import { TaskCard } from '#web/features/tasks/task-card.tsx'
import { TaskTitle } from '#web/features/tasks/task-item.tsx'
import { DueLine } from '#web/shared/agenda/due-line.tsx'
import { ListItem } from '#web/shared/lists/list-item.tsx'
import type { Household } from '#web/shared/people/use-household.ts'
import { TaskMeta } from '#web/shared/task-line/task-meta.tsx'
import type { MenuAction } from '#web/ui/menu.tsx'
import { OpenMenu } from './open-menu.tsx'
import { LeadPlace } from './turn-place.ts'

export type PausedItemProps = {
  readonly entry: OpenTask
  readonly household: Household
  readonly menu: readonly MenuAction[]
}

export function PausedItem({ entry, household, menu }: PausedItemProps) {
  const { task, due } = entry
  return (
    <ListItem focusKey="paused">
      <TaskCard
        tone="flat"
        title={<TaskTitle task={task} />}
        description={task.description}
        meta={
          <TaskMeta
            task={task}
            lead={
              due && (
                <LeadPlace>
                  <DueLine due={due} />
                </LeadPlace>
              )
            }
          />
        }
        menu={menu.length > 0 ? <OpenMenu {...{ entry, household }} actions={menu} /> : undefined}
      />
    </ListItem>
  )
}
