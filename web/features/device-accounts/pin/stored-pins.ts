/** The PINs of this device: set, verified and removed. All tabs and reloads share the count of wrong tries. */
import { deviceDatabase } from '#web/data/device-database.ts'
import { hashPin, isSamePin } from './pin-hash.ts'
import { afterMiss, noTries } from './pin-lock.ts'

export const PIN_SHAPE = /^\d{4,8}$/

export async function setPin(account: string, pin: string): Promise<void> {
  // Before the transaction, which would end while the hash is being computed.
  const hashed = await hashPin(pin)
  await deviceDatabase.pins.put({ id: account, ...hashed, ...noTries })
}

export async function removePin(account: string): Promise<void> {
  await deviceDatabase.pins.delete(account)
}

/** True if it is the account's PIN, or if there is none. During a pause nothing is right. */
export async function tryPin(account: string, pin: string, clock = Date.now): Promise<boolean> {
  const stored = await countTry(account, clock())
  if (stored === 'none') return true
  if (stored === 'paused' || !(await isSamePin(pin, stored))) return false
  await deviceDatabase.pins.update(account, noTries)
  return true
}

/** A try counts as wrong until it is verified, so closing the page meanwhile gains nothing. */
async function countTry(account: string, now: number) {
  return deviceDatabase.transaction('rw', deviceDatabase.pins, async () => {
    const stored = await deviceDatabase.pins.get(account)
    if (!stored) return 'none'
    if (stored.pauseLeft > 0) return 'paused'
    await deviceDatabase.pins.update(account, afterMiss(stored, now))
    return stored
  })
}
