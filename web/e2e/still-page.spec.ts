/** The page does not move by itself: no layout shifts, and no scrolling that nobody asked for (U7). */
import type { BrowserContextOptions, Locator, Page } from 'playwright/test'
import { createTask } from './chores.ts'
import { actElsewhere, earn, makeReward, makeTask } from './elsewhere.ts'
import type { Person, Visit } from './fixtures.ts'
import { expect, test } from './fixtures.ts'
import { phone, tablet } from './sizes.ts'

/** In shares of the window's area and height; anything further down does not count. */
const MAX_SHIFT = 0.02

const devices = {
  phone: { viewport: phone, hasTouch: true, isMobile: true },
  tablet: { viewport: tablet, hasTouch: true, isMobile: true },
} as const satisfies Record<string, BrowserContextOptions>

type Source = {
  readonly node: Node | null
  readonly previousRect: DOMRect
  readonly currentRect: DOMRect
}
type Shift = PerformanceEntry & {
  readonly value: number
  readonly hadRecentInput: boolean
  readonly sources: readonly Source[]
}
type Watched = {
  readonly shifts: { readonly at: number; readonly text: string }[]
  /** From a tap until its effect: anything that moves then was asked for, however long it takes. */
  readonly taps: { readonly from: number; readonly to: number }[]
}

/** Runs in the page, from its start. */
function watchShifts(largest: number): void {
  const shifts: Watched['shifts'] = []
  Object.assign(globalThis, { shifts, taps: [] })
  const watcher = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Shift[]) {
      if (entry.hadRecentInput || entry.value <= largest) continue
      // A toast floats above the page, and makes space for a dialog.
      const isToast = ({ node }: Source) => (node as Element | null)?.closest?.('[data-toaster]')
      if (entry.sources.every(isToast)) continue
      const moved = entry.sources.map(({ node, previousRect: from, currentRect: to }) => {
        const what = node instanceof Element ? node.outerHTML : String(node?.textContent)
        return `${from.x},${from.y} to ${to.x},${to.y}: ${what.slice(0, 160)}`
      })
      const text = [entry.value.toFixed(3), ...moved].join('\n  ')
      shifts.push({ at: entry.startTime, text })
    }
  })
  watcher.observe({ type: 'layout-shift', buffered: true })
}

async function expectNoShifts(page: Page, where: string): Promise<void> {
  const unasked = await page.evaluate(() => {
    const { shifts, taps } = globalThis as unknown as Watched
    const isAsked = (at: number) => taps.some(({ from, to }) => from <= at && at <= to)
    return shifts.flatMap(({ at, text }) => (isAsked(at) ? [] : text))
  })
  expect([where, unasked]).toEqual([where, []])
}

/** The scroll position once the window has stopped moving. */
async function scrolled(page: Page): Promise<number> {
  return page.evaluate(async () => {
    for (let before = Number.NaN; before !== scrollY;) {
      before = scrollY
      // A scroll that was asked for begins with the next frame.
      for (let frame = 0; frame < 6; frame++) await new Promise(requestAnimationFrame)
    }
    return Math.round(scrollY)
  })
}

/** Scrolls a button of the page to the lower part of the window, clear of floating elements. */
async function bringIntoReach(button: Locator): Promise<void> {
  await button.evaluate((own) => {
    if (own.closest('[role=dialog]')) return
    const { bottom } = own.getBoundingClientRect()
    scrollBy({ top: bottom - innerHeight + 200, behavior: 'instant' })
  })
}

/** Taps a visible button, after which something appears and something goes: the window keeps its scroll position. */
async function tapStill(button: Locator, shown: Locator, gone?: Locator): Promise<void> {
  const page = button.page()
  await bringIntoReach(button)
  const before = await scrolled(page)
  const from = await page.evaluate(() => performance.now())
  await button.tap()
  await expect(shown).toBeVisible()
  if (gone) await expect(gone).toBeHidden()
  expect(await scrolled(page)).toBe(before)
  await page.evaluate((start) => {
    const { taps } = globalThis as unknown as Watched
    taps.push({ from: start, to: performance.now() })
  }, from)
}

async function onDevice(
  visit: Visit,
  { context }: Person,
  options: BrowserContextOptions,
): Promise<Page> {
  const storageState = await context.storageState()
  const page = await visit({ ...options, reducedMotion: 'no-preference', storageState })
  await page.addInitScript(watchShifts, MAX_SHIFT)
  return page
}

const toast = (page: Page, text: string) => page.getByRole('status').getByText(text)
const complete = (page: Page, name: string) =>
  page.getByRole('button', { name: `Complete ${name}, earn` })

for (const [device, options] of Object.entries(devices))
  test(`on a ${device} the walks through the app move nothing that was not asked to (U7)`, async ({
    joinBoth,
    visit,
  }) => {
    const [maya, theo] = await joinBoth()
    await earn(maya, 90, 'Wash the car')
    await makeTask(maya, { name: 'Dust', description: 'Everywhere. '.repeat(9) })
    await makeTask(maya, { name: 'Iron', time_minutes: 20 })
    const bath = await makeReward(maya, 'Long bath', 40)
    await actElsewhere(theo, 'rewards', bath, 'approve')
    await makeReward(theo, 'Cinema', 30)
    const page = await onDevice(visit, maya, options)

    await page.goto('/')
    await expect(complete(page, 'Iron')).toBeVisible()
    await expect(page.getByText('Wash the car')).toHaveCount(0)
    await expect(page.getByRole('article', { name: 'Theo Ellis' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Long bath' })).toBeVisible()
    await expectNoShifts(page, 'the first start')
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Long bath' })).toBeVisible()
    await expect(page.getByRole('article', { name: 'Theo Ellis' })).toBeVisible()
    await expectNoShifts(page, 'a later start')

    const iron = complete(page, 'Iron')
    await tapStill(iron, toast(page, 'Task completed!'), iron)
    await expectNoShifts(page, 'completing on the dashboard')

    const main = page.getByRole('navigation', { name: 'Main' }).filter({ visible: true })
    await main.getByRole('link', { name: 'Tasks' }).tap()
    await expect(page.getByRole('heading', { level: 1, name: 'Tasks' })).toBeVisible()
    await expect(complete(page, 'Dust')).toBeVisible()
    await createTask(page, { name: 'Water the plants', minutes: 15, isShared: true })
    await expectNoShifts(page, 'creating a task')
    const dust = complete(page, 'Dust')
    await tapStill(dust, toast(page, 'Task completed!'), dust)
    await tapStill(complete(page, 'Water the plants'), page.getByText('Nothing to do right now.'))
    await expectNoShifts(page, 'completing the last task')

    await main.getByRole('link', { name: 'Rewards' }).tap()
    const tab = (name: RegExp) => page.getByRole('tab', { name })
    await tab(/^Approvals/).tap()
    await tapStill(
      page.getByRole('button', { name: /^Approve/ }).first(),
      toast(page, 'Reward approved'),
    )
    await expectNoShifts(page, 'approving')
    await tab(/^Available/).tap()
    const redeem = page.getByRole('button', { name: /^Redeem Long bath/ })
    await tapStill(redeem, page.getByRole('dialog', { name: 'Reward redeemed!' }))
    await tapStill(
      page.getByRole('button', { name: 'Enjoy it' }),
      page.getByText('No available rewards').or(toast(page, 'Reward redeemed!')).first(),
    )
    await expectNoShifts(page, 'redeeming')

    const [home, news] = device === 'phone' ? ['Home', 'Alerts'] : ['Dashboard', 'Notifications']
    for (const name of [news, 'Tasks', home]) {
      await main.getByRole('link', { name }).tap()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectNoShifts(page, `the page ${name}`)
    }
  })

test('at the end of a long page a card that goes leaves the window where it is, with a finger and with keys (U7)', async ({
  join,
  visit,
}) => {
  const maya = await join('Maya')
  for (let number = 1; number <= 12; number++)
    await makeTask(maya, { name: `Chore ${number}`, description: 'Step by step. '.repeat(40) })
  const page = await onDevice(visit, maya, devices.phone)
  await page.goto('/tasks')
  await expect(complete(page, 'Chore 12')).toBeVisible()
  const last = page.getByRole('button', { name: /^Complete .*, earn/ }).last()
  await last.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  const name = await last.innerText()
  const before = await scrolled(page)
  expect(before).toBeGreaterThan(500)
  await last.tap()
  await expect(page.getByRole('heading', { name: 'Chore 1', exact: true })).toBeHidden()
  expect([name, await scrolled(page)]).toEqual([name, before])
  await expect(page.locator(':focus')).toHaveCount(0)

  const next = page.getByRole('button', { name: /^Complete .*, earn/ }).last()
  await next.focus()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  await expect(next).toBeFocused()
  const stood = await scrolled(page)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Chore 2', exact: true })).toBeHidden()
  expect(await scrolled(page)).toBe(stood)
  await expect(page.locator('[role=listitem] :focus')).toHaveCount(1)

  // The held space is removed when somebody scrolls up.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await expect.poll(() => page.locator('main').evaluate((own) => own.style.minHeight)).toBe('')
})

for (const [device, options] of Object.entries(devices))
  test(`on a ${device} a chore of the first run is taken, and taken back, without anything moving under the finger (U7, U21)`, async ({
    joinOnline,
    visit,
  }) => {
    const maya = await joinOnline('Maya')
    const page = await onDevice(visit, maya, options)
    await page.goto('/')
    const chore = page.getByRole('button', { name: /^Vacuum the floors/ })
    await expect(chore).toBeVisible()
    await bringIntoReach(chore)
    const top = () => chore.evaluate((own) => own.getBoundingClientRect().top)
    const stood = await top()
    await tapStill(chore, toast(page, 'Task created successfully'))
    await expect(complete(page, 'Vacuum the floors')).toBeVisible()
    expect(await top()).toBe(stood)
    await tapStill(chore, chore.and(page.locator('[aria-pressed=false]')))
    await expect(complete(page, 'Vacuum the floors')).toHaveCount(0)
    expect(await top()).toBe(stood)
    await expectNoShifts(page, 'taking a first chore')
  })

test('the buttons fly to the balance where it is after the task is gone (U7)', async ({
  join,
  visit,
}) => {
  const maya = await join('Maya')
  await makeTask(maya, { name: 'Dust', description: 'Everywhere. '.repeat(30) })
  const page = await onDevice(visit, maya, devices.phone)
  await page.goto('/dashboard')
  await expect(complete(page, 'Dust')).toBeVisible()
  await page.getByRole('button', { name: 'Dismiss' }).tap()
  await complete(page, 'Dust').scrollIntoViewIfNeeded()
  const before = await scrolled(page)
  // The page itself checks them, in the frame in which they begin: they are gone after a second.
  const arrived = page.evaluate(async () => {
    for (;;) {
      await new Promise(requestAnimationFrame)
      const button = [...document.querySelectorAll('[data-button]')].at(-1)
      const [flight] = button?.getAnimations() ?? []
      if (button === undefined || flight === undefined) continue
      flight.pause()
      flight.currentTime = 859
      const { left, top, width, height } = button.getBoundingClientRect()
      return { x: left + width / 2, y: top + height / 2 }
    }
  })
  await complete(page, 'Dust').tap()
  const { x, y } = await arrived
  await expect(complete(page, 'Dust')).toBeHidden()
  const token = await page.locator('[data-balance] img').first().boundingBox()
  if (token === null) throw new Error('No balance is shown')
  const missed = Math.hypot(token.x + token.width / 2 - x, token.y + token.height / 2 - y)
  expect(missed).toBeLessThan(12)
  expect(await scrolled(page)).toBe(before)
})

test('a dialog that closes while a toast stands keeps its height (U7)', async ({ join, visit }) => {
  const maya = await join('Maya')
  await makeTask(maya, { name: 'Iron' })
  const page = await onDevice(visit, maya, devices.phone)
  await page.goto('/tasks')
  await complete(page, 'Iron').tap()
  await expect(toast(page, 'Task completed!')).toBeVisible()
  const heights = page.evaluate(async () => {
    const seen = new Set<string>()
    for (;;) {
      await new Promise(requestAnimationFrame)
      const sheet = document.querySelector<HTMLElement>('[data-sheet]')
      if (sheet?.dataset['state'] === 'closed') seen.add(`${sheet.offsetHeight}`)
      if (sheet === null && seen.size > 0) return [...seen]
    }
  })
  await page.getByRole('button', { name: 'Create Task' }).first().tap()
  const sheet = page.getByRole('dialog')
  await sheet.getByLabel('Name', { exact: true }).fill('Water the plants')
  const open = await sheet.evaluate((own: HTMLElement) => own.offsetHeight)
  await sheet.getByRole('button', { name: 'Create Task' }).tap()
  expect(await heights).toEqual([`${open}`])
})
