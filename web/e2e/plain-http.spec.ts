/** Plain http from another device: without a worker the app still works online, and says so. */
import { register } from './accounts.ts'
import { createTask, expectSynced } from './chores.ts'
import { registrationOf, test as base, expect } from './fixtures.ts'

/** A name that resolves to this computer and that browsers do not trust by themselves, as for a phone. */
const HOST = 'kitchen.example'

const test = base.extend({
  browser: async ({ playwright, launchOptions }, provide) => {
    const browser = await playwright.chromium.launch({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), `--host-resolver-rules=MAP ${HOST} 127.0.0.1`],
    })
    await provide(browser)
    await browser.close()
  },
})

test('over plain http chores are synced, and a line leads to what helps (SEC21)', async ({
  server,
  page,
}) => {
  const home = server.url.replace('localhost', HOST)
  const faults: Error[] = []
  page.on('pageerror', (error) => faults.push(error))
  await page.goto(`${home}/register?plan=pro`)
  expect(await page.evaluate(() => window.isSecureContext)).toBe(false)
  await register(page, registrationOf('Maya'))
  await expect(page).toHaveURL(/\/dashboard$/)
  await createTask(page, { name: 'Fold the laundry' })
  await expectSynced({ page })
  const link = page.getByRole('link', { name: 'How to change that' })
  expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await link.click()
  await expect(page.getByRole('heading', { name: 'Connect a device' })).toBeVisible()
  await expect(page.getByText('npm start -- --lan')).toBeVisible()
  expect(faults).toEqual([])
})
