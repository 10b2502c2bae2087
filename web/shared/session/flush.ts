/** Sends the queue before a person leaves, without delaying them. */
import type { OpenAccount } from '#web/data/account.ts'
import { waitingChanges } from '#web/data/unsaved.ts'

/** Longer than an exchange takes; without a connection it delays nobody for longer than this. */
const TIMEOUT_MS = 5000

export async function flush(account: OpenAccount): Promise<void> {
  await Promise.race([account.syncNow(), timeout()])
}

/** Held changes are sent now, and nobody is asked about them (R51). */
export async function flushHeld(account: OpenAccount): Promise<void> {
  const waiting = await waitingChanges(account.database)
  if (waiting.some(({ hold_until }) => hold_until !== undefined)) await flush(account)
}

function timeout(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS))
}
