/** Being away, and pausing one's own repeating tasks: begun and ended, with the messages (C19). */
import { v7 } from 'uuid'
import type { Pause } from '#domain/chores/chore.ts'
import type { CommandName } from '#domain/commands.ts'
import { shortDay } from '#domain/language/format.ts'
import type { OpenAccount } from '#web/data/account.ts'
import { useAccount } from '#web/data/account.ts'
import { newestQueued } from '#web/data/unsaved.ts'
import { showUndoableToast } from '#web/shared/undo/undoable-toast.ts'
import { pauseTexts } from './texts.ts'

export type NewPause = Pick<Pause, 'from_on' | 'until_on'> & {
  /** The person is away, their repeating tasks are paused for everyone, or both. */
  readonly kinds: readonly Pause['kind'][]
  /** A child who is away; null for oneself. */
  readonly child: string | null
}

const { toasts } = pauseTexts

export function usePauseActions() {
  const account = useAccount()
  return {
    begin: (pause: NewPause) => begin(account, pause),
    end: (pauses: readonly Pause[]) => end(account, pauses),
  }
}

async function begin(account: OpenAccount, { kinds, child, ...days }: NewPause): Promise<boolean> {
  const begun: string[] = []
  for (const kind of kinds) {
    const id = v7()
    const input = { id, kind, ...days, ...(child !== null && { for: child }) }
    if (!(await account.run('setPause', input))) break
    begun.push(id)
  }
  const last = begun.at(-1)
  if (last === undefined) return false
  const { until_on } = days
  const title = until_on === null ? toasts.paused : toasts.pausedUntil(shortDay(until_on))
  const change = {
    name: 'setPause' as const,
    id: last,
    reverse: () => endAll(account, begun),
  }
  showUndoableToast(undoingAll(account, 'setPause', begun), change, { title })
  return true
}

/** The toast's button undoes everything that was begun or ended together. */
function undoingAll(
  account: OpenAccount,
  name: CommandName,
  pauses: readonly string[],
): OpenAccount {
  const { database } = account
  return {
    ...account,
    async undo() {
      const items = await Promise.all(pauses.map((id) => newestQueued(database, { name, id })))
      const queued = items.flatMap((item) => item?.id ?? [])
      return queued.length === pauses.length && account.undo(...queued)
    },
  }
}

async function endAll(account: OpenAccount, ids: readonly string[]): Promise<boolean> {
  let isEnded = true
  for (const id of ids) isEnded = (await account.run('endPause', { id })) && isEnded
  return isEnded
}

async function end(account: OpenAccount, pauses: readonly Pause[]): Promise<boolean> {
  const name = 'endPause'
  const ids = pauses.map(({ id }) => id)
  const isEnded = await endAll(account, ids)
  const [first] = ids
  if (isEnded && first !== undefined)
    showUndoableToast(
      undoingAll(account, name, ids),
      { name, id: first },
      { title: toasts.resumed },
    )
  return isEnded
}
