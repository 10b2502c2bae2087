/** PINs: slowly hashed, and limited tries, across reloads and tabs (A9). */
import { Dexie } from 'dexie'
import { afterEach, expect, test } from 'vitest'
import { deviceDatabase } from '#web/data/device-database.ts'
import { hashPin, isSamePin, ROUNDS } from './pin-hash.ts'
import { noTries, triesLeft } from './pin-lock.ts'
import { removePin, setPin, tryPin } from './stored-pins.ts'
import { countPauses } from './wait-out-pauses.ts'

const MAYA = 'maya'
const minutes = (count: number) => count * 60_000
const seconds = (count: number) => count * 1000
let now = Date.parse('2026-11-21T18:00:00Z')
const clock = () => now
/** The time that has really passed, about which no page can be misled. */
let lived = 0

/** A page of the app that is opened now. */
const openPage = () => countPauses({ lived: () => lived, now: clock })

/** Waits in front of the page, which counts now and then. */
async function wait(page: () => Promise<void>, ms: number) {
  lived += ms
  now += ms
  await page()
}

afterEach(() => deviceDatabase.pins.clear())

/** Stored as by `setPin`, but hashed quickly. */
async function keepPin(pin: string) {
  await deviceDatabase.pins.put({ id: MAYA, ...(await hashPin(pin, 10)), ...noTries })
}

async function missOften(times: number) {
  for (let count = 0; count < times; count++) await tryPin(MAYA, '0000', clock)
}

async function pauseNow() {
  return (await deviceDatabase.pins.get(MAYA))?.pauseLeft
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
  const page = openPage()
  const pauses: unknown[] = []
  for (let miss = 5; miss <= 12; miss++) {
    await missOften(1)
    const pause = (await pauseNow()) ?? 0
    pauses.push(pause)
    expect(await tryPin(MAYA, '2719', clock)).toBe(false)
    await wait(page, pause)
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

test('a clock set forward ends no pause, in the open page, in another or after a reload', async () => {
  await keepPin('2719')
  await missOften(5)
  const page = openPage()
  await wait(page, seconds(10))
  now += minutes(60)
  await page()
  expect(await pauseNow()).toBe(seconds(20))
  const reloaded = openPage()
  await reloaded()
  now += minutes(60)
  await wait(reloaded, seconds(5))
  expect(await pauseNow()).toBe(seconds(15))
  expect(await tryPin(MAYA, '2719', clock)).toBe(false)
  await wait(reloaded, seconds(15))
  expect(await tryPin(MAYA, '2719', clock)).toBe(true)
})

test('a clock set back keeps nobody waiting longer', async () => {
  await keepPin('2719')
  await missOften(5)
  const page = openPage()
  now -= minutes(600)
  await page()
  await wait(page, seconds(30))
  expect(await pauseNow()).toBe(0)
})

test('while the app is closed a pause stands still', async () => {
  await keepPin('2719')
  await missOften(5)
  const page = openPage()
  await wait(page, seconds(10))
  now += minutes(60)
  lived = 0
  expect(await tryPin(MAYA, '2719', clock)).toBe(false)
  await wait(openPage(), seconds(5))
  expect(await pauseNow()).toBe(seconds(15))
})

test('two tabs that wait together count the same second once', async () => {
  await keepPin('2719')
  await missOften(5)
  const [first, second] = [openPage(), openPage()]
  await wait(first, seconds(6))
  await second()
  await wait(second, seconds(6))
  await first()
  expect(await pauseNow()).toBe(seconds(18))
})

test('misses counted by an earlier release still count', async () => {
  deviceDatabase.close()
  await Dexie.delete('mitten')
  const earlier = new Dexie('mitten')
  earlier.version(3).stores({ pins: 'id' })
  const kept = { id: MAYA, ...(await hashPin('2719', 10)), misses: 4, blockedUntil: 0 }
  await earlier.table('pins').add(kept)
  earlier.close()
  await deviceDatabase.open()
  expect(await pauseNow()).toBe(0)
  await missOften(1)
  expect(await pauseNow()).toBe(seconds(30))
})

test('without a PIN nobody is asked for one', async () => {
  await keepPin('2719')
  await removePin(MAYA)
  expect(await tryPin(MAYA, '', clock)).toBe(true)
})
