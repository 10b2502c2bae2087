/** Several people on one device: who is here, PINs, and that no data of one shows to another (A5, A9, R17, R22). */
import type { Page } from 'playwright/test'
import {
  choose,
  comeIn,
  expectActive,
  expectPicker,
  setPin,
  switchPerson,
  typePin,
} from './accounts.ts'
import { expectInOrder, expectInOrderAtEachSize } from './axe.ts'
import { completeTask, createTask, expectSynced, goOffline, goOnline } from './chores.ts'
import { expect, expectTotals, mutationsOf, PASSWORD, waitingOf } from './fixtures.ts'
import type { TestServer } from './server.ts'
import { phone } from './sizes.ts'
import { isStored } from './stored.ts'
import { test } from './tablet.ts'

/** Each person's work according to the server: nobody else could approve it, so each approved their own. */
const performed = ({ database }: TestServer) =>
  database
    .prepare(
      'SELECT name, user_id, approved_by FROM tasks WHERE completed_at IS NOT NULL ORDER BY name',
    )
    .all()

const total = ({ database }: TestServer, userId: string) =>
  database.prepare('SELECT total_points FROM balances WHERE id = ?').get(userId)

test('two people do chores offline on one tablet, in two tabs; online each is credited once (A9, R17) @core', async ({
  share,
  server,
}) => {
  const { page, context, id, others } = await share('Theo')
  const theo = others[0]?.id ?? ''
  const person = { page }
  await comeIn(page, 'Maya')
  await expectSynced(person)
  const second = await context.newPage()
  await second.goto('/tasks')
  // Before the first tab closes: otherwise opening the app would be a start, which shows the picker.
  await expectActive(second, 'Tasks')
  await goOffline(person)
  await page.goto('/tasks')
  await createTask(page, { name: 'Fold the laundry', minutes: 40 })
  await second.getByRole('heading', { name: 'Fold the laundry' }).waitFor()
  await completeTask(second, 'Fold the laundry')
  await switchPerson(page)
  await expectPicker(second)
  await comeIn(page, 'Theo')
  await second.getByRole('link', { name: 'Tasks', exact: true }).first().click()
  await createTask(second, { name: 'Water the plants', minutes: 15 })
  await completeTask(second, 'Water the plants')
  await switchPerson(page)
  for (const name of ['Maya', 'Theo'])
    await expect(
      page.getByRole('button', { name: `${name} Not synced yet 2 changes saved here` }),
    ).toBeVisible()
  await expect(
    page.getByRole('status').filter({ hasText: 'Offline - 4 changes saved here' }),
  ).toBeVisible()

  await page.reload()
  await comeIn(page, 'Theo')
  await goOnline(person)
  await expectSynced(person)
  const done = ['createTask', 'completeTask'].map((name) => ({ name, status: 'applied' }))
  for (const userId of [id, theo])
    await expect.poll(() => mutationsOf(server, userId)).toEqual(done)
  expect(performed(server)).toEqual([
    { name: 'Fold the laundry', user_id: id, approved_by: id },
    { name: 'Water the plants', user_id: theo, approved_by: theo },
  ])
  expect([total(server, id), total(server, theo)]).toEqual([
    { total_points: 40 },
    { total_points: 15 },
  ])
  expectTotals(server)
})

test('nothing of one person shows to the next: address, back, title, dialog, toast (R22, SEC32)', async ({
  share,
}) => {
  const { page } = await share('Theo')
  await comeIn(page, 'Maya')
  await page.goto('/tasks')
  await createTask(page, { name: 'Fold the laundry' })
  await page
    .getByRole('button', { name: /Options|Menu|More/ })
    .filter({ visible: true })
    .last()
    .click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  const mine = new URL(page.url())
  expect(mine.search).not.toBe('')
  await page.keyboard.press('Escape')
  await switchPerson(page)
  await expect(page).toHaveTitle("Who's here? - Mitten")
  await comeIn(page, 'Theo')
  await expect(page).toHaveURL('/')
  await page.goto(mine.pathname + mine.search)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // A dialog without an account: the app removes it from the address, which would undo going back at that moment.
  await expect(page).toHaveURL(mine.pathname)
  await expect(page.getByRole('dialog')).toBeHidden()
  for (let steps = 0; steps < 2; steps += 1) {
    await page.goBack()
    await expectActive(page, 'Theo')
  }
  await expect(page.getByText('Fold the laundry')).toHaveCount(0)
  await expect(page.getByText('Maya')).toHaveCount(0)
  expect(await page.title()).not.toContain('Maya')
})

test('all tabs follow: one device has one active account', async ({ share }) => {
  const { page, context } = await share('Theo')
  await comeIn(page, 'Maya')
  const second = await context.newPage()
  await second.goto('/tasks?new=1')
  await second.getByRole('dialog').getByLabel('Name', { exact: true }).fill('Half a thought')
  await switchPerson(page)
  await expectPicker(second)
  await choose(page, 'Theo')
  await expectActive(second, 'Theo')
  await expect(second).toHaveURL('/')
  await expect(second.getByText('Half a thought')).toHaveCount(0)

  // Her draft there is restored when she returns.
  await switchPerson(second)
  await choose(second, 'Maya')
  const name = second.getByRole('dialog').getByLabel('Name', { exact: true })
  await expect(name).toHaveValue('Half a thought')
})

test('a start asks who is here; a reload and a second tab do not', async ({ share }) => {
  const { page, context } = await share('Theo')
  await comeIn(page, 'Maya')
  await page.reload()
  await expectActive(page, 'Maya')
  const second = await context.newPage()
  await second.goto('/')
  await expectActive(second, 'Maya')
  await page.close()
  await second.close()
  const started = await context.newPage()
  await started.goto('/rewards')
  await expectPicker(started)
})

test('after a while without a touch the device asks, and gives back what was typed', async ({
  share,
}) => {
  const { page } = await share('Theo')
  await comeIn(page, 'Maya')
  await page.goto('/settings?tab=security')
  const choice = page.getByLabel("Ask who's here")
  await choice.selectOption('After 1 minute')
  // It shows what is stored.
  await expect(choice).toHaveValue('1')
  await page.clock.install()
  await page.goto('/tasks?new=1')
  const name = page.getByRole('dialog').getByLabel('Name', { exact: true })
  await name.fill('Half a thought')
  await untilTouchesCount(page)
  await page.clock.runFor(50_000)
  await name.press('End')
  await page.clock.runFor(50_000)
  await expect(name).toBeVisible()
  await page.clock.runFor(15_000)
  await expectPicker(page)
  await choose(page, 'Maya')
  await expect(name).toHaveValue('Half a thought')
})

/** The device watches for touches only a little after its first screen is complete, and tells its tabs about them. */
async function untilTouchesCount(page: Page): Promise<void> {
  await page.evaluate(() =>
    new BroadcastChannel('mitten-touch').addEventListener('message', () =>
      document.body.setAttribute('data-touched', ''),
    ),
  )
  const press = async () => {
    await page.keyboard.press('End')
    return page.locator('body').getAttribute('data-touched')
  }
  await expect.poll(press).toBe('')
}

test('a PIN is asked for before its account opens; five misses make one wait, also after a reload and in another tab', async ({
  share,
}) => {
  const { page, context } = await share('Theo')
  await comeIn(page, 'Maya')
  await setPin(page, '27190')
  await switchPerson(page)
  await choose(page, 'Maya')
  await expect(page.getByRole('heading', { name: 'Hello, Maya' })).toBeVisible()
  await typePin(page, '27190')
  await expect(page.getByRole('button', { name: 'Set a PIN' })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Change PIN' })).toBeVisible()
  await switchPerson(page)
  await choose(page, 'Maya')
  for (const left of ['4 tries', '3 tries', '2 tries', '1 try']) {
    await page.keyboard.type('00000')
    await expect(
      page.getByRole('alert').filter({ hasText: `That is not Maya's PIN. ${left} left.` }),
    ).toBeVisible()
    await expect(page.getByRole('img', { name: '0 of 5 digits entered' })).toBeVisible()
  }
  // The wait must not end earlier, however long the rest takes here.
  await context.clock.setFixedTime(Date.now())
  await page.keyboard.type('00000')
  await expect(page.getByRole('alert').filter({ hasText: 'Too many wrong tries.' })).toBeVisible()
  await expect(page.getByText(/^Try again in \d+ seconds\.$/)).toBeVisible()

  // As if somebody also set the tablet's clock forward.
  await page.addInitScript(() => {
    const now = Date.now
    Date.now = () => now() + 3_600_000
  })
  await page.reload()
  await choose(page, 'Maya')
  await expect(page.getByText(/^Try again in \d+ seconds\.$/)).toBeVisible()
  await page.keyboard.type('27190')
  await expect(page.getByRole('img', { name: '0 of 5 digits entered' })).toBeVisible()
  const second = await context.newPage()
  await second.goto('/')
  await choose(second, 'Maya')
  await expect(second.getByText(/^Try again in \d+ seconds\.$/)).toBeVisible()
  await second.close()

  // The others need not wait, and the password is accepted instead.
  await page.getByRole('button', { name: 'Everyone' }).click()
  await expect(page.getByRole('button', { name: /^Maya/ })).toBeFocused()
  await comeIn(page, 'Theo')
  await switchPerson(page)
  await choose(page, 'Maya')
  await page.getByRole('button', { name: /^Forgot your PIN/ }).click()
  await page.getByRole('dialog').getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('dialog').getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Your PIN was removed' })).toBeVisible()
  await switchPerson(page)
  await comeIn(page, 'Maya')
})

test('a sign-out leaves nothing of its person on the device, in no tab of it (R22)', async ({
  share,
}) => {
  const { page, context, id } = await share('Theo')
  await comeIn(page, 'Maya')
  await page.goto('/tasks')
  await createTask(page, { name: 'Fold the laundry' })
  await expectSynced({ page })
  const second = await context.newPage()
  await second.goto('/tasks?new=1')
  await second.getByRole('dialog').getByLabel('Name', { exact: true }).fill('Half a thought')
  // Proves that the search of the stores works: earlier, all of this is found.
  for (const text of [id, 'maya@example.org', 'Maya Ellis', 'Fold the laundry', 'Half a thought'])
    await expect.poll(async () => [text, await isStored(second, text)]).toEqual([text, true])

  await page.getByRole('button', { name: 'Logout' }).filter({ visible: true }).first().click()
  await expectPicker(page)
  await expectPicker(second)
  for (const tab of [page, second])
    for (const text of [id, 'maya@example.org', 'Maya Ellis', 'Fold the laundry', 'Half a thought'])
      await expect.poll(async () => [text, await isStored(tab, text)]).toEqual([text, false])
  // Nor is her address handed over.
  await choose(second, 'Theo')
  await expect(second).toHaveURL('/')
})

for (const [choice, isKept, isSent] of [
  ['Sync now', false, true],
  ['Keep on this device', true, false],
  ['Discard', false, false],
] as const)
  test(`logging out with waiting changes, ${choice}: the other person stays (A5)`, async ({
    share,
    server,
  }) => {
    const { page, id } = await share('Theo')
    await comeIn(page, 'Maya')
    await expectSynced({ page })
    await goOffline({ page })
    await page.goto('/tasks')
    await createTask(page, { name: 'Fold the laundry' })
    await page.getByRole('button', { name: 'Logout' }).filter({ visible: true }).first().click()
    const dialog = page.getByRole('dialog')
    if (isSent) await goOnline({ page })
    await dialog.getByRole('button', { name: choice }).click()
    await expectPicker(page)
    await expect(page.getByRole('button', { name: 'Maya' })).toHaveCount(0)
    // Nobody else undoes her change; a change she keeps here still counts.
    await expect(page.getByText('Task created successfully')).toHaveCount(0)
    const state = isKept ? 'Offline - 1 change saved here' : isSent ? 'All synced' : 'Offline'
    await expect(page.getByText(state, { exact: true })).toBeVisible()
    await comeIn(page, 'Theo')
    await goOnline({ page })
    await expectSynced({ page })
    const names = await page.evaluate(async () =>
      (await indexedDB.databases()).map(({ name }) => name),
    )
    expect(names.includes(`mitten-${id}`)).toBe(isKept)
    expect(mutationsOf(server, id)).toHaveLength(isSent ? 1 : 0)
    await expect
      .poll(() =>
        server.database.prepare('SELECT count(*) AS n FROM sessions WHERE user_id = ?').get(id),
      )
      .toEqual({ n: 0 })
  })

test('on a phone the sheet behind the name changes places; a PIN is asked for at once (A9)', async ({
  share,
}) => {
  const { page } = await share('Theo', 'Juno')
  await comeIn(page, 'Juno')
  await setPin(page, '2719')
  await switchPerson(page)
  await comeIn(page, 'Maya')
  await page.setViewportSize(phone)
  await page.getByRole('link', { name: 'Tasks', exact: true }).filter({ visible: true }).click()
  const sheet = page.getByRole('dialog', { name: "Who's here?" })
  const open = () =>
    page
      .getByRole('button', { name: /, Switch person$/ })
      .filter({ visible: true })
      .click()
  await open()
  await expectInOrder(page, 'the sheet 390')
  await expect(sheet.getByRole('button', { name: 'Maya Ellis' })).toHaveAttribute(
    'aria-current',
    'true',
  )
  await sheet.getByRole('button', { name: 'Theo Ellis' }).click()
  await expectActive(page, 'Theo')
  await expect(page).toHaveURL('/')
  await expect(sheet).toBeHidden()
  await open()
  await sheet.getByRole('button', { name: 'Juno Ellis' }).click()
  await typePin(page, '2719')
  await expectActive(page, 'Juno')
})

test('Manage accounts signs one person out and leaves the others, and what waits, in place (A5, A9)', async ({
  share,
  server,
}) => {
  const { page, context, id, others } = await share('Theo')
  await comeIn(page, 'Maya')
  await expectSynced({ page })
  await goOffline({ page })
  await page.goto('/tasks')
  await createTask(page, { name: 'Fold the laundry' })
  await switchPerson(page)
  await context.route('**/api/sync', (route) => route.abort('internetdisconnected'))
  await goOnline({ page })
  await page.getByRole('button', { name: 'Manage accounts' }).click()
  await expectInOrder(page, 'Manage accounts')
  await page.getByRole('button', { name: 'Sign out Maya Ellis' }).click()
  const question = page.getByRole('alertdialog', { name: 'Sign Maya Ellis out of this device?' })
  await expect(question).toContainText('1 change is not on the server yet.')
  await question.getByRole('button', { name: 'Sign out' }).click()
  await expect(
    page.getByRole('status').filter({ hasText: 'Maya Ellis is signed out' }),
  ).toBeVisible()
  const people = page.getByRole('list', { name: 'People on this device' })
  await expect(people.getByRole('button', { name: 'Maya' })).toHaveCount(0)
  expect(await waitingOf(page, id)).toBe(1)
  const signedIn = server.database.prepare('SELECT DISTINCT user_id FROM sessions').pluck().all()
  expect(signedIn).not.toContain(id)
  expect(signedIn).toContain(others[0]?.id)
  await comeIn(page, 'Theo')
})

test('Manage accounts signs out whoever has a PIN with that PIN only (A5, A9)', async ({
  share,
}) => {
  const { page } = await share('Theo')
  await comeIn(page, 'Maya')
  await setPin(page, '2468')
  await switchPerson(page)
  await page.getByRole('button', { name: 'Manage accounts' }).click()
  await page.getByRole('button', { name: 'Sign out Maya Ellis' }).click()
  const question = page.getByRole('dialog', { name: 'Sign Maya Ellis out of this device?' })
  await question.getByLabel('PIN of Maya').fill('1357')
  await question.getByRole('button', { name: 'Sign out' }).click()
  await expect(question.getByText('That is not the PIN of Maya')).toBeVisible()
  await question.getByLabel('PIN of Maya').fill('2468')
  await question.getByRole('button', { name: 'Sign out' }).click()
  await expect(
    page.getByRole('status').filter({ hasText: 'Maya Ellis is signed out' }),
  ).toBeVisible()
  const people = page.getByRole('list', { name: 'People on this device' })
  await expect(people.getByRole('button', { name: 'Theo' })).toBeVisible()
  await expect(people.getByRole('button', { name: 'Maya' })).toHaveCount(0)
})

test('who is here is chosen with the keyboard alone', async ({ share }) => {
  const { page } = await share('Theo')
  await page.locator('#content').focus()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Maya' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Theo' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expectActive(page, 'Theo')
})

for (const colorScheme of ['light', 'dark'] as const)
  test(`axe finds nothing on the picker and the PIN pad, at any width, in ${colorScheme}`, async ({
    share,
  }) => {
    const { page } = await share('Theo', 'Juno')
    await comeIn(page, 'Juno')
    await setPin(page, '2719')
    await switchPerson(page)
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    for (const where of ['the picker', 'the PIN pad']) {
      await expectInOrderAtEachSize(page, where)
      if (where === 'the picker') await choose(page, 'Juno')
    }
  })
