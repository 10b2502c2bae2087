/** Leaving the app's page and returning repeatedly: unfinished work of one page blocks no later page. */
import { createTask } from '#web/e2e/chores.ts'
import { expect, test } from './fixtures.ts'
import { expectSynced, heading } from './people.ts'

const TIMES = 10

/** Runs in the page: every focus event starts an exchange, which reads and writes all the time. */
function keepBusy(): void {
  setInterval(() => window.dispatchEvent(new Event('focus')))
}

test('pages that are left while they still read and write hold up none that comes after them', async ({
  join,
}) => {
  const { page } = await join('Maya')
  await page.goto('/tasks')
  await createTask(page, { name: 'Water the plants' })
  await expectSynced(page)
  for (let time = 0; time < TIMES; time += 1) {
    await heading(page, 'Water the plants').waitFor()
    await page.evaluate(keepBusy)
    await page.goto(`/tasks?time=${time}`)
  }
  await heading(page, 'Water the plants').waitFor()
  await createTask(page, { name: 'Fold the laundry' })
  await expectSynced(page)
})

test('a page that was left in the middle of its work comes back whole', async ({ join }) => {
  const { page } = await join('Maya')
  await page.goto('/tasks')
  await createTask(page, { name: 'Water the plants' })
  await page.evaluate(keepBusy)
  await page.goto('/old-browser.js')
  expect(await heading(page, 'Water the plants').count()).toBe(0)
  await page.evaluate(() => void setTimeout(() => history.back()))
  await createTask(page, { name: 'Fold the laundry' })
  await heading(page, 'Water the plants').waitFor()
  await expectSynced(page)
})
