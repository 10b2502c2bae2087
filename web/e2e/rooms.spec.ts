/** Rooms: made while a task is typed, shown on cards, and what lists are filtered and grouped by (T29). */
import type { Page } from 'playwright/test'
import { expectInOrder } from './axe.ts'
import { card, expectSynced, goOffline, goOnline } from './chores.ts'
import { makeRoom, makeTask } from './elsewhere.ts'
import { expectInOrderEverywhere } from './everywhere.ts'
import type { Person } from './fixtures.ts'
import { expect, expectConverged, test } from './fixtures.ts'
import { expectToast } from './toasts.ts'

const chips = (page: Page) => page.getByRole('group', { name: 'Rooms' })
const titles = (page: Page) => page.getByRole('heading', { level: 3 })

/** Two rooms with a task each, one of them shared, and a task in no room. */
async function furnish(maya: Person): Promise<void> {
  const kitchen = await makeRoom(maya, { name: 'Kitchen', icon: 'kitchen', swatch: 'mug' })
  const bath = await makeRoom(maya, { name: 'Bathroom', icon: 'bath', swatch: 'bath' })
  await makeTask(maya, { name: 'Clean the hob', room_id: kitchen, is_shared: true })
  await makeTask(maya, { name: 'Scrub the shower', room_id: bath })
  await makeTask(maya, { name: 'Call mum' })
}

test('a room is made offline while a task is typed, and named in a line; a partner sees it (T29) @core', async ({
  joinBoth,
  server,
}) => {
  const [maya, theo] = await joinBoth()
  const { page } = maya
  await page.goto('/tasks?new=1')
  const form = page.getByRole('dialog', { name: 'Create Task' })
  await form.getByLabel('Name', { exact: true }).fill('Clean the hob')
  await goOffline(maya)
  await form.getByRole('button', { name: 'New room' }).click()
  const room = page.getByRole('dialog', { name: 'New room' })
  await room.getByRole('button', { name: 'Save room' }).click()
  await expect(room).toContainText('Please name the room')
  await room.getByLabel('Name').fill('Kitchen')
  await room.getByRole('radio', { name: 'Pot' }).check({ force: true })
  await room.getByRole('button', { name: 'Save room' }).click()
  await expect(room).toBeHidden()
  await expect(form.getByRole('button', { name: 'Kitchen' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await form.getByRole('switch', { name: 'Share with partner' }).check({ force: true })
  await form.getByRole('button', { name: 'Create Task' }).click()
  await expect(titles(page)).toHaveText(['Clean the hob'])

  const line = page.getByRole('textbox', { name: 'Add a task' })
  await line.fill('Wipe the table 5 min #kitchen')
  await expect(page.getByRole('list', { name: 'Understood' })).toContainText('Kitchen')
  await line.press('Enter')
  await expect(titles(page)).toHaveText(['Wipe the table', 'Clean the hob'])
  await goOnline(maya)
  await expectSynced(maya)
  await expectConverged(server, maya)

  // With one room there is nothing to distinguish: with a room of his own he sees hers.
  await makeRoom(theo, { name: 'Shed' })
  await theo.page.goto('/tasks')
  await expect(card(theo.page, 'Clean the hob')).toContainText('Kitchen')
  await expectConverged(server, theo)
})

test('lists are filtered by a room and grouped by rooms, and a deleted room leaves its tasks (T29)', async ({
  joinOnline,
}) => {
  const maya = await joinOnline('Maya')
  const { page } = maya
  await furnish(maya)
  await page.goto('/tasks')
  await expect(card(page, 'Clean the hob')).toContainText('Kitchen')
  await chips(page).getByRole('button', { name: 'Kitchen' }).click()
  await expect(titles(page)).toHaveText(['Clean the hob'])
  // The choice stays on the next list, and after a reload.
  await page.reload()
  await expect(titles(page)).toHaveText(['Clean the hob'])

  await chips(page).getByRole('button', { name: 'By room' }).click()
  const group = (name: string) => page.getByRole('region', { name })
  await expect(group('Kitchen')).toContainText('Clean the hob')
  await expect(group('Bathroom')).toContainText('Scrub the shower')
  await expect(group('No room')).toContainText('Call mum')
  await expectInOrder(page, 'tasks by room')

  await chips(page).getByRole('button', { name: 'Edit rooms' }).click()
  const rooms = page.getByRole('dialog', { name: 'Rooms' })
  await rooms.getByRole('button', { name: 'Actions for Bathroom' }).click()
  await page.getByRole('menuitem', { name: 'Move up' }).click()
  await expect(rooms.getByRole('listitem')).toHaveText(['Bathroom', 'Kitchen'])
  await expectInOrder(page, 'the rooms')
  await rooms.getByRole('button', { name: 'Actions for Kitchen' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expectToast(page, 'Room deleted. Its tasks stay.')
  await expect(rooms.getByRole('listitem')).toHaveText(['Bathroom'])
  await rooms.getByRole('button', { name: 'Done' }).click()
  await expect(chips(page)).toHaveCount(0)
  await expect(card(page, 'Clean the hob')).toBeVisible()
})

test('lists with rooms are in order at every width (T29)', async ({ joinOnline }) => {
  const maya = await joinOnline('Maya')
  await furnish(maya)
  await expectInOrderEverywhere(maya.page, '/tasks?room=*')
})
