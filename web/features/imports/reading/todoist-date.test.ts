/** The dates of Todoist, one row each (IM1): today is Saturday, Nov 21, 2026. */
import { expect, test } from 'vitest'
import { ruleColumns } from '#domain/chores/chore.ts'
import { ruleText } from '#domain/chores/rule-text.ts'
import { newRow } from '#domain/column.ts'
import { readTodoistDate } from './todoist-date.ts'

const now = { today: '2026-11-21', timeZone: 'Europe/Berlin' }

test.each([
  ['today', '2026-11-21', null],
  ['tomorrow at 9am', '2026-11-22', '09:00'],
  ['tomorrow 18:00', '2026-11-22', '18:00'],
  ['fri', '2026-11-27', null],
  ['Saturday', '2026-11-28', null],
  ['next monday at noon', '2026-11-23', '12:00'],
  ['in 3 days', '2026-11-24', null],
  ['next week', '2026-11-23', null],
  ['2026-12-05', '2026-12-05', null],
  ['2026-12-05 15:30', '2026-12-05', '15:30'],
  ['2026-12-05T23:30:00Z', '2026-12-06', '00:30'],
  ['Dec 5', '2026-12-05', null],
  ['Dec 5 at 9:30pm', '2026-12-05', '21:30'],
  ['5 Dec 2027', '2027-12-05', null],
  ['Dec 5, 2027', '2027-12-05', null],
  ['December 5th', '2026-12-05', null],
  ['Oct 5', '2027-10-05', null],
  ['Feb 29', '2028-02-29', null],
])('%s is a day', (text, due_on, due_time) => {
  expect(readTodoistDate(text, now)).toEqual({ due_on, due_time, rule: null, guess: null })
})

test('a moment that no clock shows is no day, and does not stop an import', () => {
  expect(readTodoistDate('2026-12-05T25:00:00Z', now)).toBeNull()
})

test.each([
  ['every day', 'Every day', '2026-11-21', null],
  ['daily', 'Every day', '2026-11-21', null],
  ['every 3 days', 'Every 3 days', '2026-11-21', 'day'],
  ['every other day', 'Every 2 days', '2026-11-21', 'day'],
  ['every 3 days starting nov 25', 'Every 3 days', '2026-11-25', null],
  ['every mon, fri', 'Every Monday and Friday', '2026-11-21', null],
  ['every monday and thursday at 7pm', 'Every Monday and Thursday', '2026-11-21', null],
  ['every weekday', 'Every weekday', '2026-11-21', null],
  ['every workday', 'Every weekday', '2026-11-21', null],
  ['every week', 'Every Saturday', '2026-11-21', 'day'],
  ['every 2 weeks', 'Every 2 weeks on Saturday', '2026-11-21', 'day'],
  ['every other tue', 'Every 2 weeks on Tuesday', '2026-11-21', 'day'],
  ['every month', 'Every month on the 21st', '2026-11-21', 'day'],
  ['every quarter', 'Every 3 months on the 21st', '2026-11-21', 'day'],
  ['every 15th', 'Every month on the 15th', '2026-11-21', null],
  [
    'every last day',
    'Every month on the 31st, in shorter months on the last day',
    '2026-11-21',
    null,
  ],
  ['every last friday', 'Every month on the last Friday', '2026-11-21', null],
  ['every 3rd mon of the month', 'Every month on the third Monday', '2026-11-21', null],
  ['every year', 'Every year on the 21st of November', '2026-11-21', 'day'],
  ['every jan 5', 'Every year on the 5th of January', '2027-01-05', null],
  ['every! day', '1 day after it is done', '2026-11-21', null],
  ['every! 3 days', '3 days after it is done', '2026-11-21', 'day'],
  ['every!3 days', '3 days after it is done', '2026-11-21', 'day'],
  ['every! 2 weeks', '2 weeks after it is done', '2026-11-21', 'day'],
  ['every! mon', '1 week after it is done', '2026-11-21', null],
  ['every! mon, fri', '1 week after it is done', '2026-11-21', 'rhythm'],
  ['every! month', '30 days after it is done', '2026-11-21', 'rhythm'],
  ['after 3 days', '3 days after it is done', '2026-11-21', 'day'],
] as const)('%s repeats', (text, words, due_on, guess) => {
  const date = readTodoistDate(text, now)
  const rule = date?.rule && newRow(ruleColumns, { ...date.rule, starts_on: date.due_on ?? '' })
  expect(rule && ruleText(rule)).toBe(words)
  expect([date?.due_on, date?.guess]).toEqual([due_on, guess])
})

test('a series keeps its time and its end', () => {
  expect(readTodoistDate('every mon at 9am until jan 31', now)).toMatchObject({
    due_time: '09:00',
    rule: { repeats: 'weekly', ends_on: '2027-01-31' },
  })
})

test.each([
  '',
  'someday',
  'every other blue moon',
  'every 15th, 27th',
  'every 400 days',
  'every 0 days',
  'every 32nd',
  '10/05/2026',
  '2026-02-30',
  'Feb 30',
  'every constructor',
  'every fifth friday',
  'every day starting someday',
  'jeden Montag',
  `every ${'mon, '.repeat(100)}`,
])('%o is not understood', (text) => {
  expect(readTodoistDate(text, now)).toBeNull()
})
