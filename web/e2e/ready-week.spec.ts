/** The ready-made week: from the landing page to a shared week, also offline (T30). */
import type { Locator, Page } from 'playwright/test'
import { card, expectSynced, goOffline, goOnline } from './chores.ts'
import { expectInOrderEverywhere } from './everywhere.ts'
import { deviceRows, expect, expectConverged, mutationsOf, PASSWORD, test } from './fixtures.ts'
import { phone } from './sizes.ts'
import { expectToast } from './toasts.ts'

const MAX_TAPS = 60

/** Counts the taps of a finger; a field takes one before it is typed into. */
function fingerOn(page: Page) {
  const finger = {
    taps: 0,
    async tap(target: Locator): Promise<void> {
      finger.taps += 1
      await target.tap()
    },
    async type(label: string, text: string): Promise<void> {
      const field = page.getByLabel(label, { exact: true })
      await finger.tap(field)
      await field.fill(text)
    },
  }
  return finger
}

test('from the landing page to a shared week of thirty chores for two it is fewer than 60 taps on a phone (T30) @core', async ({
  visit,
  joinOnline,
}) => {
  const theo = await joinOnline('Theo')
  const page = await visit({ viewport: phone, hasTouch: true, serviceWorkers: 'block' })
  const finger = fingerOn(page)
  const dialog = page.getByRole('dialog')
  await page.goto('/')
  await finger.tap(page.getByRole('link', { name: 'Get Started' }).first())
  await finger.type('Username', 'maya')
  await finger.type('Email', 'maya@example.org')
  await finger.type('Full name', 'Maya Ellis')
  await finger.type('Password', PASSWORD)
  await finger.type('Confirm password', PASSWORD)
  await finger.tap(page.getByRole('button', { name: 'Register' }))
  await finger.tap(page.getByRole('link', { name: 'Invite someone' }))
  await finger.tap(dialog.getByLabel('Email'))
  await dialog.getByLabel('Email').fill('theo@example.org')
  await finger.tap(dialog.getByRole('button', { name: 'Send Invitation' }))
  await expect(dialog.getByRole('img', { name: /^QR code/ })).toBeVisible()
  await theo.page.goto('/partners')
  await theo.page.getByRole('button', { name: /^Accept/ }).click()
  await expect(dialog).toBeHidden()

  await finger.tap(page.getByRole('link', { name: 'Home' }))
  await finger.tap(page.getByRole('link', { name: 'Which rooms do you have?' }))
  await finger.tap(page.getByRole('checkbox', { name: 'Pets' }))
  await finger.tap(page.getByRole('link', { name: 'Show the week' }))
  const turns = page.getByRole('button', { name: 'Take turns' })
  await expect(turns).toHaveAttribute('aria-pressed', 'true')
  await finger.tap(page.getByRole('button', { name: 'Make 38 chores' }).first())
  await expectToast(page, '38 chores made')
  expect(finger.taps).toBeLessThanOrEqual(MAX_TAPS)

  await expect(page).toHaveURL('/week')
  await theo.page.goto('/tasks?tab=repeating')
  await expect(theo.page.getByRole('tab', { name: 'Repeating (38)' })).toBeVisible()
  await expect(card(theo.page, 'Empty the dishwasher')).toContainText('in turns')
})

test('offline it is made, taken back as a whole, made again, and still there after a reload (T30)', async ({
  join,
  server,
}) => {
  const maya = await join('Maya')
  const { page, id } = maya
  const made = async () => {
    const { chores = [], rooms = [] } = await deviceRows(page, id)
    return [chores.length, rooms.length]
  }
  const make = () => page.getByRole('button', { name: 'Make 32 chores' }).first().click()
  await page.goto('/tasks?tab=repeating')
  await page.getByRole('link', { name: 'Which rooms do you have?' }).click()
  await expect(
    page.getByRole('heading', { name: 'Which rooms do you have?', level: 1 }),
  ).toBeVisible()
  await goOffline(maya)
  await page.getByRole('link', { name: 'Show the week' }).click()
  await make()
  await expectToast(page, '32 chores made')
  expect(await made()).toEqual([32, 5])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expectToast(page, 'Change undone')
  expect(await made()).toEqual([0, 0])

  await page.goBack()
  await make()
  await expectToast(page, '32 chores made')
  await page.reload()
  await page.goto('/tasks?tab=repeating')
  await expect(page.getByRole('tab', { name: 'Repeating (32)' })).toBeVisible()
  await page.getByRole('button', { name: 'Kitchen', exact: true }).click()
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(10)
  await goOnline(maya)
  await expectSynced(maya)
  await expectConverged(server, maya)
})

test('what was said of the week survives a reload, and is forgotten once the page is left (T30)', async ({
  joinOnline,
}) => {
  const { page } = await joinOnline('Maya')
  const monday = page.getByRole('region', { name: 'Monday' })
  const first = monday.getByRole('checkbox').first()
  await page.goto('/week/rooms?week=1')
  await first.uncheck({ force: true })
  await expect(page.getByRole('button', { name: 'Make 31 chores' }).first()).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Make 31 chores' }).first()).toBeVisible()
  await expect(first).not.toBeChecked()
  await page.getByRole('link', { name: 'Tasks', exact: true }).first().click()
  await expect(page.getByRole('heading', { name: 'Tasks', level: 1 })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('button', { name: 'Make 32 chores' }).first()).toBeVisible()
})

test('while its toast stands nothing of it reaches the server, and taken back nothing does (T30, R51)', async ({
  joinOnline,
  server,
}) => {
  const maya = await joinOnline('Maya')
  const { page, id } = maya
  await page.goto('/week/rooms?rooms=kitchen+hall&pace=light&week=1')
  await page.getByRole('button', { name: 'Make 7 chores' }).first().click()
  await expectToast(page, '7 chores made')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expectToast(page, 'Change undone')
  const { chores = [], rooms = [] } = await deviceRows(page, id)
  expect([...chores, ...rooms]).toEqual([])
  await expectSynced(maya)
  await expectConverged(server, maya)
  expect(mutationsOf(server, id).map(({ name }) => name)).not.toContain('importItems')
})

test('with keys alone a chore is left out, another moved, and the week made (T30)', async ({
  joinOnline,
}) => {
  const { page } = await joinOnline('Maya')
  await page.goto('/week/rooms')
  await page.getByRole('checkbox', { name: 'Kitchen' }).focus()
  await page.keyboard.press('Space')
  await expect(page.getByRole('checkbox', { name: 'Kitchen' })).not.toBeChecked()
  await page.getByRole('link', { name: 'Show the week' }).focus()
  await page.keyboard.press('Enter')
  const monday = page.getByRole('region', { name: 'Monday' })
  const tick = monday.getByRole('checkbox').first()
  await tick.focus()
  await page.keyboard.press('Space')
  await expect(tick).not.toBeChecked()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const form = page.getByRole('dialog', { name: 'Change chore' })
  await form.getByLabel('Name', { exact: true }).fill('Something else')
  await page.keyboard.press('Enter')
  await expect(form).toBeHidden()
  await expect(monday.getByRole('checkbox', { name: 'Something else' })).not.toBeChecked()
})

test('both steps are in order at every width, and with large letters (T30)', async ({
  joinBothOnline,
}) => {
  const [{ page }] = await joinBothOnline()
  await expectInOrderEverywhere(page, '/week/rooms')
  await expectInOrderEverywhere(page, '/week/rooms?week=1')
})
