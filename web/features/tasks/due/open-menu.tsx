/** The menu of a task that is due, as a sheet on a phone: headed by its name, when it is due and whose turn it is. */
import type { OpenTask } from '#domain/chores/open-tasks.ts'
import { turnOf } from '#domain/chores/open-tasks.ts'
import { taskCardTexts } from '#web/features/tasks/texts.ts'
import { dueWords } from '#web/shared/agenda/due-words.ts'
import { turnWords } from '#web/shared/agenda/turn-words.ts'
import type { Household } from '#web/shared/people/use-household.ts'
import type { MenuAction } from '#web/ui/menu.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { Name } from '#web/ui/name.tsx'
import { dueTexts } from './texts.ts'

export type OpenMenuProps = {
  readonly entry: OpenTask
  readonly household: Household
  readonly actions: readonly MenuAction[]
}

export function OpenMenu({ entry, household, actions }: OpenMenuProps) {
  const { task, due } = entry
  const turn = turnOf(entry)
  const when = due && dueWords(due)
  const about =
    turn && when ? dueTexts.about(when, turnWords({ ...turn, household })) : (when ?? undefined)
  return (
    <Menu
      label={taskCardTexts.menu(task.name)}
      actions={actions}
      sheet={{ title: <Name>{task.name}</Name>, about }}
    />
  )
}
