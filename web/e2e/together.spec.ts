/** Done together, ticked for a child, and shown in the house: on the phones of those who did it (T22, T23, T25). */
import { pressSwitch } from './accounts.ts'
import { expectInOrder, expectInOrderAt } from './axe.ts'
import { card, createTask, expectSynced, fromMenu, goOffline, goOnline } from './chores.ts'
import { makeChore } from './elsewhere.ts'
import type { Person } from './fixtures.ts'
import { expect, expectConverged, test } from './fixtures.ts'
import { narrowest, sizes, tablet } from './sizes.ts'
import { expectToast } from './toasts.ts'

test('what two did together offline pays both their parts, and takes both back (T22)', async ({
  join,
  pair,
  server,
}) => {
  const [theo, maya] = [await join('Theo'), await join('Maya')]
  await pair(theo, maya)
  const { page } = theo
  for (const each of [theo, maya]) await each.page.goto('/tasks')
  await createTask(page, { name: 'Rake the leaves', minutes: 45, isShared: true })
  await expectSynced(theo)

  await goOffline(theo)
  await fromMenu(page, 'Rake the leaves', 'We did it together')
  const sheet = page.getByRole('dialog', { name: 'We did it together' })
  await expect(sheet.getByRole('checkbox', { name: 'Maya' })).toBeChecked()
  await expect(sheet.getByRole('status')).toContainText('23')
  await expectInOrder(page, 'the sheet')
  await sheet.getByRole('button', { name: 'Complete Rake the leaves, earn 23 points' }).click()
  await expectToast(page, 'Task completed!', '+23 points')
  await goOnline(theo)
  await expectSynced(theo)

  await maya.page.goto('/notifications')
  await expect(maya.page.getByText('Theo did Rake the leaves with you')).toBeVisible()
  await maya.page.goto('/points')
  await expect(maya.page.getByText('Together: Rake the leaves')).toBeVisible()
  for (const each of [theo, maya]) await expectConverged(server, each)
  expect(earned(server, maya)).toBe(22)

  await page.goto('/tasks?tab=completed')
  await fromMenu(page, 'Rake the leaves', 'Not done after all')
  await expectSynced(theo)
  for (const each of [theo, maya]) await expectConverged(server, each)
  expect([earned(server, theo), earned(server, maya)]).toEqual([0, 0])
})

test('a parent ticks what a child did in one tap, and the child has the points (T23)', async ({
  join,
  pair,
  server,
}) => {
  const [maya, juno] = [await join('Maya'), await join('Juno')]
  await pair(maya, juno, 'child')
  const { page } = maya
  await page.goto('/tasks')
  await createTask(page, { name: 'Feed Pixel', minutes: 10, isShared: true })
  await fromMenu(page, 'Feed Pixel', 'Who did it?')
  const sheet = page.getByRole('dialog', { name: 'Feed Pixel' })
  await expect(sheet).toContainText('Juno gets the points, approved at once.')
  await expectInOrder(page, 'the sheet')
  await sheet.getByRole('button', { name: 'Juno did it, 10 points for Juno' }).click()
  await expectToast(page, 'Task completed!', '+10 points for Juno')
  await expect(card(page, 'Feed Pixel')).toBeHidden()
  await expectSynced(maya)
  expect(earned(server, juno)).toBe(10)
  await juno.page.goto('/tasks?tab=completed')
  await expect(card(juno.page, 'Feed Pixel')).toContainText('Approved')

  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(card(page, 'Feed Pixel')).toBeVisible()
  await expectSynced(maya)
  await expectConverged(server, maya)
  expect(earned(server, juno)).toBe(0)
})

test('the house shows the tasks of both as one sum, and is in order at each width (T25)', async ({
  joinBoth,
}) => {
  const [maya, theo] = await joinBoth()
  for (const { page, name } of [maya, theo]) {
    await page.goto('/tasks')
    await createTask(page, { name: `Dishes of ${name}`, minutes: 30, isShared: true })
    await page.getByRole('button', { name: `Complete Dishes of ${name}, earn 30 points` }).click()
    await expectSynced({ page })
  }
  const { page } = maya
  await page.goto('/points')
  await page.getByRole('link', { name: 'The house' }).click()
  const weeks = page.getByRole('region', { name: 'Tasks in each week' })
  await expect(weeks).toContainText('2 tasks')
  await expect(weeks).toContainText('1 h')
  await expect(page.getByRole('region', { name: 'Your part' })).toContainText('Only you see this.')
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await expectInOrderAt(page, colorScheme, [narrowest, ...sizes])
  }
  await page.getByRole('tab', { name: '52 weeks' }).click()
  await expect(weeks).toContainText('One stitch is five tasks')
  await expectInOrder(page, 'a year')
})

test('on the wall a child who is not on this device is ticked by its parent here, and the wall is back (T23, A19)', async ({
  join,
  pair,
  server,
}) => {
  const [maya, juno] = [await join('Maya'), await join('Juno')]
  await pair(maya, juno, 'child')
  const { page } = maya
  await page.setViewportSize(tablet)
  await makeChore(maya, { name: 'Feed Pixel', is_shared: true })
  await page.goto('/settings')
  await page.getByRole('switch', { name: 'This device hangs on a wall' }).click()
  await expectSynced(maya)
  await page.clock.install()
  await page.reload()
  await pressSwitch(page)
  await page.getByRole('button', { name: 'Feed Pixel, to do' }).click()
  const question = page.getByRole('dialog', { name: 'Who did it?' })
  await expect(question.getByRole('button', { name: 'We did it together' })).toBeVisible()
  await expectInOrder(page, 'who did it')
  await question.getByRole('button', { name: 'Juno did it' }).click()
  await expectToast(page, 'Task completed!')
  await page.clock.runFor(6000)
  await expect(page.getByRole('button', { name: "Who's here?" })).toBeVisible()
  await expect.poll(() => earned(server, juno)).toBe(10)
})

type Server = Parameters<typeof expectConverged>[0]

function earned({ database }: Server, { id }: Person): number {
  const sum = database
    .prepare<[string], { points: number | null }>(
      'SELECT sum(amount) AS points FROM entries WHERE user_id = ?',
    )
    .get(id)
  return sum?.points ?? 0
}
