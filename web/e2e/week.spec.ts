/** The week: its entries, completing and moving them there, and the wall that asks who did it (T15, A19). */
import type { Page } from 'playwright/test'
import { localDay } from '#domain/calendar.ts'
import { addDays, localWeek } from '#domain/days.ts'
import { shortDay } from '#domain/language/format.ts'
import {
  addPerson,
  askWho,
  comeIn,
  pressSwitch,
  setPin,
  switchPerson,
  typePin,
} from './accounts.ts'
import { expectInOrder } from './axe.ts'
import { expectSynced, goOffline, goOnline } from './chores.ts'
import { makeChore, makeTask } from './elsewhere.ts'
import { expect, expectConverged, mutationsOf, PASSWORD } from './fixtures.ts'
import { phone, tablet } from './sizes.ts'
import { test } from './tablet.ts'
import { expectToast } from './toasts.ts'

const ZONE = 'Europe/Berlin'
const today = () => localDay(new Date().toISOString(), ZONE)
const nextMonday = () => addDays(localWeek(new Date().toISOString(), ZONE), 7)

/** The places of a task's chips: the person and the day of each, and its label. */
function places(page: Page, name: string): Promise<readonly string[]> {
  return page
    .getByRole('table', { name: 'Week by person' })
    .getByRole('button', { name: new RegExp(`^${name}, `) })
    .evaluateAll((chips) =>
      chips.map((chip) => {
        const person = chip.closest('tr')?.querySelector('th bdi')?.textContent ?? ''
        const day = chip.closest('td')?.dataset['day'] ?? ''
        return `${person} ${day} ${chip.getAttribute('aria-label')}`
      }),
    )
}

test('on a phone the week is reached from the tasks, and completed offline (C7, T15)', async ({
  join,
  server,
}) => {
  const maya = await join('Maya')
  const { page } = maya
  await page.setViewportSize(phone)
  await makeChore(maya, { name: 'Feed Pixel', is_shared: true })
  await page.goto('/tasks')
  await page.getByRole('link', { name: 'Week', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'This week' })).toBeVisible()
  const now = page.getByRole('listitem').filter({ has: page.locator('h2', { hasText: 'Today' }) })
  const chip = now.getByRole('button', { name: 'Feed Pixel, to do, Anyone' })
  await expect(chip).toBeInViewport()
  await expectInOrder(page, 'the week on a phone')

  await chip.click()
  await page.getByRole('button', { name: 'Options for Feed Pixel' }).click()
  const sheet = page.getByRole('dialog').filter({ hasText: 'Skip this time' })
  await expect(sheet).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()

  await goOffline(maya)
  await chip.click()
  await page
    .getByRole('dialog', { name: 'Feed Pixel' })
    .getByRole('button', { name: /^Complete Feed Pixel/ })
    .click()
  await expectToast(page, 'Task completed!')
  await expect(now.getByRole('button', { name: 'Feed Pixel, done, Maya' })).toBeVisible()
  await goOnline(maya)
  await expectConverged(server, maya)
})

test('on a tablet it stands by person; the menu moves it, and says why it cannot be there (C16)', async ({
  joinBoth,
  server,
}) => {
  const [maya, theo] = await joinBoth()
  const { page } = maya
  await page.setViewportSize(tablet)
  const monday = nextMonday()
  const weekly = { repeats: 'weekly', weekdays: 1, starts_on: monday, who: 'turns' }
  const turns = { people: [theo.id, maya.id], starts_with: theo.id }
  await makeChore(maya, { name: 'Bins', is_shared: true, ...weekly, ...turns })
  await page.goto(`/week/${monday}`)
  await expect.poll(() => places(page, 'Bins')).toEqual([`Theo ${monday} Bins, planned`])
  await expectInOrder(page, 'the week on a tablet')

  await page.getByRole('button', { name: 'Bins, planned' }).click()
  await page.getByRole('button', { name: 'Options for Bins' }).click()
  await expectInOrder(page, 'the menu of a chip')
  await page.getByRole('menuitem', { name: 'Pick another day' }).click()
  const dialog = page.getByRole('dialog', { name: 'Pick another day' })
  await dialog.getByLabel('Day').fill(addDays(monday, 7))
  await dialog.getByRole('button', { name: 'Move' }).click()
  await expect(
    dialog.getByText('That is when the next one is due. Skip this one instead.'),
  ).toBeVisible()
  await dialog.getByLabel('Day').fill(addDays(monday, 2))
  await dialog.getByRole('button', { name: /^Move to Wed/ }).click()
  await expect
    .poll(() => places(page, 'Bins'))
    .toEqual([`Theo ${addDays(monday, 2)} Bins, planned`])
  await expectSynced(maya)
  await expectConverged(server, maya)
})

test('dragged to another day it moves, to another row it is given, and nowhere else (C14, C16)', async ({
  joinBoth,
}) => {
  const [maya, theo] = await joinBoth()
  const { page } = maya
  await page.setViewportSize(tablet)
  const monday = nextMonday()
  const weekly = { repeats: 'weekly', weekdays: 0b0001001, starts_on: monday, who: 'turns' }
  await makeChore(maya, { name: 'Bins', is_shared: true, ...weekly, people: [theo.id, maya.id] })
  await page.goto(`/week/${monday}`)
  const thursday = `Maya ${addDays(monday, 3)} Bins, planned`
  await expect.poll(() => places(page, 'Bins')).toEqual([thursday, `Theo ${monday} Bins, planned`])
  const cell = (row: string, day: number) =>
    page
      .getByRole('row', { name: new RegExp(`^${row}`) })
      .getByRole('cell')
      .nth(day)

  await cell('Theo', 0).getByRole('button').dragTo(cell('Theo', 4))
  await expectToast(page, 'That is when the next one is due. Skip this one instead.')
  await cell('Theo', 0).getByRole('button').dragTo(cell('Theo', 2))
  await expectToast(page, `Moved to ${shortDay(addDays(monday, 2))}`)
  await expect
    .poll(() => places(page, 'Bins'))
    .toEqual([thursday, `Theo ${addDays(monday, 2)} Bins, planned`])
  await expect(page.getByRole('dialog')).toBeHidden()

  await cell('Theo', 2).getByRole('button').dragTo(cell('Maya', 2))
  await expectToast(page, 'Given to Maya')
  await expect
    .poll(() => places(page, 'Bins'))
    .toEqual([`Maya ${addDays(monday, 2)} Bins, planned`, thursday])
})

test('a task of its own is dragged to another day and another person, by its owner alone, and back (T12, T15)', async ({
  joinBoth,
  server,
}) => {
  const [maya, theo] = await joinBoth()
  const monday = nextMonday()
  await makeTask(maya, { name: 'Gutters', is_shared: true, due_on: monday })
  for (const { page } of [maya, theo]) {
    await page.setViewportSize(tablet)
    await page.goto(`/week/${monday}`)
    await expect.poll(() => places(page, 'Gutters')).toEqual([`Anyone ${monday} Gutters, planned`])
  }
  const { page } = maya
  const cell = (from: Page, row: string, day: number) =>
    from
      .getByRole('row', { name: new RegExp(`^${row}`) })
      .getByRole('cell')
      .nth(day)
  const wednesday = addDays(monday, 2)
  await cell(page, 'Anyone', 0)
    .getByRole('button')
    .dragTo(cell(page, 'Theo', 2))
  await expectToast(page, `Moved to ${shortDay(wednesday)}`)
  for (const each of [page, theo.page])
    await expect.poll(() => places(each, 'Gutters')).toEqual([`Theo ${wednesday} Gutters, planned`])

  await cell(theo.page, 'Theo', 2)
    .getByRole('button')
    .dragTo(cell(theo.page, 'Theo', 4))
  await expect
    .poll(() => places(theo.page, 'Gutters'))
    .toEqual([`Theo ${wednesday} Gutters, planned`])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => places(page, 'Gutters')).toEqual([`Anyone ${monday} Gutters, planned`])
  await expectSynced(maya)
  await expectConverged(server, maya)
})

test('arrows lead from day to day, and back from the popover to its chip (T15)', async ({
  join,
}) => {
  const maya = await join('Maya')
  const { page } = maya
  await page.setViewportSize(tablet)
  await makeChore(maya, { name: 'Feed Pixel', is_shared: true })
  await page.goto(`/week/${nextMonday()}`)
  const chips = page.getByRole('button', { name: /^Feed Pixel/ })
  await chips.first().focus()
  await page.keyboard.press('ArrowRight')
  await expect(chips.nth(1)).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(chips.first()).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Feed Pixel' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(chips.nth(1)).toBeFocused()
})

test('the wall asks who did it and for the PIN, credits them, and is back after five seconds, offline too (A19)', async ({
  joinBoth,
  server,
}) => {
  const [maya, theo] = await joinBoth()
  const { page } = maya
  await page.setViewportSize(tablet)
  await makeChore(maya, { name: 'Feed Pixel', is_shared: true })
  await page.goto('/settings?tab=security')
  await askWho(page)
  await addPerson(page, 'Theo', PASSWORD)
  await comeIn(page, 'Theo')
  await setPin(page, '2719')
  await switchPerson(page)
  await comeIn(page, 'Maya')
  await page.goto('/settings')
  await page.getByRole('switch', { name: 'This device hangs on a wall' }).click()
  await expectSynced(maya)
  await page.clock.install()
  await page.reload()
  await pressSwitch(page)

  const title = page.getByRole('heading', { level: 1, name: 'This week' })
  await expect(title).toBeVisible()
  const chip = page.getByRole('button', { name: 'Feed Pixel, to do' })
  await expect(chip).toBeVisible()
  await expectInOrder(page, 'the wall')
  const question = page.getByRole('dialog', { name: 'Who did it?' })
  await chip.click()
  await expect(question.getByRole('button', { name: /^Theo.*Then the PIN/ })).toBeVisible()
  await expectInOrder(page, 'who did it')
  await page.clock.runFor(31_000)
  await expect(question).toBeHidden()

  await goOffline(maya)
  await chip.click()
  await question.getByRole('button', { name: /^Theo/ }).click()
  await typePin(page, '2719')
  await expectToast(page, 'Task completed!')
  await expect(page.getByRole('button', { name: 'Feed Pixel, done' })).toBeVisible()
  await expect(page).toHaveURL('/week')
  await page.clock.runFor(4000)
  await expect(page.getByRole('link', { name: 'Week after' })).toBeVisible()
  await page.clock.runFor(2000)
  await expect(page.getByRole('button', { name: "Who's here?" })).toBeVisible()
  await expect(title).toBeVisible()

  await goOnline(maya)
  const done = { name: 'completeTask', status: 'applied' }
  await expect.poll(() => mutationsOf(server, theo.id)).toContainEqual(done)
  expect(mutationsOf(server, maya.id)).not.toContainEqual(done)
  const row = server.database.prepare('SELECT slot, claimed_by FROM tasks').all()
  expect(row).toEqual([{ slot: today(), claimed_by: theo.id }])
})
