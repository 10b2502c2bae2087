/** Creates the tasks of one or several lines, and offers to undo all of them together (T28). */
import { v7 } from 'uuid'
import type { Call } from '#domain/commands.ts'
import { importCalls } from '#domain/imports/import-calls.ts'
import { MAX_IMPORT_CALL } from '#domain/imports/import.ts'
import type { QuickMaker } from '#domain/quick-add/quick-commands.ts'
import { quickCommand, quickItem } from '#domain/quick-add/quick-commands.ts'
import type { QuickTask } from '#domain/quick-add/quick-task.ts'
import type { OpenAccount } from '#web/data/account.ts'
import { taskCardTexts } from '#web/features/tasks/texts.ts'
import type { Household } from '#web/shared/people/use-household.ts'
import { deviceTimeZone } from '#web/shared/time/device-time-zone.ts'
import { showUndoableToastOfAll } from '#web/shared/undo/undoable-toast.ts'
import { showToast } from '#web/ui/toast-store.ts'
import { quickAddTexts as texts } from './texts.ts'

/** Resolves to the lines that were not created, after saying why; the others are. */
export async function addTasks(
  account: OpenAccount,
  tasks: readonly QuickTask[],
  { me, timeZone }: Household,
): Promise<readonly QuickTask[]> {
  const maker = { me: me.id, isChild: me.is_child, timeZone: deviceTimeZone() ?? timeZone }
  const { ids, refused } = await account.runAll(callsFor(tasks, maker))
  const [description] = refused.values()
  const left = tasks.filter((_, place) => refused.has(Math.floor(place / MAX_IMPORT_CALL)))
  const created = tasks.length - left.length
  const title = created === 1 ? taskCardTexts.toasts.created : texts.created(created)
  if (ids.length > 0) showUndoableToastOfAll(account, ids, { title, description })
  else if (description !== undefined) showToast({ title: texts.failed, description, tone: 'bad' })
  return ids.length === 0 ? tasks : left
}

function callsFor(tasks: readonly QuickTask[], maker: Omit<QuickMaker, 'id'>): readonly Call[] {
  const [only, ...others] = tasks
  if (only !== undefined && others.length === 0) return [quickCommand(only, { id: v7(), ...maker })]
  return importCalls(tasks.map((task) => quickItem(task, { id: v7(), ...maker })))
}
