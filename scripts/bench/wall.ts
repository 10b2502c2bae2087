/**
 * W15: a tablet on the wall on which nothing happens: how much its heap grows in eight hours, how often it wakes up,
 * and what it sends and receives meanwhile. Its clock is fast-forwarded; the stream's heartbeats come in real time.
 */
import { join } from 'node:path'
import type { CDPSession, Page } from 'playwright'
import { HOUR_MS } from '#domain/calendar.ts'
import { leaveFront } from '#web/e2e/leave-front.ts'
import { choresOf } from './chores.ts'
import { makeHousehold } from './household.ts'
import { withPhone } from './phone.ts'

const HOURS = 8
const CHORES = 40
/** The stream is watched for this long. */
const WATCH_MS = 60_000

declare global {
  var wakeUps: number
}

export async function measureWall(folder: string): Promise<void> {
  const household = makeHousehold({ tasks: 1000, open: 20 })
  const repeating = { ...household, ...choresOf(household, CHORES) }
  await withPhone(join(folder, 'wall'), repeating, async ({ page, devtools, origin }) => {
    await page.setViewportSize({ width: 1180, height: 820 })
    await page.clock.install()
    await page.addInitScript(countWakeUps)
    await hangUp(page, origin)
    const traffic = await watchTraffic(devtools)
    const streamBytes = await traffic.during(() => page.waitForTimeout(WATCH_MS))
    // In the first hour, caches are filled.
    await passHour(page)
    const before = await heapMb(devtools)
    await page.evaluate(() => (globalThis.wakeUps = 0))
    const bytes = await traffic.during(async () => {
      for (let hour = 0; hour < HOURS; hour++) await passHour(page)
    })
    const grown = (await heapMb(devtools)) - before
    const wakeUps = await page.evaluate(() => globalThis.wakeUps)
    print({
      grown,
      wakeUps: wakeUps / HOURS,
      asked: bytes / HOURS / 1000,
      stream: ((streamBytes / WATCH_MS) * HOUR_MS) / 1000,
    })
  })
}

/** Runs in the page before anything else: counts timers as they fire. */
function countWakeUps(): void {
  globalThis.wakeUps = 0
  for (const name of ['setTimeout', 'setInterval'] as const) {
    const original = globalThis[name] as (work: () => void, ...rest: unknown[]) => number
    Object.assign(globalThis, {
      [name]: (work: () => void, ...rest: unknown[]) =>
        original(
          () => {
            globalThis.wakeUps += 1
            work()
          },
          ...rest,
        ),
    })
  }
}

async function hangUp(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/settings`)
  await page.getByRole('switch', { name: 'This device hangs on a wall' }).click()
  await leaveFront(page)
  await page.getByRole('heading', { level: 1, name: 'This week' }).waitFor()
}

/** A moment in real time after each simulated hour lets the database and the network answer. */
async function passHour(page: Page): Promise<void> {
  for (let minute = 0; minute < 60; minute++) await page.clock.runFor(60_000)
  await page.waitForTimeout(500)
}

async function heapMb(devtools: CDPSession): Promise<number> {
  await devtools.send('HeapProfiler.enable')
  await devtools.send('HeapProfiler.collectGarbage')
  const { usedSize } = await devtools.send('Runtime.getHeapUsage')
  return usedSize / 1_000_000
}

/** Counts the bytes that the page gets. */
async function watchTraffic(devtools: CDPSession) {
  let bytes = 0
  await devtools.send('Network.enable')
  devtools.on('Network.dataReceived', ({ encodedDataLength, dataLength }) => {
    bytes += encodedDataLength || dataLength
  })
  return {
    async during(work: () => Promise<void>): Promise<number> {
      const before = bytes
      await work()
      return bytes - before
    },
  }
}

type Found = Readonly<Record<'grown' | 'wakeUps' | 'asked' | 'stream', number>>

function print({ grown, wakeUps, asked, stream }: Found): void {
  const row = (what: string, value: number, goal: string) =>
    console.log(`${what.padEnd(52)}${value.toFixed(1).padStart(8)}   ${goal}`)
  console.log(`\nW15  a tablet on the wall, ${HOURS} hours in which nothing happens\n`)
  row('heap after it less heap before it, MB', grown, 'under 5')
  row('timers that go off, an hour', wakeUps, '')
  row('answers to what it asks, kB an hour', asked, '')
  row('signs of life of its stream, kB an hour', stream, '')
}
