/** Layouts of particular windows: the kitchen tablet, a phone on its side, a very wide screen; and names of any script. */
import type { Locator, Page } from 'playwright/test'
import { comeIn } from './accounts.ts'
import { expectInOrder } from './axe.ts'
import { createTask } from './chores.ts'
import { actElsewhere, changeProfile, earn, makeReward, makeTask } from './elsewhere.ts'
import { expect, test } from './fixtures.ts'
import { narrowest, phone, tablet } from './sizes.ts'
import { test as kitchen } from './tablet.ts'

/** How many lines the text of an element takes. */
function linesOf(text: Locator): Promise<number> {
  return text.evaluate((own) => {
    const range = document.createRange()
    range.selectNodeContents(own)
    return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size
  })
}

kitchen(
  'on the kitchen tablet that several people share, one can read who is there',
  async ({ share }) => {
    const { page } = await share('Theo')
    await comeIn(page, 'Theo')
    await page.setViewportSize(tablet)
    const person = page.getByRole('button', { name: /^Theo Ellis.*Switch person$/ })
    await expect(person).toBeVisible()
    for (const text of ['Theo Ellis', 'Pro Plan']) {
      const words = person.getByText(text)
      expect(await words.evaluate((own) => own.scrollWidth - own.clientWidth)).toBe(0)
      expect(await linesOf(words)).toBe(1)
    }
  },
)

test('on the kitchen tablet three partners have a card each, and figures of any length look alike (F1)', async ({
  joinBoth,
  join,
  pair,
}) => {
  const [maya, theo] = await joinBoth()
  for (const name of ['Juno', 'Nora']) await pair(maya, await join(name))
  for (let chore = 0; chore < 10; chore++) await earn(maya, 5, `Chore ${chore}`)
  for (let chore = 0; chore < 10; chore++) await earn(theo, 5, `Dust ${chore}`)
  const bath = await makeReward(maya, 'Long bath', 20)
  await actElsewhere(theo, 'rewards', bath, 'approve')
  await actElsewhere(maya, 'rewards', bath, 'redeem')
  const { page } = maya
  await page.setViewportSize(tablet)
  await page.goto('/dashboard')
  const activity = page.getByRole('region', { name: 'Partner Activity' })
  await expect(activity.getByRole('article')).toHaveCount(3)
  const count = activity.getByText('10 completed tasks')
  expect(await linesOf(count)).toBe(1)

  const cards = [/Completed Tasks/, /Redeemed Rewards/].map((name) =>
    page.getByRole('link', { name }),
  )
  const places = await Promise.all(cards.map(placesIn))
  expect(places[1]).toEqual(places[0])
  await expectInOrder(page, 'the dashboard of four')
})

test('on a wide screen nothing is empty between tasks and rewards, however many partners there are (F1)', async ({
  joinBoth,
  join,
  pair,
}) => {
  const [maya] = await joinBoth()
  for (const name of ['Juno', 'Nora', 'Rosa']) await pair(maya, await join(name))
  await makeTask(maya, { name: 'Wash the windows' })
  await makeReward(maya, 'Long bath', 20)
  const { page } = maya
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/dashboard')
  const part = (name: string) => page.getByRole('region', { name })
  await expect(part('Partner Activity').getByRole('article')).toHaveCount(4)
  const empty = async () => {
    const tasks = await part('Active Tasks').boundingBox()
    const rewards = await part('Available Rewards').boundingBox()
    return tasks && rewards ? rewards.y - tasks.y - tasks.height : Infinity
  }
  await expect.poll(empty).toBeLessThan(60)
})

/** Where figure, period and label begin, measured from the top of their card. */
function placesIn(card: Locator): Promise<readonly number[]> {
  return card.evaluate((own) => {
    const { top } = own.getBoundingClientRect()
    return [...own.querySelectorAll('b, small, small + span')].map((part) =>
      Math.round(part.getBoundingClientRect().top - top),
    )
  })
}

test('creating a task on a phone shows sharing and the points without scrolling, the rest under More', async ({
  join,
}) => {
  const { page } = await join('Maya')
  await page.setViewportSize(phone)
  await page.goto('/tasks?new=1')
  const sheet = page.getByRole('dialog', { name: 'Create Task' })
  const total = sheet.getByRole('status')
  await expect(total).toHaveText('30points')
  for (const part of [total, sheet.getByRole('switch'), sheet.getByText('Create Task').last()])
    await expect(part).toBeInViewport({ ratio: 1 })
  await sheet.getByRole('radio', { name: /Difficult/ }).check()
  await expect(total).toHaveText('60points')
  await expect(sheet.getByLabel('Description')).toBeHidden()
  await expect(sheet.getByLabel('Picture link')).toBeHidden()
  await expectInOrder(page, 'the sheet')

  const more = sheet.getByRole('button', { name: /^More/ })
  await more.click()
  await expect(more).toHaveAttribute('aria-expanded', 'true')
  await sheet.getByLabel('Description').fill('Half a tin and fresh water.')
  await expectInOrder(page, 'the sheet with More')
  await more.click()
  const row = sheet.getByRole('button', { name: /^Description/ })
  await expect(row).toContainText('Half a tin')
  await row.click()
  await expect(sheet.getByLabel('Description')).toBeVisible()
  await expect(more).toBeFocused()
  await more.click()

  // A field that has to be corrected is not hidden.
  await more.click()
  await sheet.getByLabel('Picture link').fill('not a link')
  await more.click()
  await sheet.getByLabel('Name', { exact: true }).fill('Feed Pixel')
  await sheet.getByRole('button', { name: 'Create Task' }).click()
  await expect(sheet.getByLabel('Picture link')).toBeVisible()
  await expect(sheet.getByLabel('Picture link')).toHaveAttribute('aria-invalid', 'true')
})

test('on its side a phone has a low bar at the bottom, and a dialog shows several fields', async ({
  join,
}) => {
  const { page } = await join('Maya')
  await page.setViewportSize({ width: 844, height: 390 })
  await page.goto('/tasks?new=1')
  const dialog = page.getByRole('dialog', { name: 'Create Task' })
  for (const field of [/^Name/, /^Time in minutes/])
    await expect(dialog.getByLabel(field)).toBeInViewport({ ratio: 1 })
  await expect(dialog.getByRole('group', { name: 'Due' })).toBeInViewport({ ratio: 1 })
  await expectInOrder(page, 'the dialog on its side')
  await page.goto('/tasks')
  // The bar is there before the page, and a page that loads has no heading yet.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const bar = await page.locator('[data-bottom-nav]').boundingBox()
  expect(bar?.height).toBeLessThanOrEqual(56)
  await expectInOrder(page, 'the page on its side')
})

test('without a connection the header of a phone says in full what is saved here, and moves nothing (U7)', async ({
  join,
}) => {
  const { page, context } = await join('Maya')
  await page.setViewportSize(phone)
  await page.goto('/tasks')
  const header = page.getByRole('banner')
  await expect(header).toBeVisible()
  const before = await header.boundingBox()
  await context.setOffline(true)
  await createTask(page, { name: 'Descale the kettle' })
  const pill = header.getByRole('button', { name: 'Offline - 1 change saved here' })
  await expect(pill).toBeVisible()
  expect(await header.boundingBox()).toEqual(before)
  for (const width of [phone.width, narrowest.width]) {
    await page.setViewportSize({ ...phone, width })
    const text = pill.getByText('Offline - 1 change saved here')
    await expect.poll(() => text.evaluate(isCut)).toBe(false)
    await expectInOrder(page, `the header at ${width}`)
  }
})

/** Whether a box hides a part of its text. */
function isCut(own: Element): boolean {
  return own.scrollHeight > own.clientHeight + 1 || own.scrollWidth > own.clientWidth + 1
}

test('on a very wide screen the content stands in the middle, and is wider', async ({ join }) => {
  const { page } = await join('Maya')
  await page.setViewportSize({ width: 2560, height: 1440 })
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1, name: /Maya/ })).toBeVisible()
  const { left, right, width } = await page.locator('main').evaluate((main) => {
    const room = main.parentElement?.getBoundingClientRect()
    const own = main.getBoundingClientRect()
    return {
      left: own.left - (room?.left ?? 0),
      right: (room?.right ?? 0) - own.right,
      width: own.width,
    }
  })
  expect(Math.abs(left - right)).toBeLessThan(2)
  expect(width).toBeGreaterThan(1500)
})

const DANA = 'דנה 2'
const CHORE = 'לשטוף כלים (2)'

/** Texts with the name in them that reverse the words beside it. */
function unguarded(page: Page, name: string): Promise<readonly string[]> {
  return page.evaluate((wanted) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const place = node.parentElement
      if (place === null || !node.textContent?.includes(wanted) || !place.checkVisibility())
        continue
      const isAlone = place.closest('bdi, [dir=auto]') !== null
      // Only read aloud.
      const isRead = place.closest('[role=status], [role=alert]') !== null || place.clientWidth <= 1
      if (!isAlone && !isRead) found.push(place.outerHTML)
    }
    return found
  }, name)
}

test('names that are written from right to left do not turn what stands beside them', async ({
  joinBoth,
}) => {
  const [maya, theo] = await joinBoth()
  await changeProfile(theo, { name: DANA })
  await makeTask(theo, { name: CHORE, is_shared: true, description: CHORE })
  await earn(theo, 30, CHORE)
  await earn(maya, 60, CHORE)
  const reward = await makeReward(theo, CHORE, 10)
  await makeReward(maya, CHORE, 500)
  const { page } = maya
  for (const path of [
    '/dashboard',
    '/tasks',
    '/tasks?tab=completed',
    '/rewards?tab=awaiting',
    '/rewards?tab=approvals',
    '/partners',
    '/points',
    `/rewards?tab=approvals&redeemed-reward=${reward}`,
  ]) {
    await page.goto(path)
    await expect(page.locator('bdi').filter({ visible: true }).first()).toBeVisible()
    for (const wanted of [CHORE, DANA.split(' ')[0] ?? '']) {
      const bare = await unguarded(page, wanted)
      expect([path, bare]).toEqual([path, []])
    }
  }
  await page.goto('/tasks')
  const title = page.getByRole('heading', { name: CHORE }).first().locator('bdi')
  await expect(title).toHaveCSS('direction', 'rtl')
  await expect(page.getByRole('heading', { name: CHORE }).first()).toHaveCSS('direction', 'ltr')
})
