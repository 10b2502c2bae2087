/** Hashes a PIN, slowly and with its own salt. A PIN has few digits, so this only slows guessing down. */
import type { StoredPin } from '#web/data/device-database.ts'

export const ROUNDS = 600_000
const SALT_BYTES = 16
const HASH_BITS = 256

type HashedPin = Pick<StoredPin, 'salt' | 'hash' | 'rounds' | 'digits'>

/** Browsers hash only over https and on localhost: elsewhere there are no PINs. */
export function canHashPins(): boolean {
  return globalThis.crypto?.subtle !== undefined
}

export async function hashPin(pin: string, rounds = ROUNDS): Promise<HashedPin> {
  const salt = crypto.getRandomValues(new Uint8Array(SALT_BYTES))
  return { salt, hash: await derive(pin, salt, rounds), rounds, digits: pin.length }
}

export async function isSamePin(pin: string, { salt, hash, rounds }: HashedPin): Promise<boolean> {
  const typed = await derive(pin, salt, rounds)
  return typed.length === hash.length && typed.every((byte, index) => byte === hash[index])
}

async function derive(
  pin: string,
  salt: Uint8Array<ArrayBuffer>,
  iterations: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const key = await crypto.subtle.importKey('raw', new TextEncoder().encode(pin), 'PBKDF2', false, [
    'deriveBits',
  ])
  const algorithm = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations }
  return new Uint8Array(await crypto.subtle.deriveBits(algorithm, key, HASH_BITS))
}
