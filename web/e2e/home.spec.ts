/** Home: what waits for a decision, the first steps, and what it shows before anything has arrived. */
import type { Page } from 'playwright/test'
import { register } from './accounts.ts'
import { expectInOrder, expectInOrderAtEachSize, expectNoSidewaysScroll } from './axe.ts'
import { goOffline, goOnline } from './chores.ts'
import {
  actElsewhere,
  earn,
  elsewhere,
  makeChild,
  makeReward,
  makeTask,
  requestLoan,
  signInElsewhere,
} from './elsewhere.ts'
import { expect, expectConverged, registrationOf, test } from './fixtures.ts'
import { phone, tablet, upright } from './sizes.ts'
import { expectToast } from './toasts.ts'

const looked = [phone, upright, tablet, { width: 1440, height: 900 }]

function strip(page: Page) {
  return page.getByRole('region', { name: 'Waiting for you' })
}

/** Counts the taps in a page, across navigations. */
async function countTaps(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    addEventListener(
      'click',
      // Pressing a key that submits a form also counts as a click on its button.
      () => sessionStorage.setItem('taps', String(Number(sessionStorage.getItem('taps')) + 1)),
      true,
    )
  })
  return () => page.evaluate(() => Number(sessionStorage.getItem('taps')))
}

test('a reward asked for on one phone is approved on the other with two taps (RW15)', async ({
  joinBoth,
  server,
}) => {
  const [maya, theo] = await joinBoth()
  await theo.page.setViewportSize(phone)
  const taps = await countTaps(theo.page)
  await theo.page.goto('/settings')
  await makeReward(maya, 'A friend to stay', 125)

  // The bottom bar says that something waits under Rewards; Home shows it as well.
  const rewards = theo.page.getByRole('link', { name: 'Rewards, 1 waiting for you' })
  await expect(rewards.filter({ visible: true })).toBeVisible()
  await theo.page.getByRole('link', { name: 'Home' }).click()
  await expect(strip(theo.page).getByText('Maya wants A friend to stay')).toBeVisible()
  await strip(theo.page).getByRole('button', { name: 'Approve A friend to stay' }).click()
  await expect(strip(theo.page)).toHaveCount(0)
  expect(await taps()).toBe(2)

  await maya.page.goto('/rewards')
  await expect(maya.page.getByRole('tab', { name: 'Available (1)' })).toBeVisible()
  await theo.page.goto('/notifications')
  await expect(theo.page.getByText('Maya asked for A friend to stay')).toHaveCount(1)
  await expectConverged(server, theo)
})

test('all that waits is on Home, oldest first, and is decided in place', async ({
  joinBoth,
  join,
}) => {
  const [maya, theo] = await joinBoth()
  const rosa = await join('Rosa')
  const dishes = await makeTask(theo, { name: 'Wash the windows', time_minutes: 20 })
  await actElsewhere(theo, 'tasks', dishes, 'complete')
  await makeReward(theo, 'Long bath', 60)
  await requestLoan(theo, 'Cinema', 50)
  await elsewhere(rosa, {
    method: 'post',
    path: '/api/partnerships',
    data: { email: 'maya@example.org', role: 'partner' },
  })
  const { page } = maya
  await page.goto('/')
  await expect(strip(page).getByRole('heading', { level: 3 })).toHaveText([
    // Private: its name stays with its owner (T6).
    'Theo completed a private task',
    'Theo wants Long bath',
    'Theo asks for 50 points',
  ])
  await expect(strip(page).getByRole('link')).toHaveText(['1 more invitation'])
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await expectInOrderAtEachSize(page, `what waits, ${colorScheme}`, looked)
  }

  // The focus stays in the strip, and moves to the answers of the next item.
  await strip(page).getByRole('button', { name: 'Approve Private task' }).focus()
  await page.keyboard.press('Enter')
  await expect(strip(page).getByRole('button', { name: 'Deny Long bath' })).toBeFocused()
  await strip(page).getByRole('button', { name: 'Deny Long bath' }).click()
  await expectToast(page, 'Reward denied')
  await strip(page).getByRole('button', { name: 'Approve Cinema' }).click()
  await expectToast(page, 'Loan approved')
  await strip(page).getByRole('button', { name: 'Accept the invitation of Rosa Ellis' }).focus()
  await page.keyboard.press('Enter')
  await expectToast(page, 'Invitation accepted')
  await expect(strip(page)).toHaveCount(0)
  await expect(page.getByRole('main')).toBeFocused()
})

test('the tabs of Rewards keep the chosen one in sight, and the one where something waits', async ({
  joinBoth,
}) => {
  const [maya, theo] = await joinBoth()
  await makeReward(theo, 'Long bath', 60)
  const { page } = maya
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 })
    for (const name of ['available', 'awaiting', 'redeemed', 'approvals']) {
      await page.goto(`/rewards?tab=${name}`)
      const approvals = page.getByRole('tab', { name: 'Approvals (1)' })
      await expect(approvals).toBeInViewport({ ratio: 1 })
      await expect(page.getByRole('tab', { selected: true })).toBeInViewport({ ratio: 1 })
      const overlap = await page.evaluate(() => {
        const boxes = ['[aria-selected=true]', '[role=tab]:last-child'].map((selector) =>
          document.querySelector(selector)?.getBoundingClientRect(),
        )
        const [chosen, marked] = boxes
        return chosen && marked && chosen.left !== marked.left ? chosen.right - marked.left : 0
      })
      expect(overlap).toBeLessThanOrEqual(0)
      await expectNoSidewaysScroll(page, `${name} at ${width}`)
    }
  }
  await page.goto('/tasks')
  await expect(page.getByRole('tab', { name: 'Completed (0)' })).toBeVisible()
  const windows = await makeTask(theo, { name: 'Windows', is_shared: true })
  await actElsewhere(theo, 'tasks', windows, 'complete')
  await expect(page.getByRole('tab', { name: 'Completed (1)' })).toBeVisible()
  await expect(
    page.getByRole('link', { name: 'Tasks, 1 waiting for you' }).filter({ visible: true }),
  ).toBeVisible()
})

test('a reward that asks a partner is shown where it waits, and who was asked is said', async ({
  joinBoth,
}) => {
  const [maya] = await joinBoth()
  const { page } = maya
  const create = async (name: string) => {
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Name', { exact: true }).fill(name)
    await dialog.getByLabel('Description').fill('As long as it takes.')
    await dialog.getByRole('button', { name: 'Create Reward' }).click()
    await expectToast(page, 'Reward created successfully', 'Theo was asked to approve it.')
    await expect(dialog).toBeHidden()
  }
  await page.goto('/rewards')
  await page.getByRole('button', { name: 'Create Reward' }).first().click()
  await create('Long bath')
  await expect(page).toHaveURL(/\/rewards\?tab=awaiting$/)
  await expect(page.getByRole('heading', { name: 'Long bath' })).toBeVisible()
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Create Reward' }).filter({ visible: true }).click()
  await create('Cinema')
  await expect(page).toHaveURL(/\/dashboard$/)
  await page.getByRole('link', { name: '2 rewards await approval' }).click()
  await expect(page.getByRole('heading', { name: 'Cinema' })).toBeVisible()
})

test('from the landing page to the first redeemed reward takes at most eight taps @core', async ({
  visit,
}) => {
  const page = await visit({ viewport: phone, hasTouch: true })
  const taps = await countTaps(page)
  await page.goto('/')
  await page.getByRole('link', { name: 'Get Started' }).first().click()
  await register(page, registrationOf('Maya'))

  const first = page.getByRole('region', { name: 'Start with something small' })
  await expect(first).toBeVisible()
  await expectInOrder(page, 'the first steps')
  await first.getByRole('button', { name: /^Vacuum the floors/ }).click()
  await expect(first.getByRole('button', { name: /Added/ })).toHaveCount(1)
  await page.getByRole('button', { name: 'Complete Vacuum the floors, earn 60 points' }).click()
  await first.getByRole('button', { name: 'Make a wish' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name', { exact: true }).fill('Long bath')
  await dialog.getByLabel('Description').fill('With the door locked.')
  await dialog.getByLabel('Point cost').fill('60')
  await dialog.getByRole('button', { name: 'Create Reward' }).click()
  await page.getByRole('button', { name: 'Redeem Long bath for 60 points' }).click()
  await expect(page.getByText('Reward redeemed!').first()).toBeVisible()
  expect(await taps()).toBeLessThanOrEqual(8)
})

/** From the top of the page, however far it is scrolled. */
async function expectCompleteInSight(page: Page) {
  const complete = page.getByRole('button', { name: /^Complete / }).first()
  await expect(complete).toBeVisible()
  const bottom = () => complete.evaluate((own) => own.getBoundingClientRect().bottom + scrollY)
  await expect.poll(bottom).toBeLessThanOrEqual(620)
}

test('on a phone the first Complete button is in sight whatever waits, and offline (U20)', async ({
  joinBoth,
}) => {
  const [maya, theo] = await joinBoth()
  const description =
    'Inside and outside, with the frames and the sills, and the door to the balcony.'
  await makeTask(maya, { name: 'Wash the windows of the whole house', description })
  const { page } = maya
  await page.setViewportSize(phone)
  await page.goto('/')
  await page.getByRole('button', { name: 'Hide' }).click()
  await expectCompleteInSight(page)

  await makeReward(theo, 'Wish 1', 60)
  await expect(strip(page).getByRole('button', { name: 'Approve Wish 1' })).toBeVisible()
  await expect(strip(page).getByRole('button', { name: / more$/ })).toHaveCount(0)
  await expectCompleteInSight(page)
  // One balance is in the line of points, the other on the card.
  await expect(page.locator('[data-balance]')).toHaveCount(2)

  for (const place of [2, 3, 4, 5, 6]) await makeReward(theo, `Wish ${place}`, 60)
  const toggle = strip(page).getByRole('button', { name: '5 more' })
  await expect(toggle).toHaveAttribute('aria-expanded', 'false')
  const rows = strip(page).getByRole('heading', { level: 3 }).filter({ visible: true })
  await expect(rows).toHaveCount(1)
  await expectCompleteInSight(page)
  await goOffline(maya)
  await expectCompleteInSight(page)
  await goOnline(maya)

  // Unfolding pushes the parts below down by its own height, and the focus stays.
  const places = () =>
    page.evaluate(() => [
      document.querySelector('section[aria-labelledby=waiting]')?.getBoundingClientRect().height ??
        0,
      (document.querySelector('#active-tasks')?.getBoundingClientRect().top ?? 0) + scrollY,
    ])
  const [height = 0, below = 0] = await places()
  await toggle.focus()
  await page.keyboard.press('Enter')
  await expect(rows).toHaveCount(6)
  await expect(toggle).toBeFocused()
  const [unfolded = 0, pushed = 0] = await places()
  expect(pushed - below).toBeCloseTo(unfolded - height, 1)
  await page.keyboard.press('Enter')
  await expect(rows).toHaveCount(1)

  // The next item takes the place of the decided one, and gets the focus.
  await strip(page).getByRole('button', { name: 'Approve Wish 1' }).focus()
  await page.keyboard.press('Enter')
  await expect(strip(page).getByRole('button', { name: 'Deny Wish 2' })).toBeFocused()
})

test('on a phone a chore that is taken in the first run is below it, and in sight when the page is opened again (U21)', async ({
  joinOnline,
}) => {
  const { page } = await joinOnline('Maya')
  await page.setViewportSize(phone)
  await page.goto('/')
  const chore = page.getByRole('button', { name: /^Vacuum the floors/ })
  const complete = page.getByRole('button', { name: /^Complete Vacuum the floors/ })
  const isAbove = async () =>
    ((await complete.boundingBox())?.y ?? 0) < ((await chore.boundingBox())?.y ?? 0)
  await chore.click()
  await expect(complete).toBeVisible()
  expect(await isAbove()).toBe(false)
  await page.reload()
  await expectCompleteInSight(page)
  await expect(chore).toBeVisible()
  expect(await isAbove()).toBe(true)
})

test('on a phone the first Complete button is in sight and free while the app offers to be installed (U3, U20)', async ({
  joinBothOnline,
}) => {
  const [maya, theo] = await joinBothOnline()
  await makeTask(maya, { name: 'Wash the windows', description: 'All of them. '.repeat(9) })
  await makeReward(theo, 'Long bath', 60)
  const { page } = maya
  // A task that arrives after the page was opened stays below the first steps (U21).
  await expect(page.getByRole('button', { name: /^Complete Wash the windows/ })).toBeVisible()
  await page.setViewportSize(phone)
  await page.goto('/')
  const card = page.getByRole('complementary', { name: 'Install app' })
  await expect(card).toBeVisible()
  await expect(strip(page).getByRole('button', { name: 'Approve Long bath' })).toBeVisible()
  await expectCompleteInSight(page)
  const complete = page.getByRole('button', { name: /^Complete / }).first()
  const [button, offer] = [await complete.boundingBox(), await card.boundingBox()]
  expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThan(offer?.y ?? 0)
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await complete.click({ trial: true })
})

for (const kid_mode of [false, true])
  test(`on a phone a child ${kid_mode ? 'with' : 'without'} big buttons has its first task in sight (K7, U20)`, async ({
    joinOnline,
    server,
  }) => {
    const maya = await joinOnline('Maya')
    const { page } = maya
    await page.setViewportSize(phone)
    const id = await makeChild(maya, { name: 'Juno', kid_mode })
    const description = 'Every single one, with the frames. '.repeat(5)
    await makeTask(maya, {
      name: 'Water the plants',
      description,
      is_shared: true,
      assigned_to: id,
    })
    await page.goto('/partners')
    await page.getByRole('button', { name: 'Use Juno on this device' }).click()
    const done = page.getByRole('button', { name: kid_mode ? /^Done: Water/ : /^Complete Water/ })
    await expect(done).toBeVisible()
    const bottom = () => done.evaluate((own) => own.getBoundingClientRect().bottom + scrollY)
    await expect.poll(bottom).toBeLessThanOrEqual(620)
    // Also after the session has ended, and a line above the tasks asks to sign in again.
    server.database.prepare('DELETE FROM sessions WHERE user_id = ?').run(id)
    await page.reload()
    await expect(
      kid_mode
        ? page.getByRole('button', { name: /^Ask a parent to sign you in again/ })
        : page.getByRole('button', { name: 'Sign in to sync' }).filter({ visible: true }),
    ).toBeVisible()
    await expect.poll(bottom).toBeLessThanOrEqual(620)
  })

test('nothing reads as zero before the first sync, and the balance does not count up to what was there', async ({
  join,
  visit,
}) => {
  const maya = await join('Maya')
  await earn(maya, 60, 'Wash the windows')
  await makeTask(maya, { name: 'Sweep the steps' })
  const page = await visit({ serviceWorkers: 'block' })
  await signInElsewhere({ context: page.context() }, 'Maya')
  await page.addInitScript(() => {
    const seen = new Set<string>()
    Object.assign(globalThis, { seen })
    new MutationObserver(() => {
      const shown = document.querySelector<HTMLElement>('#content')?.innerText ?? ''
      for (const number of shown.match(/\d+/g) ?? []) seen.add(number)
    }).observe(document, { childList: true, subtree: true, characterData: true })
  })
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/api/sync', async (route) => {
    await released
    await route.continue()
  })
  const asked = page.waitForRequest('**/api/sync')
  await page.goto('/')
  await asked
  await expect(page.locator('#content h1')).toBeVisible()
  const seenNow = () =>
    page.evaluate(() => [...(globalThis as unknown as { seen: Set<string> }).seen])
  expect(await seenNow()).toEqual([])
  release()
  await expect(page.getByText('You have 1 active task.')).toBeVisible()
  await expect(page.locator('[data-balance]').filter({ visible: true })).toContainText('60')
  // The balance, the tasks of the month, the rewards of the month, the open task with its minutes and points.
  expect(await seenNow()).not.toContain('59')
  const between = (await seenNow()).map(Number).filter((number) => number > 1 && number < 60)
  expect(between.filter((number) => number !== 30)).toEqual([])
})
