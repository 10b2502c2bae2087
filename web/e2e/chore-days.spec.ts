/** The day on which a tap counts: after days offline, on two phones at once, at clock changes, and far from home. */
import type { Page } from 'playwright/test'
import { DAY_MS, startOfDay, HOUR_MS, localDay } from '#domain/calendar.ts'
import { addDays } from '#domain/days.ts'
import { shortDay } from '#domain/language/format.ts'
import { card, expectSynced, goOffline, goOnline, pill } from './chores.ts'
import { shiftClock } from './degraded.ts'
import { makeChore } from './elsewhere.ts'
import { expect, expectConverged, test } from './fixtures.ts'
import { expectToast } from './toasts.ts'

const ZONE = 'Europe/Berlin'
const today = () => localDay(new Date().toISOString(), ZONE)

/** The page's clock from now on, which the page reads as when somebody comes back to it. */
async function setClock(page: Page, at: string): Promise<void> {
  await page.evaluate(shiftClock, Date.parse(at) - Date.now())
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
}

const complete = (page: Page) => page.getByRole('button', { name: /^Complete Feed Pixel, earn/ })

test('done two days ago without a connection it is paid for that day, and today’s is open (C7, C8)', async ({
  visit,
  join,
  server,
}) => {
  const maya = await join('Maya')
  await maya.page.close()
  const before = addDays(today(), -2)
  await makeChore(maya, { name: 'Feed Pixel', starts_on: before })
  // No tap counts from before its account existed.
  server.database
    .prepare('UPDATE accounts SET created_at = ?')
    .run(new Date(Date.now() - 3 * DAY_MS).toISOString())
  const page = await visit({ storageState: await maya.context.storageState() })
  await page.goto('/tasks')
  await expect(card(page, 'Feed Pixel')).toContainText('Due today')
  await expectSynced({ page })

  await goOffline({ page })
  await setClock(page, new Date(Date.now() - 2 * DAY_MS).toISOString())
  await expect(card(page, 'Feed Pixel')).toContainText('Due today')
  await complete(page).click()
  await expectToast(page, 'Task completed!')
  await setClock(page, new Date().toISOString())
  await expect(card(page, 'Feed Pixel')).toContainText('Due today')
  await goOnline({ page })
  await expectSynced({ page })

  const [row] = server.database
    .prepare<[], { slot: string; completed_at: string }>('SELECT slot, completed_at FROM tasks')
    .all()
  expect([row?.slot, localDay(row?.completed_at ?? '', ZONE)]).toEqual([before, before])
  expect(server.database.prepare('SELECT amount FROM entries').pluck().all()).toEqual([10])
  await complete(page).click()
  await expect(card(page, 'Feed Pixel')).not.toContainText('Due today')
  await expectSynced({ page })
  expect(server.database.prepare('SELECT amount FROM entries').pluck().all()).toEqual([10, 10])
  await expectConverged(server, { ...maya, page })
})

test('done on two phones without a connection it is paid once, and who came later is told (C2)', async ({
  joinBoth,
  server,
}) => {
  const [maya, theo] = await joinBoth()
  await makeChore(maya, { name: 'Feed Pixel', is_shared: true })
  for (const person of [maya, theo]) {
    await person.page.goto('/tasks')
    await expect(card(person.page, 'Feed Pixel')).toContainText('Due today')
    await expectSynced(person)
    await goOffline(person)
    await complete(person.page).click()
    await expect(complete(person.page)).toBeHidden()
  }
  await goOnline(maya)
  await expectSynced(maya)
  await goOnline(theo)
  await pill(theo.page, 'Needs attention').click()
  await expect(theo.page.getByRole('dialog')).toContainText(/Maya finished this first, at/)
  expect(server.database.prepare('SELECT user_id, amount FROM entries').all()).toEqual([
    { user_id: maya.id, amount: 10 },
  ])
  for (const person of [maya, theo]) await expectConverged(server, person)
})

/** The next day that has this many hours in Berlin. */
function nextDayOf(hours: number): string {
  let day = addDays(today(), 1)
  const lengthOf = (each: string) =>
    Date.parse(startOfDay(addDays(each, 1), ZONE)) - Date.parse(startOfDay(each, ZONE))
  while (lengthOf(day) !== hours * HOUR_MS) day = addDays(day, 1)
  return day
}

test.describe('in another time zone', () => {
  test.use({ timezoneId: 'America/New_York' })

  test('where clocks change it is due once: after the gap, and at the first of two (C25)', async ({
    join,
  }) => {
    const maya = await join('Maya')
    const { page } = maya
    expect(await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone)).toBe(
      'America/New_York',
    )
    await makeChore(maya, { name: 'Feed Pixel', due_time: '02:30' })
    await page.goto('/tasks')
    await expect(card(page, 'Feed Pixel')).toBeVisible()
    await expectSynced(maya)
    await goOffline(maya)
    // In spring 02:30 does not exist, and 03:30 takes its place. In autumn it comes twice.
    for (const [day, hour] of [
      [nextDayOf(23), '01'],
      [nextDayOf(25), '00'],
    ] as const) {
      await setClock(page, `${day}T${hour}:28:00Z`)
      await expect(card(page, 'Feed Pixel')).toContainText('Due at 02:30')
      await setClock(page, `${day}T${hour}:30:00Z`)
      await expect(card(page, 'Feed Pixel')).toContainText(`Overdue since ${shortDay(day)}`)
    }
  })

  test('late in the evening there, it is the next day where the task is at home (C25)', async ({
    join,
  }) => {
    const maya = await join('Maya')
    const { page } = maya
    const tomorrow = addDays(today(), 1)
    await makeChore(maya, {
      name: 'Feed Pixel',
      repeats: 'weekly',
      weekdays: 1 << ((new Date(tomorrow).getUTCDay() + 6) % 7),
    })
    await page.goto('/tasks')
    await expect(card(page, 'Feed Pixel')).toBeVisible()
    await expectSynced(maya)
    await goOffline(maya)
    await setClock(page, `${tomorrow}T20:00:00Z`)
    await expect(card(page, 'Feed Pixel')).toContainText('Due today')
    // In New York the day has some hours left.
    await setClock(page, `${addDays(tomorrow, 1)}T01:00:00Z`)
    await expect(card(page, 'Feed Pixel')).toContainText(`Overdue since ${shortDay(tomorrow)}`)
    await complete(page).click()
    await expectToast(page, 'Task completed!')
    await expect(card(page, 'Feed Pixel')).toContainText(shortDay(addDays(tomorrow, 7)))
  })
})
