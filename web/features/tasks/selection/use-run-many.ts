/** Runs one action on many tasks: those that are refused are named, the others are done, and one undo takes all back. */
import type { Call } from '#domain/commands.ts'
import { listText } from '#domain/language/format.ts'
import type { ManyAction, Selected } from '#domain/tasks/many-tasks.ts'
import { callsFor } from '#domain/tasks/many-tasks.ts'
import { useAccount } from '#web/data/account.ts'
import { showUndoableToastOfAll } from '#web/shared/undo/undoable-toast.ts'
import type { Toast } from '#web/ui/toast-store.ts'
import { showToast } from '#web/ui/toast-store.ts'
import { selectionTexts as texts } from './texts.ts'

type OwnedCall = { readonly name: string; readonly call: Call }

export function useRunMany() {
  const account = useAccount()
  return async (selected: readonly Selected[], action: ManyAction): Promise<void> => {
    const owned = callsOf(selected, action, account.id)
    if (owned.length === 0) return void showToast({ title: texts.nothing })
    const { ids, refused } = await account.runAll(owned.map(({ call }) => call))
    const reasons = new Map(
      [...refused].map(([place, reason]) => [owned[place]?.name ?? '', reason]),
    )
    const done = new Set(owned.map(({ name }) => name)).size - reasons.size
    const description = reasons.size === 0 ? undefined : refusedText(reasons)
    const toast: Toast = { title: doneText(action)(done), description }
    if (ids.length === 0) showToast({ ...toast, tone: 'bad' })
    else showUndoableToastOfAll(account, ids, toast)
  }
}

function doneText({ do: what }: ManyAction): (tasks: number) => string {
  return what in texts.done ? texts.done[what as keyof typeof texts.done] : texts.done.changed
}

/** Two days of one repeating task may ask for the same. */
function callsOf(
  selected: readonly Selected[],
  action: ManyAction,
  me: string,
): readonly OwnedCall[] {
  const byContent = new Map<string, OwnedCall>()
  for (const each of selected)
    for (const call of callsFor(each, action, me))
      byContent.set(JSON.stringify(call), { name: (each.task ?? each.chore).name, call })
  return [...byContent.values()]
}

/** "Wash the car: Theo finished this first", or the names alone. */
function refusedText(reasons: ReadonlyMap<string, string>): string {
  const [[name, reason] = ['', ''], ...others] = [...reasons]
  return others.length === 0
    ? texts.refused(name, reason)
    : texts.refusedAll(listText([...reasons.keys()]))
}
