/** The message of each page when the device cannot read its data (U1). Those of the admin screens are in admin.spec.ts. */
import { loseValues } from '#web/e2e/degraded.ts'
import { expect, test } from '#web/e2e/fixtures.ts'

// Every page reads both. The frame also reads users, and settings are read before any of their tabs.
for (const { browser, table, pointsTab, message, said } of [
  {
    browser: 'a browser that says why',
    table: 'partnerships',
    pointsTab: 'Error loading points data',
    message: 'The disk is gone',
    said: () => 'The disk is gone',
  },
  {
    browser: 'a browser that does not',
    table: 'users',
    pointsTab: 'Failed to fetch user data',
    message: '',
    said: (what: string) => `Failed to fetch ${what}`,
  },
])
  test(`${browser}: each page says that it cannot be read, and offers to try again`, async ({
    join,
  }) => {
    const { page, context } = await join('Maya')
    // The app is expected to report it.
    context.removeAllListeners('weberror')
    await page.addInitScript(loseValues, { table, message })
    for (const [path, text] of [
      ['/dashboard', 'Error loading points data'],
      ['/points', 'Error loading points data'],
      ['/settings?tab=points', pointsTab],
      ['/tasks', `Error loading tasks: ${said('tasks')}`],
      ['/rewards', `Error loading rewards: ${said('rewards')}`],
      ['/partners', `Error loading partnerships: ${said('partnerships')}`],
      ['/notifications', `Error loading notifications: ${said('notifications')}`],
      ['/settings', 'Failed to fetch user data'],
      ['/reports', 'Error loading points data'],
      ['/check-in', 'Failed to fetch user data'],
    ] as const) {
      await page.goto(path)
      const main = page.getByRole('main')
      await expect(main.getByRole('alert').getByText(text, { exact: true })).toBeVisible()
      await expect(main.getByRole('button', { name: 'Try again' })).toBeVisible()
    }
  })
