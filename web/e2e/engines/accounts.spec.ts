/** The tablet in the kitchen, in every engine: three accounts on one device, one of them behind a PIN. */
import {
  addPerson,
  askWho,
  choose,
  comeIn,
  setPin,
  switchPerson,
  typePin,
} from '#web/e2e/accounts.ts'
import { completeTask, createTask, doTask } from '#web/e2e/chores.ts'
import { mutationsOf, PASSWORD } from '#web/e2e/fixtures.ts'
import { expect, registerElsewhere, test } from './fixtures.ts'
import { expectSynced, goOffline, goOnline, heading } from './people.ts'

const PIN = '2719'

test('three accounts on one device: a PIN keeps one, and chores done offline are credited to whom they are due', async ({
  join,
  openDevice,
  server,
}) => {
  // On another device, so that this one has never had them.
  const elsewhere = await openDevice()
  const theo = await registerElsewhere(elsewhere, 'Theo')
  await registerElsewhere(elsewhere, 'Juno')
  const maya = await join('Maya')
  const { page } = maya
  await setPin(page, PIN)
  await page.locator('[data-toaster]').getByRole('button', { name: 'Close' }).click()
  await askWho(page)
  for (const name of ['Theo', 'Juno']) await addPerson(page, name, PASSWORD)

  await choose(page, 'Maya')
  await typePin(page, '0000')
  const said = page.getByRole('alert').filter({ hasText: "That is not Maya's PIN. 4 tries left." })
  await said.waitFor()
  await typePin(page, PIN)
  await expectSynced(page)

  await goOffline(maya)
  await doTask(page, { name: 'Fold the laundry', minutes: 40 })
  await switchPerson(page)
  await comeIn(page, 'Theo')
  await page.goto('/tasks')
  await heading(page, 'Tasks').first().waitFor()
  expect(await page.getByText('Fold the laundry').count()).toBe(0)
  await createTask(page, { name: 'Water the plants', minutes: 15 })
  await completeTask(page, 'Water the plants')

  await goOnline(maya)
  await expectSynced(page)
  const done = ['createTask', 'completeTask'].map((name) => ({ name, status: 'applied' }))
  for (const id of [maya.id, theo]) await expect.poll(() => mutationsOf(server, id)).toEqual(done)
  const totals = server.database
    .prepare('SELECT total_points FROM balances WHERE id IN (?, ?) ORDER BY total_points')
    .pluck()
    .all(maya.id, theo)
  expect(totals).toEqual([15, 40])
})
