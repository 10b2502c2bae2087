/** Search on the device: offline, with the keyboard, and in every size. */
import type { Page } from 'playwright/test'
import { expectInOrderAtEachSize } from './axe.ts'
import { expectSynced, goOffline } from './chores.ts'
import { makeReward, makeTask } from './elsewhere.ts'
import type { Person } from './fixtures.ts'
import { expect, test } from './fixtures.ts'

const MANY = 21

/** Enough of them for a search, and three to find. */
async function fill(person: Person): Promise<void> {
  for (let index = 0; index < MANY; index++) await makeTask(person, { name: `Chore ${index}` })
  await makeTask(person, { name: 'Wash the windows' })
  await makeTask(person, { name: 'Fold the laundry', description: 'All that was washed on Friday' })
  await makeTask(person, { name: 'Crème brûlée for eight' })
}

function field(page: Page) {
  return page.getByRole('searchbox', { name: 'Search tasks' })
}

test('tasks are found offline by the beginnings of words, with the keyboard alone, and Escape gives the list back (U6)', async ({
  join,
}) => {
  const maya = await join('Maya')
  const { page } = maya
  await fill(maya)
  await page.goto('/tasks')
  await expect(page.getByRole('tab', { name: /^Active \(24\)/ })).toBeVisible()
  await expectSynced(maya)
  await goOffline(maya)

  await page.getByRole('button', { name: 'Search tasks' }).press('Enter')
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('WASH')
  await expect(page.getByRole('status').getByText('2 found for “WASH”')).toBeVisible()
  await expect(page.locator('mark')).toHaveText(['wash', 'Wash'])
  await page.reload()
  await expect(page.locator('mark')).toHaveText(['wash', 'Wash'])

  await field(page).fill('creme bru')
  await expect(page.locator('mark')).toHaveText(['Crème', 'brû'])
  await field(page).fill('brulee windows')
  await expect(page.getByText(/^Nothing found for “brulee windows”/)).toBeVisible()
  await page.getByRole('button', { name: 'Clear search' }).click()
  await expect(page.getByText('Type two letters or more.')).toBeVisible()

  await field(page).fill('windows')
  await page.getByRole('button', { name: /^Complete Wash the windows/ }).press('Enter')
  await expect(page.getByRole('region', { name: /^Completed/ })).toContainText('Wash the windows')
  await field(page).press('Escape')
  await expect(page.getByRole('tab', { name: /^Active \(23\)/ })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Search tasks' })).toBeFocused()
})

test('going back closes a search, and what changes meanwhile is found as it is', async ({
  join,
}) => {
  const maya = await join('Maya')
  const { page } = maya
  await fill(maya)
  await page.goto('/tasks')
  await page.getByRole('button', { name: 'Search tasks' }).click()
  await field(page).fill('wash')
  await expect(page.getByText('2 found for “wash”')).toBeVisible()
  await makeTask(maya, { name: 'Washing powder' })
  await expect(page.getByText('3 found for “wash”')).toBeVisible()
  await page.getByRole('button', { name: 'Wash the windows', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name', { exact: true }).fill('Polish the windows')
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('2 found for “wash”')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Tasks' })).toBeVisible()
})

for (const colorScheme of ['light', 'dark'] as const)
  test(`axe finds nothing in searches, and nothing overflows down to 320 pixels, in ${colorScheme}`, async ({
    join,
  }) => {
    const maya = await join('Maya')
    const { page } = maya
    await fill(maya)
    for (let index = 0; index < MANY; index++) await makeReward(maya, `Bath ${index}`, 20)
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    for (const [path, text] of [
      ['/tasks?search=wash', '2 found for “wash”'],
      ['/tasks?search=xylophone', '0 found for “xylophone”'],
      ['/rewards?search=bath', '21 found for “bath”'],
    ] as const) {
      await page.goto(path)
      await expect(page.getByText(text)).toBeVisible()
      await expectInOrderAtEachSize(page, path)
    }
  })
