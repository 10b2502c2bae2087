/** The screens that people open most: their code is there before the first visit. */
import { expect, test } from './fixtures.ts'

test('an idle page loads the code of the week and the tasks before anybody goes there', async ({
  join,
}) => {
  const { page } = await join('Maya')
  await page.goto('/')
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  const loaded = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .join(),
    )
  await expect.poll(loaded).toMatch(/\/week-/)
  expect(await loaded()).toMatch(/\/tasks-/)
})
