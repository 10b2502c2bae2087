/**
 * Chromium killed with -9, and pages closed, in the middle of changes: all that the app called saved is on the device,
 * and reaches the server once (I2, I5, I11). `BROWSER_KILLS` and `BROWSER_SEED` make it longer, or repeat a run.
 */
import type { BrowserContext, Page } from 'playwright/test'
import { createRandom } from '#server/demo/random.ts'
import { expectSynced } from './chores.ts'
import { deviceRows, expect, expectConverged, registerElsewhere } from './fixtures.ts'
import { test } from './killable-browser.ts'
import type { TestServer } from './server.ts'

const kills = Number(process.env['BROWSER_KILLS'] ?? 5)
const seed = Number(process.env['BROWSER_SEED'] ?? Date.now() % 1_000_000_007)
const random = createRandom(seed)
/** How many changes complete before the kill, at most. */
const CHANGES = 12
/** How many further ones are started, so that the kill happens during one of them. */
const MORE = 6
const PER_KILL_MS = 20_000

type Waiting = {
  readonly id: string
  readonly seq: number
  readonly input: { readonly id: string }
}

test('Chromium killed while it writes, again and again, loses nothing it called saved', async ({
  startKillable,
  server,
}) => {
  // In addition to the limit of every test: there may be many kills.
  test.setTimeout(test.info().timeout + kills * PER_KILL_MS)
  const first = await startKillable()
  const id = await moveIn(first.context, server, kills * (CHANGES + MORE) + 1)
  await first.close()
  await server.kill()

  const saved: string[] = []
  for (let number = 0; number < kills; number += 1) {
    const browser = await startKillable()
    const page = await openTasks(browser.context, server)
    const losses = await lossesOf(page, id, saved)
    expect({ seed, number, ...losses }).toEqual({ seed, number, ...noLosses })
    await changeUntil(page, saved, random.between(1, CHANGES))
    await browser.kill()
  }

  await server.start()
  const last = await startKillable()
  const page = await openTasks(last.context, server)
  await expectEachOnce(server, { id, page, saved })
  console.log(`${kills} kills, seed ${seed}: ${saved.length} changes called saved, 0 missing`)
})

test('a page closed while it writes loses nothing it called saved', async ({ join, server }) => {
  const { id, context } = await join('Maya')
  await addTasks(context, server, 3 * (CHANGES + MORE) + 1)
  await server.kill()
  const saved: string[] = []
  for (let number = 0; number < 3; number += 1) {
    const page = await openTasks(context, server)
    await changeUntil(page, saved, random.between(1, CHANGES))
    await page.close()
  }
  await server.start()
  const page = await openTasks(context, server)
  await expectEachOnce(server, { id, page, saved })
})

/** A person registers, and the device syncs the app and their tasks. */
async function moveIn(context: BrowserContext, server: TestServer, tasks: number): Promise<string> {
  const id = await registerElsewhere(context, 'Maya', server.url)
  await addTasks(context, server, tasks)
  const page = await openTasks(context, server)
  await page.evaluate(() => navigator.serviceWorker.ready)
  await expectSynced({ page })
  return id
}

const sameOrigin = { 'Sec-Fetch-Site': 'same-origin' }

async function addTasks({ request }: BrowserContext, { url }: TestServer, count: number) {
  for (let number = 1; number <= count; number += 1)
    await request.post(`${url}/api/tasks`, {
      headers: sameOrigin,
      data: { name: `Chore ${number}`, time_minutes: 1 },
    })
}

async function openTasks(context: BrowserContext, { url }: TestServer): Promise<Page> {
  const page = await context.newPage()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(`${url}/tasks`)
  await expect(page.getByRole('button', { name: /^Complete Chore/ }).first()).toBeVisible()
  return page
}

/** Completes tasks one after the other as fast as the app accepts them, and returns during one of them. */
async function changeUntil(page: Page, saved: string[], count: number): Promise<void> {
  const enough = saved.length + count
  await page.exposeFunction('tellSaved', (id: string) => void saved.push(id))
  await page.evaluate(tapAndTell, count + MORE)
  await expect.poll(() => saved.length, { intervals: [5] }).toBeGreaterThanOrEqual(enough)
}

/** Runs in the page. A change counts as saved once its transaction is complete: then the app says so. */
function tapAndTell(max: number): void {
  const { tellSaved } = globalThis as unknown as { tellSaved(id: string): void }
  const { add } = IDBObjectStore.prototype
  let changes = 0
  IDBObjectStore.prototype.add = function tell(this: IDBObjectStore, value: { id: string }) {
    if (this.name === 'outbox') {
      changes += 1
      this.transaction.addEventListener('complete', () => tellSaved(value.id))
    }
    return add.call(this, value)
  }
  const tapping = setInterval(() => {
    const buttons = [...document.querySelectorAll('button')]
    buttons.find(({ textContent }) => textContent.startsWith('Complete Chore'))?.click()
    if (changes >= max) clearInterval(tapping)
  }, 5)
}

const noLosses = { missing: [], gaps: [], unseen: [] }

/** Saved changes that are missing, gaps in the queue, and waiting changes that are not shown. */
async function lossesOf(page: Page, id: string, saved: readonly string[]) {
  const { outbox = [], tasks = [] } = await deviceRows(page, id)
  const waiting = outbox as unknown as readonly Waiting[]
  const done = new Set(
    tasks.flatMap((task) => ('completed_at' in task && task.completed_at ? [task.id] : [])),
  )
  const held = new Set(waiting.map((change) => change.id))
  return {
    missing: saved.filter((change) => !held.has(change)),
    gaps: waiting.filter(({ seq }, place) => seq !== (waiting[0]?.seq ?? 0) + place),
    unseen: waiting.filter(({ input }) => !done.has(input.id)),
  }
}

type Left = { readonly id: string; readonly page: Page; readonly saved: readonly string[] }

async function expectEachOnce(server: TestServer, { id, page, saved }: Left): Promise<void> {
  await expectSynced({ page })
  await expectConverged(server, { id, page, name: 'Maya', context: page.context() })
  const applied = server.database
    .prepare<[string], string>("SELECT id FROM mutations WHERE user_id = ? AND status = 'applied'")
    .pluck()
    .all(id)
  expect(saved.filter((change) => !applied.includes(change))).toEqual([])
}
