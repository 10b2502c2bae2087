/** A device in another time zone than its person: every moment on a screen follows one clock (U23). */
import { clockText } from '#web/shared/time/time-text.ts'
import { comeIn, switchPerson } from './accounts.ts'
import { expectSynced, goOffline, goOnline, pill } from './chores.ts'
import { actElsewhere, makeTask } from './elsewhere.ts'
import { expect } from './fixtures.ts'
import { test } from './tablet.ts'

/** The zone of every account in these tests; the clock of the device never shows the same hour. */
const HOME = 'Europe/Berlin'
const AWAY = 'America/New_York'

test.use({ timezoneId: AWAY })

/** The clock at a moment or, while a test goes on, some minutes later. */
function clockFrom(at: string, timeZone: string): string {
  const texts = [0, 1, 2, 3].map((minutes) =>
    clockText(new Date(Date.parse(at) + minutes * 60_000).toISOString(), timeZone),
  )
  return `(?:${texts.join('|')})`
}

test('the sheet and the lists tell a moment in the zone of the account (U23)', async ({
  joinBoth,
  server,
}) => {
  const [maya, theo] = await joinBoth()
  const { page } = maya
  expect(await page.evaluate(() => new Intl.DateTimeFormat().resolvedOptions().timeZone)).toBe(AWAY)
  const id = await makeTask(maya, { name: 'Water the ferns', is_shared: true })
  await page.goto('/tasks')
  const complete = page.getByRole('button', { name: /^Complete Water the ferns/ })
  await expect(complete).toBeVisible()
  await expectSynced(maya)
  await goOffline(maya)
  const tapped = new Date().toISOString()
  await complete.click()
  await expect(complete).toBeHidden()
  for (const action of ['claim', 'complete']) await actElsewhere(theo, 'tasks', id, action)
  const done = server.database.prepare<[], string>('SELECT completed_at FROM tasks').pluck().get()
  await goOnline(maya)

  const clock = clockText(done ?? '', HOME)
  await pill(page, 'Needs attention').click()
  const sheet = page.getByRole('dialog', { name: 'Needs attention' })
  await expect(sheet).toContainText(new RegExp(`(Today|Yesterday), ${clockFrom(tapped, HOME)}`))
  await expect(sheet).toContainText(new RegExp(`Theo finished this first, (on .* )?at ${clock}\\.`))
  await page.goto('/tasks?tab=completed')
  await expect(page.getByRole('article')).toContainText(new RegExp(`(today|yesterday) ${clock}`))
})

test('where nobody is signed in, the clock is that of the device (U23)', async ({ share }) => {
  const { page } = await share('Theo')
  await comeIn(page, 'Maya')
  const before = new Date().toISOString()
  await switchPerson(page)
  await expect(page.locator('time')).toContainText(new RegExp(clockFrom(before, AWAY)))
})
