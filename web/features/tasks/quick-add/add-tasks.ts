/** Creates the tasks of one or several lines, and offers to take all of them back at once (T28). */
import { v7 } from 'uuid'
import { quickCommand } from '#domain/quick-add/quick-commands.ts'
import type { QuickTask } from '#domain/quick-add/quick-task.ts'
import type { OpenAccount } from '#web/data/account.ts'
import { taskCardTexts } from '#web/features/tasks/texts.ts'
import type { Household } from '#web/shared/people/use-household.ts'
import { deviceTimeZone } from '#web/shared/time/device-time-zone.ts'
import { showUndoableToastOfAll } from '#web/shared/undo/undoable-toast.ts'
import { showToast } from '#web/ui/toast-store.ts'
import { quickAddTexts as texts } from './texts.ts'

/** Resolves to those that were not created, and it is said why; the others are. */
export async function addTasks(
  account: OpenAccount,
  tasks: readonly QuickTask[],
  { me, timeZone }: Household,
): Promise<readonly QuickTask[]> {
  const maker = { me: me.id, isChild: me.is_child, timeZone: deviceTimeZone() ?? timeZone }
  const calls = tasks.map((task) => quickCommand(task, { id: v7(), ...maker }))
  const { ids, refused } = await account.runAll(calls)
  const [description] = refused.values()
  const title = ids.length === 1 ? taskCardTexts.toasts.created : texts.created(ids.length)
  if (ids.length > 0) showUndoableToastOfAll(account, ids, { title, description })
  else if (description !== undefined) showToast({ title: texts.failed, description, tone: 'bad' })
  return ids.length === 0 ? tasks : tasks.filter((_, place) => refused.has(place))
}
