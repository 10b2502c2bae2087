/** Creates the tasks of one or several lines, and offers to take all of them back at once (T28). */
import { Undo2 } from 'lucide-react'
import { v7 } from 'uuid'
import { HOLD_MS } from '#domain/command.ts'
import { quickCommand } from '#domain/quick-add/quick-commands.ts'
import type { QuickTask } from '#domain/quick-add/quick-task.ts'
import type { OpenAccount } from '#web/data/account.ts'
import { newestQueued } from '#web/data/unsaved.ts'
import { taskCardTexts } from '#web/features/tasks/texts.ts'
import type { Household } from '#web/shared/people/use-household.ts'
import { deviceTimeZone } from '#web/shared/time/device-time-zone.ts'
import { undoTexts } from '#web/shared/undo/texts.ts'
import { setToastAction, showToast } from '#web/ui/toast-store.ts'
import { quickAddTexts as texts } from './texts.ts'

type Created = { readonly name: 'createTask' | 'createChore'; readonly id: string }

/** How many were created: they are tried in their order, and the first that is refused ends it. */
export async function addTasks(
  account: OpenAccount,
  tasks: readonly QuickTask[],
  { me, timeZone }: Household,
): Promise<number> {
  const created: Created[] = []
  for (const task of tasks) {
    const id = v7()
    const maker = {
      id,
      me: me.id,
      isChild: me.is_child,
      timeZone: deviceTimeZone() ?? timeZone,
    }
    const command = quickCommand(task, maker)
    const isSaved =
      command.name === 'createTask'
        ? await account.run('createTask', command.input)
        : await account.run('createChore', command.input)
    if (!isSaved) break
    created.push({ name: command.name, id })
  }
  // The refusal of a later one has told why; what was created can still be deleted.
  if (created.length === tasks.length) offerUndo(account, created)
  return created.length
}

function offerUndo(account: OpenAccount, created: readonly Created[]): void {
  const { length } = created
  const title = length === 1 ? taskCardTexts.toasts.created : texts.created(length)
  const toast = showToast({ title })
  setToastAction(toast, {
    label: undoTexts.undo,
    icon: Undo2,
    countdown: { ms: HOLD_MS, onHeld: () => undefined },
    onPress: () => void takeBack(account, created),
  })
}

/** As if they had never been, if they are still here; otherwise they are deleted. */
async function takeBack(account: OpenAccount, created: readonly Created[]): Promise<void> {
  for (const { name, id } of created.toReversed()) {
    const item = await newestQueued(account.database, { name, id }).catch(() => undefined)
    if (item !== undefined && (await account.undo(item.id))) continue
    const isDeleted = await account.run(name === 'createTask' ? 'deleteTask' : 'deleteChore', {
      id,
    })
    if (!isDeleted) return
  }
  showToast({ title: undoTexts.undone })
}
