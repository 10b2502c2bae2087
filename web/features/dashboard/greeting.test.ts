/** The greeting follows the clock of the account (U23). */
import { expect, test } from 'vitest'
import { greetingAt } from './greeting.ts'
import { dashboardTexts } from './texts.ts'

const { greetings } = dashboardTexts

test.each([
  ['2026-03-05T02:59:00.000Z', 'Europe/Berlin', greetings.night],
  ['2026-03-05T03:00:00.000Z', 'Europe/Berlin', greetings.morning],
  ['2026-03-05T03:00:00.000Z', 'America/New_York', greetings.evening],
  ['2026-03-05T11:00:00.000Z', 'Europe/Berlin', greetings.afternoon],
  ['2026-03-05T17:00:00.000Z', 'Europe/Berlin', greetings.evening],
])('at %s in %s', (at, timeZone, greeting) => {
  expect(greetingAt(new Date(at), timeZone)).toBe(greeting)
})
