/** Children without e-mail, end to end: made on a tablet, signed in with a tap or a code, big buttons, growing up. */
import type { Page } from 'playwright/test'
import { expectActive, expectPicker, pressSwitch } from './accounts.ts'
import { expectInOrderAtEachSize, expectNoSidewaysScroll } from './axe.ts'
import type { NewTask } from './elsewhere.ts'
import { makeTask } from './elsewhere.ts'
import type { Person } from './fixtures.ts'
import { expect, PASSWORD, photosKept, test, waitingOf } from './fixtures.ts'
import { leaveFront } from './leave-front.ts'
import { makePhoneJpeg } from './phone-jpeg.ts'
import type { TestServer } from './server.ts'
import { phone, tablet, upright } from './sizes.ts'
import { expectToast } from './toasts.ts'

const looked = [tablet, upright, phone]

/** Adds Juno in the dialog of the partner page; resolves with her id. */
async function addJuno({ page, context }: Person): Promise<string> {
  await page.goto('/partners')
  await page.getByRole('button', { name: 'Add a child' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name', { exact: true }).fill('Juno')
  await dialog.getByRole('radio', { name: 'Tulip' }).check({ force: true })
  await dialog.getByRole('button', { name: 'Add a child' }).click()
  await expect(page.getByRole('heading', { level: 3, name: 'Juno' })).toBeVisible()
  const answer = await context.request.get('/api/children')
  const { children } = (await answer.json()) as { children: { id: string }[] }
  return children[0]?.id ?? ''
}

/** A shared task by the parent for the child. */
function giveTask(parent: Person, juno: string, given: NewTask): Promise<string> {
  return makeTask(parent, { time_minutes: 10, is_shared: true, assigned_to: juno, ...given })
}

/** Theo, a partner of Maya's, is a parent of Juno, too; afterwards he is on the partner page. */
async function becomeParent({ page }: Person, theo: Person): Promise<void> {
  await page.getByRole('button', { name: 'Also a parent' }).click()
  await page.getByRole('button', { name: 'Ask Theo Ellis' }).click()
  await expect(page.getByText('Asked, awaiting response')).toBeVisible()
  await theo.page.goto('/partners')
  await expect(theo.page.getByText('Maya asks you to be a parent of Juno')).toBeVisible()
  await theo.page.getByRole('button', { name: /^Accept/ }).click()
  await expect(theo.page.getByRole('button', { name: 'Use Juno on this device' })).toBeVisible()
}

async function useHere(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Use Juno on this device' }).click()
  await expectBigButtons(page)
}

async function expectBigButtons(page: Page): Promise<void> {
  await expect(page.getByRole('link', { name: 'Wishes' })).toBeVisible()
}

function blobsOf({ database }: TestServer): number {
  return Number(
    database.prepare("SELECT count(*) FROM blobs WHERE type = 'image/jpeg'").pluck().get(),
  )
}

test('a child made on the tablet completes a photo task on it offline; the other parent approves on a phone, and the picture is gone everywhere (K1, K3, K4, K7)', async ({
  joinBoth,
  server,
}) => {
  const [maya, theo] = await joinBoth()
  const { page } = maya
  await page.setViewportSize(tablet)
  await theo.page.setViewportSize(phone)
  const juno = await addJuno(maya)
  await becomeParent(maya, theo)

  const bed = await giveTask(maya, juno, { name: 'Make my bed', needs_photo: true })
  await useHere(page)
  const done = page.getByRole('button', { name: /^Done: Make my bed/ })
  await expect(done).toBeVisible()
  await page.evaluate(() => navigator.serviceWorker.ready)
  await maya.context.setOffline(true)
  await done.click()
  const camera = page.getByRole('dialog', { name: 'Make my bed' })
  const buffer = await makePhoneJpeg(page, 600, 400)
  await expect(camera.getByText('The photo is deleted when it is approved.')).toBeVisible()
  await camera
    .locator('input[type=file]')
    .setInputFiles({ name: 'bed.jpg', mimeType: 'image/jpeg', buffer })
  await expect(page.getByRole('button', { name: 'Undo: Make my bed' })).toBeVisible()
  await expect(page.getByText('10 points')).toBeAttached()
  const withProof = await photosKept(page, juno)
  expect(withProof).toBeGreaterThan(0)

  await maya.context.setOffline(false)
  await expect.poll(() => blobsOf(server)).toBe(1)
  await theo.page.goto('/tasks?tab=completed')
  await expect(
    theo.page.getByRole('button', { name: 'Show the photo of Make my bed' }),
  ).toBeVisible()
  await theo.page.getByRole('button', { name: 'Approve Make my bed' }).click()
  // A pointer that rests on the toast stops its countdown, and so delays the approval.
  await theo.page.mouse.move(0, 0)
  await expect.poll(() => blobsOf(server)).toBe(0)
  const stored = server.database
    .prepare<[string], object>('SELECT proof_url, approved_by, claimed_by FROM tasks WHERE id = ?')
    .get(bed)
  expect(stored).toEqual({ proof_url: null, approved_by: theo.id, claimed_by: juno })
  await page.getByRole('link', { name: 'My points' }).click()
  await expect(page.getByText('Today', { exact: true }).last()).toBeVisible()
  // Juno's own picture stays where it is shown.
  await expect.poll(() => photosKept(page, juno)).toBe(withProof - 1)
  await expect.poll(() => photosKept(theo.page, theo.id)).toBeLessThanOrEqual(1)
})

test('from "Who’s here?" to a finished chore in two taps, without reading (K7)', async ({
  server,
  join,
}) => {
  const maya = await join('Maya')
  const { page } = maya
  await page.setViewportSize(tablet)
  const juno = await addJuno(maya)
  const feed = await giveTask(maya, juno, { name: 'Feed Pixel' })
  await useHere(page)
  await page.goto('/')
  await leaveFront(page)
  await expectPicker(page)
  await page.locator(`[data-person="${juno}"]`).click()
  await page.getByRole('button', { name: /^Done/ }).click()
  await expect(page.getByRole('button', { name: /^Undo/ })).toBeVisible()
  await expect
    .poll(() =>
      server.database
        .prepare('SELECT claimed_by FROM tasks WHERE id = ? AND completed_at IS NOT NULL')
        .pluck()
        .get(feed),
    )
    .toBe(juno)
})

test('a code on the parent’s screen signs the child in elsewhere, once, scanned or typed; a parent signs that device out (K2, K3)', async ({
  visit,
  join,
}) => {
  const maya = await join('Maya')
  await addJuno(maya)
  const { page } = maya
  await page.getByRole('button', { name: 'Code for another device' }).click()
  const dialog = page.getByRole('dialog', { name: 'Code for Juno' })
  await expect(dialog.getByRole('img', { name: 'QR code that signs Juno in' })).toBeVisible()
  await expect(dialog.getByText('Works once, for 15 more minutes.')).toBeVisible()
  const letters = dialog.getByRole('img', { name: /^([0-9A-Z] ){3}[0-9A-Z], / })
  const code = (await letters.textContent()) ?? ''
  expect(code).toMatch(/^[2-9A-HJ-NP-Z]{8}$/)

  const scanned = await visit({ viewport: phone })
  await scanned.goto(`/code#${code}`)
  await expect(scanned.getByLabel('Code', { exact: true })).toHaveValue(code)
  await scanned.getByRole('button', { name: 'Sign in' }).click()
  await expectBigButtons(scanned)

  const late = await visit({ viewport: phone })
  await late.goto('/login')
  await late.getByRole('link', { name: 'I have a code' }).click()
  await late.getByLabel('Code', { exact: true }).fill(code.toLowerCase())
  await late.getByRole('button', { name: 'Sign in' }).click()
  await expect(late.getByText('This code is not valid any more')).toBeVisible()

  await dialog.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('button', { name: /^Sign Juno out on/ }).click()
  await expect(page.getByText('Not signed in anywhere')).toBeVisible()
  await scanned.reload()
  await expect(
    scanned.getByRole('button', { name: 'Ask a parent to sign you in again' }),
  ).toBeVisible()
})

test('whoever made a child removes its other parent: his device is signed out of it, keeps what was not sent and says why (K10)', async ({
  joinBoth,
  server,
}) => {
  const [maya, theo] = await joinBoth()
  const juno = await addJuno(maya)
  await becomeParent(maya, theo)
  const feed = await giveTask(maya, juno, { name: 'Feed Pixel' })
  await useHere(theo.page)
  const done = theo.page.getByRole('button', { name: /^Done: Feed Pixel/ })
  await expect(done).toBeVisible()
  await theo.context.setOffline(true)
  await done.click()
  await expect(theo.page.getByRole('button', { name: 'Undo: Feed Pixel' })).toBeVisible()
  await expect.poll(() => waitingOf(theo.page, juno)).toBe(1)

  const { page } = maya
  const sessions = server.database.prepare('SELECT opened_by FROM sessions WHERE user_id = ?')
  expect(sessions.pluck().all(juno)).toEqual([theo.id])
  await page.goto('/partners')
  const remove = page.getByRole('button', { name: 'Remove Theo as a parent of Juno' })
  await remove.click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('Theo stops being a parent of Juno.')
  await expect(page).toHaveURL(new RegExp(`end-parent=${juno}`))
  await question.getByRole('button', { name: 'Remove parent' }).click()
  await expectToast(page, 'Theo is no longer a parent of Juno')
  await expect(remove).toBeHidden()
  await expect(page.getByText('Not signed in anywhere')).toBeVisible()
  expect(sessions.all(juno)).toEqual([])

  await theo.context.setOffline(false)
  const note = theo.page.getByRole('button', { name: /^Ask a parent to sign you in again/ })
  await expect(note).toContainText('You are signed out here. 1 change is kept until then.')
  expect(await waitingOf(theo.page, juno)).toBe(1)
  await theo.page.getByRole('button', { name: /Switch person/ }).click()
  const people = theo.page.getByRole('dialog')
  await expect(people.getByText('Sign in to sync 1 change')).toBeVisible()
  await people.getByRole('button', { name: 'Theo' }).click()
  await expectActive(theo.page, 'Theo')
  await theo.page.goto('/notifications')
  await expect(theo.page.getByText('Maya removed you as a parent of Juno')).toBeVisible()
  await theo.page.goto('/partners')
  await expect(theo.page.getByRole('button', { name: 'Remove Partner Maya Ellis' })).toBeVisible()
  await expect(theo.page.getByText('Juno')).toHaveCount(0)

  // After signing in with a code from Maya, the change is sent.
  await page.getByRole('button', { name: 'Code for another device' }).click()
  const code =
    (await page.getByRole('img', { name: /^([0-9A-Z] ){3}[0-9A-Z], / }).textContent()) ?? ''
  await pressSwitch(theo.page)
  await theo.page.getByRole('button', { name: /^Juno/ }).click()
  await note.click()
  const again = theo.page.getByRole('dialog', { name: 'Sign in again' })
  await again.getByLabel('Code', { exact: true }).fill(code)
  await again.getByRole('button', { name: 'Sign in' }).click()
  await expect(note).toBeHidden()
  await expect.poll(() => waitingOf(theo.page, juno)).toBe(0)
  const stored = server.database.prepare('SELECT claimed_by, completed_at FROM tasks WHERE id = ?')
  expect(stored.get(feed)).toMatchObject({ claimed_by: juno, completed_at: expect.any(String) })
})

test('another parent leaves with the keyboard, after the dialog was looked at with axe; the focus stays on the page (K10)', async ({
  joinBoth,
}) => {
  const [maya, theo] = await joinBoth()
  await addJuno(maya)
  await becomeParent(maya, theo)
  const { page } = theo
  await expect(page.getByRole('button', { name: /^Remove Maya/ })).toHaveCount(0)
  const leave = page.getByRole('button', { name: 'Leave profile of Juno' })
  const question = page.getByRole('alertdialog')
  await leave.focus()
  await page.keyboard.press('Enter')
  await expect(question).toContainText('You stop being a parent of Juno.')
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await expectInOrderAtEachSize(page, `leaving a profile, ${colorScheme}`, looked)
  }
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(leave).toBeFocused()

  await page.keyboard.press('Enter')
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(question.getByRole('button', { name: 'Leave profile' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expectToast(page, 'You left the profile of Juno')
  await expect(page.getByRole('heading', { level: 3, name: 'Juno' })).toHaveCount(0)
  await expect(page.getByRole('main')).toBeFocused()
  await maya.page.goto('/partners')
  await expect(maya.page.getByText('Theo', { exact: true })).toHaveCount(0)
  await expect(maya.page.getByRole('heading', { level: 3, name: 'Juno' })).toBeVisible()
})

test('growing up keeps the points: a name and an address from a parent, a password of the child’s own (K6)', async ({
  server,
  join,
  visit,
}) => {
  const maya = await join('Maya')
  const { page } = maya
  const juno = await addJuno(maya)
  await giveTask(maya, juno, { name: 'Feed Pixel' })
  await useHere(page)
  await page.getByRole('button', { name: /^Done: Feed Pixel/ }).click()
  await expect(page.getByText('10 points')).toBeAttached()
  await expect
    .poll(() =>
      server.database.prepare('SELECT total_points FROM balances WHERE id = ?').pluck().get(juno),
    )
    .toBe(10)

  await page.getByRole('button', { name: /Switch person/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Maya' }).click()
  await expectActive(page, 'Maya')
  await page.goto('/partners')
  await page.getByRole('button', { name: /^Growing up/ }).click()
  const form = page.getByRole('dialog')
  await form.getByLabel('Username').fill('juno')
  await form.getByLabel('Email').fill('juno@example.org')
  await form.getByRole('button', { name: 'Make the account' }).click()
  await expect(page.getByRole('heading', { name: 'Juno has their own account now' })).toBeVisible()
  const link = await page.getByLabel('Link', { exact: true }).inputValue()

  const own = await visit({ viewport: phone })
  await own.goto(link)
  await own.getByLabel('New password', { exact: true }).fill(PASSWORD)
  await own.getByLabel('Confirm new password').fill(PASSWORD)
  await own.getByRole('button', { name: 'Change Password' }).click()
  await own.getByLabel('Username').fill('juno')
  await own.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await own.getByRole('button', { name: 'Login' }).click()
  await expect(own.getByRole('heading', { level: 1, name: /Juno/ })).toBeVisible()
  await expect(own.locator('[data-balance]').getByText('10', { exact: true })).toBeVisible()
})

for (const colorScheme of ['light', 'dark'] as const)
  test(`axe finds nothing on the big buttons and on the page of the children, at any width, in ${colorScheme} (K7)`, async ({
    join,
  }) => {
    const maya = await join('Maya')
    const { page } = maya
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const juno = await addJuno(maya)
    await giveTask(maya, juno, { name: 'Feed Pixel', checklist: 'Fresh water\nOne scoop' })
    await giveTask(maya, juno, { name: 'Make my bed', needs_photo: true })
    for (const dialog of ['', '?add-child=1', `?edit-child=${juno}`, `?grow-up=${juno}`]) {
      await page.goto(`/partners${dialog}`)
      if (dialog !== '') await expect(page.getByRole('dialog')).toBeVisible()
      await expect(page.getByText('Juno’s devices')).toBeAttached()
      await expectInOrderAtEachSize(page, `/partners${dialog}`, looked)
    }
    await page.goto('/partners')
    await useHere(page)
    for (const name of ['Today', 'My points', 'Wishes']) {
      await page.getByRole('link', { name }).click()
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
      await expectInOrderAtEachSize(page, name, looked)
      // With the object model, because the page's policy allows no inline style.
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
      await expectNoSidewaysScroll(page, `${name} 320 with large letters`)
      await page.reload()
    }
  })
