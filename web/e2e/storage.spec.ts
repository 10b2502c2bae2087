/** Storage that the browser deleted: what is restored, and what is shown (R39, R40). */
import { createTask, expectSynced } from './chores.ts'
import { expect, test } from './fixtures.ts'

test('storage that the browser deleted is filled again, and that is said (R40)', async ({
  join,
}) => {
  const { page, id } = await join('Maya')
  await page.goto('/tasks')
  await createTask(page, { name: 'Fold the laundry' })
  await expectSynced({ page })
  await page.goto('/old-browser.js')
  await page.evaluate(
    (name) =>
      new Promise((resolve) => {
        indexedDB.deleteDatabase(name).addEventListener('success', resolve)
      }),
    `mitten-${id}`,
  )
  await page.goto('/tasks')
  await expect(
    page.getByRole('alert').filter({ hasText: 'deleted the data stored here' }),
  ).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Fold the laundry' })).toBeVisible()
})

test('the settings say what is kept, and whether for good (R39)', async ({ join }) => {
  const { page } = await join('Maya')
  await page.goto('/settings')
  const card = page.getByRole('region', { name: 'Kept on this device' })
  await expect(card.getByText('Protected')).toBeVisible()
  await expect(card.getByText(/GB|MB/).first()).toBeVisible()
})
