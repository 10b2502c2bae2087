/** Counts down the PIN pauses of this device while a page of the app is open. */
import { deviceDatabase } from '#web/data/device-database.ts'
import { afterWaiting } from './pin-lock.ts'

const SECOND_MS = 1000

/** The clocks that a page uses; `lived` only ever moves forward, whatever the device's clock is set to. */
export type Clocks = { readonly lived: () => number; readonly now: () => number }

const pageClocks: Clocks = { lived: () => performance.now(), now: () => Date.now() }

export function waitOutPauses(until: AbortSignal): void {
  const count = countPauses(pageClocks)
  const timer = setInterval(() => void count().catch(reportError), SECOND_MS)
  until.addEventListener('abort', () => clearInterval(timer))
}

/** Each call counts down the time that has passed since the previous call. */
export function countPauses({ lived, now }: Clocks): () => Promise<void> {
  let before = lived()
  return async () => {
    const since = lived() - before
    before += since
    await deviceDatabase.pins
      .filter(({ pauseLeft }) => pauseLeft > 0)
      .modify((pin) => {
        Object.assign(pin, afterWaiting(pin, since, now()))
      })
  }
}
