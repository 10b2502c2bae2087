/** What each page says in its place when the device cannot read what it shows (spec 8). The admin's are in admin.spec.ts. */
import { loseValues } from '#web/e2e/degraded.ts'
import { expect, test } from '#web/e2e/fixtures.ts'

/** Which every page reads and the frame around them does not: whom one shares a house with. */
const TABLE = 'partnerships'

for (const { browser, message, said } of [
  {
    browser: 'a browser that says why',
    message: 'The disk is gone',
    said: () => 'The disk is gone',
  },
  {
    browser: 'a browser that does not',
    message: '',
    said: (what: string) => `Failed to fetch ${what}`,
  },
])
  test(`${browser}: each page says that it cannot be read, and offers to try again`, async ({
    join,
  }) => {
    const { page, context } = await join('Maya')
    // That the app reports it is as it should be.
    context.removeAllListeners('weberror')
    await page.addInitScript(loseValues, { table: TABLE, message })
    for (const [path, text] of [
      ['/dashboard', 'Error loading points data'],
      ['/points', 'Error loading points data'],
      ['/settings?tab=points', 'Error loading points data'],
      ['/tasks', `Error loading tasks: ${said('tasks')}`],
      ['/rewards', `Error loading rewards: ${said('rewards')}`],
      ['/partners', `Error loading partnerships: ${said('partnerships')}`],
      ['/notifications', `Error loading notifications: ${said('notifications')}`],
      ['/settings', 'Failed to fetch user data'],
    ] as const) {
      await page.goto(path)
      const main = page.getByRole('main')
      await expect(main.getByRole('alert').getByText(text, { exact: true })).toBeVisible()
      await expect(main.getByRole('button', { name: 'Try again' })).toBeVisible()
    }
  })
