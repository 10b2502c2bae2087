/** Runs one action on many tasks: refused tasks are named, the others are done, and one undo takes all back. */
import type { Call } from '#domain/commands.ts'
import { listText } from '#domain/language/format.ts'
import type { BulkAction, Selected } from '#domain/tasks/bulk-actions.ts'
import { callsFor } from '#domain/tasks/bulk-actions.ts'
import { useAccount } from '#web/data/account.ts'
import { showUndoableToastOfAll } from '#web/shared/undo/undoable-toast.ts'
import type { Toast } from '#web/ui/toast-store.ts'
import { showToast } from '#web/ui/toast-store.ts'
import { selectionTexts as texts } from './texts.ts'

type OwnedCall = { readonly of: Selected; readonly call: Call }

export function useBulkAction() {
  const account = useAccount()
  return async (selected: readonly Selected[], action: BulkAction): Promise<void> => {
    const owned = callsOf(selected, action, account.id)
    if (owned.length === 0) return void showToast({ title: texts.nothing })
    const { ids, refused } = await account.runAll(owned.map(({ call }) => call))
    // If the code that runs them could not be loaded, that was reported.
    if (ids.length + refused.size === 0) return
    const reasons = new Map(
      [...refused].flatMap(([place, reason]) => {
        const of = owned[place]?.of
        return of ? [[of, reason] as const] : []
      }),
    )
    const ran = owned.filter((_, place) => !refused.has(place))
    const half = ran.flatMap(({ of }, place) => (reasons.has(of) ? (ids[place] ?? []) : []))
    // A task that cannot be completed is not claimed either.
    if (half.length > 0) await account.undo(...half)
    const kept = ids.filter((id) => !half.includes(id))
    const done = new Set(owned.map(({ of }) => of)).size - reasons.size
    const description = reasons.size === 0 ? undefined : refusedText(reasons)
    const toast: Toast = { title: doneText(action)(done), description }
    if (kept.length === 0) showToast({ ...toast, tone: 'bad' })
    else showUndoableToastOfAll(account, kept, toast)
  }
}

function doneText({ do: what }: BulkAction): (tasks: number) => string {
  return what in texts.done ? texts.done[what as keyof typeof texts.done] : texts.done.changed
}

/** Two days of one repeating task may need the same command. */
function callsOf(
  selected: readonly Selected[],
  action: BulkAction,
  me: string,
): readonly OwnedCall[] {
  const byContent = new Map<string, OwnedCall>()
  for (const each of selected)
    for (const call of callsFor(each, action, me))
      byContent.set(JSON.stringify(call), { of: each, call })
  return [...byContent.values()]
}

/** "Wash the car: Theo finished this first", or only the names. */
function refusedText(reasons: ReadonlyMap<Selected, string>): string {
  const names = [...reasons.keys()].map(({ task, chore }) => task?.name ?? chore?.name ?? '')
  const [reason = ''] = reasons.values()
  return names.length === 1
    ? texts.refused(names[0] ?? '', reason)
    : texts.refusedAll(listText(names))
}
