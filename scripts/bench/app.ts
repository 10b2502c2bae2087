/**
 * W8: the built app on a phone four times slower than this machine: time to first paint and layout stability when the
 * worker opens it, response time of Complete, and frame times of scrolling a long list.
 */
import { join } from 'node:path'
import type { CDPSession, Locator, Page } from 'playwright'
import { numberText } from '#domain/language/numbers.ts'
import { performerOf } from '#domain/tasks/task.ts'
import { makeHousehold } from './household.ts'
import type { Phone } from './phone.ts'
import { slowDown, SLOWER, withPhone } from './phone.ts'
import { percentile } from './statistics.ts'

const OPENINGS = 5
const TAPS = 10
/** How many times the screen is scrolled, one fling each. */
const FLINGS = 20
const FLING_PX = 1500
const FLING_PX_PER_S = 3000

type Vitals = { largestPaint: number; shift: number; slowestInput: number }
declare global {
  var vitals: Vitals
  var frameTimes: number[]
}

export async function measureApp(folder: string, tasks: number): Promise<void> {
  const household = makeHousehold({ tasks, open: 50 })
  const [member] = household.members
  const done = household.tasks.filter((t) => t.completed_at !== null && performerOf(t) === member)
  await withPhone(join(folder, `app-${tasks}`), household, async (phone) => {
    const { page, devtools } = phone
    // Now the whole history has arrived.
    await goOffline(phone, `Completed (${numberText(done.length)})`)
    const openings = await openAgain(page)
    const taps = await completeTasks(page)
    await slowDown(devtools, 1)
    const frames = await scrollCompleted(page, devtools)
    print(tasks, { openings, taps, frames })
  })
}

/** The app with all of its data (recognized by a tab's name), without a network and slowed down. */
export async function goOffline({ page, devtools, origin }: Phone, tab: string): Promise<void> {
  // tsx gives inner functions names with a helper that does not exist in a page.
  await page.addInitScript('globalThis.__name = (named) => named')
  await page.addInitScript(watchVitals)
  await page.goto(`${origin}/tasks`)
  await page.getByRole('tab', { name: tab }).waitFor({ timeout: 120_000 })
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await page.context().setOffline(true)
  // It opens as it was left: with the line that says so.
  await page.getByRole('button', { name: 'Offline' }).filter({ visible: true }).waitFor()
  await slowDown(devtools, SLOWER)
}

/** Runs in the page before anything else. */
function watchVitals(): void {
  globalThis.vitals = { largestPaint: 0, shift: 0, slowestInput: 0 }
  const observe = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
      durationThreshold: 16,
    } as PerformanceObserverInit)
  observe('largest-contentful-paint', ({ startTime }) => (vitals.largestPaint = startTime))
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & {
      readonly value: number
      readonly hadRecentInput: boolean
    }
    if (!hadRecentInput) vitals.shift += value
  })
  observe('event', ({ duration }) => {
    vitals.slowestInput = Math.max(vitals.slowestInput, duration)
  })
}

/** With no network: what it shows comes from the worker and the database. */
async function openAgain(page: Page): Promise<readonly Vitals[]> {
  const openings: Vitals[] = []
  for (let opening = 0; opening < OPENINGS; opening++) {
    await page.reload()
    await page
      .getByRole('button', { name: /^Complete/ })
      .first()
      .waitFor()
    await painted(page)
    openings.push(await page.evaluate(() => vitals))
  }
  return openings
}

/** The time from the tap to the next paint, as the browser measures it, in milliseconds each. */
async function completeTasks(page: Page): Promise<readonly number[]> {
  await page.goto(new URL('/tasks', page.url()).href)
  const taps: number[] = []
  for (let tap = 0; tap < TAPS; tap++) {
    taps.push(await completeFirst(page, page.locator('body')))
  }
  return taps
}

/** Completes the first task in a part of the page. */
export async function completeFirst(page: Page, within: Locator): Promise<number> {
  const button = within.getByRole('button', { name: /^Complete/ }).first()
  await button.waitFor()
  await page.evaluate(() => (vitals.slowestInput = 0))
  await button.tap()
  await painted(page)
  const taken = await page.evaluate(() => vitals.slowestInput)
  // The animation of the points and all other work of the tap are over: people see those, too.
  await page.getByText('Task completed!').waitFor()
  await page.locator('[data-pill]').waitFor({ state: 'detached' })
  await painted(page)
  return taken
}

/** Two frames and an idle moment: the effects of a tap or a load have been painted by then. */
function painted(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        requestAnimationFrame(() =>
          requestAnimationFrame(() => requestIdleCallback(() => resolve(), { timeout: 5000 })),
        ),
      ),
  )
}

/** The times between frames while flings scroll the list of completed tasks. */
async function scrollCompleted(page: Page, devtools: CDPSession): Promise<readonly number[]> {
  await page.goto(new URL('/tasks?tab=completed', page.url()).href)
  await page.getByRole('heading', { level: 3 }).first().waitFor()
  await painted(page)
  await page.evaluate(() => {
    globalThis.frameTimes = []
    const note = (at: number) => {
      frameTimes.push(at)
      requestAnimationFrame(note)
    }
    requestAnimationFrame(note)
  })
  for (let fling = 0; fling < FLINGS; fling++)
    await devtools.send('Input.synthesizeScrollGesture', {
      x: 195,
      y: 600,
      yDistance: -FLING_PX,
      speed: FLING_PX_PER_S,
    })
  const times = await page.evaluate(() => frameTimes)
  return times.slice(1).map((at, index) => at - (times[index] ?? at))
}

function print(
  tasks: number,
  {
    openings,
    taps,
    frames,
  }: {
    readonly openings: readonly Vitals[]
    readonly taps: readonly number[]
    readonly frames: readonly number[]
  },
): void {
  const row = (what: string, value: number, digits: number, goal: string) =>
    console.log(`${what.padEnd(52)}${value.toFixed(digits).padStart(8)}   ${goal}`)
  console.log(`\nW8  the app at ${tasks} tasks, offline, processor ${SLOWER} times slower\n`)
  const worst = (pick: (vitals: Vitals) => number) => Math.max(...openings.map(pick))
  row(
    'largest paint, ms, slowest opening',
    worst((v) => v.largestPaint),
    0,
    'under 1,500',
  )
  row(
    'layout shift, worst opening',
    worst((v) => v.shift),
    4,
    'under 0.02',
  )
  row('Complete to the next paint, ms, median', percentile(taps, 0.5), 0, 'under 100')
  row('Complete to the next paint, ms, slowest', Math.max(...taps), 0, '')
  row('frame of a scrolled list, ms, p50 (full speed)', percentile(frames, 0.5), 1, '16.7')
  row('frame of a scrolled list, ms, p95', percentile(frames, 0.95), 1, '16.7')
  row('frame of a scrolled list, ms, longest', Math.max(...frames), 1, '')
}
