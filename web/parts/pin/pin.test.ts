/** PINs: slowly hashed, and tried only so often, whatever is reloaded or opened twice (decision A9). */
import 'fake-indexeddb/auto'
import { afterEach, expect, test } from 'vitest'
import { deviceDatabase } from '#web/data/device-database.ts'
import { hashPin, isSamePin, ROUNDS } from './pin-hash.ts'
import { noTries, pauseLeft, triesLeft } from './pin-lock.ts'
import { removePin, setPin, tryPin } from './stored-pins.ts'

const MAYA = 'maya'
const minutes = (count: number) => count * 60_000
let now = Date.parse('2026-11-21T18:00:00Z')
const clock = () => now

afterEach(() => deviceDatabase.pins.clear())

/** As `setPin` keeps it, but hashed fast. */
async function keepPin(pin: string) {
  await deviceDatabase.pins.put({ id: MAYA, ...(await hashPin(pin, 10)), ...noTries })
}

async function missOften(times: number) {
  for (let count = 0; count < times; count++) await tryPin(MAYA, '0000', clock)
}

async function pauseNow() {
  const stored = await deviceDatabase.pins.get(MAYA)
  return stored && pauseLeft(stored, now)
}

test('a PIN is kept as a salted hash of at least 600,000 rounds, never as it was typed', async () => {
  await setPin(MAYA, '2719')
  const first = await deviceDatabase.pins.get(MAYA)
  await setPin(MAYA, '2719')
  const second = await deviceDatabase.pins.get(MAYA)
  expect(first).toMatchObject({ rounds: ROUNDS, digits: 4, misses: 0 })
  expect(ROUNDS).toBeGreaterThanOrEqual(600_000)
  expect(first?.salt).not.toEqual(second?.salt)
  expect(first?.hash).not.toEqual(second?.hash)
  expect(JSON.stringify(first)).not.toContain('2719')
})

test('only the PIN itself is the same', async () => {
  const hashed = await hashPin('27190', 10)
  expect(await isSamePin('27190', hashed)).toBe(true)
  for (const other of ['27191', '2719', '271900', ''])
    expect(await isSamePin(other, hashed)).toBe(false)
})

test('a right try opens and clears the misses before it', async () => {
  await keepPin('2719')
  await missOften(4)
  expect(await tryPin(MAYA, '2719', clock)).toBe(true)
  const stored = await deviceDatabase.pins.get(MAYA)
  expect(stored && triesLeft(stored)).toBe(5)
})

test('after five misses nothing is right for 30 seconds, then ever longer, up to 15 minutes', async () => {
  await keepPin('2719')
  await missOften(4)
  expect(await pauseNow()).toBe(0)
  const pauses: unknown[] = []
  for (let miss = 5; miss <= 12; miss++) {
    await missOften(1)
    const pause = (await pauseNow()) ?? 0
    pauses.push(pause)
    expect(await tryPin(MAYA, '2719', clock)).toBe(false)
    now += pause
  }
  expect(pauses).toEqual([30_000, ...[1, 2, 4, 8, 15, 15, 15].map(minutes)])
  expect(await tryPin(MAYA, '2719', clock)).toBe(true)
})

test('a try during a pause neither counts nor makes it longer', async () => {
  await keepPin('2719')
  await missOften(5)
  await missOften(20)
  expect(await pauseNow()).toBe(30_000)
})

test('tries made at once count each: two tabs gain nothing', async () => {
  await keepPin('2719')
  await Promise.all(['1', '2', '3', '4', '5', '6', '7', '8'].map((pin) => tryPin(MAYA, pin, clock)))
  expect(await pauseNow()).toBe(30_000)
  expect((await deviceDatabase.pins.get(MAYA))?.misses).toBe(5)
})

test('a clock set back keeps nobody out longer than the longest pause', async () => {
  await keepPin('2719')
  await missOften(5)
  now -= minutes(600)
  expect(await pauseNow()).toBe(minutes(15))
})

test('without a PIN nobody is asked for one', async () => {
  await keepPin('2719')
  await removePin(MAYA)
  expect(await tryPin(MAYA, '', clock)).toBe(true)
})
