/** The report of a week is announced once, by whichever device is first, and only after the week is over (S3, A12). */
import { expect, test } from 'vitest'
import { derivedId } from '#domain/derived-id.ts'
import { createHousehold } from '#domain/testing/household.ts'
import { idOf, makeAccount, noFacts } from '#domain/testing/make.ts'
import type { Account } from '#domain/users/user.ts'
import { askedWeek, weekToAnnounce } from './reported-weeks.ts'

const week = '2026-03-02'
/** The Monday after the week, early in Berlin. */
const after = '2026-03-09T06:00:00.000Z'

function householdOf(given: Partial<Account> = {}) {
  const maya = makeAccount('Maya', { plan: 'pro', ...given })
  return createHousehold({ people: ['Maya'], rows: [['accounts', maya]] })
}

test('the first device announces it, and the second has no effect', () => {
  const household = householdOf()
  household.run(['Maya', 'announceWeeklyReport', { week }], { at: after })
  expect(household.changesOf(['Maya', 'announceWeeklyReport', { week }], { at: after })).toEqual([])
  expect(household.all('notifications')).toEqual([
    {
      id: derivedId(idOf('Maya'), 'weekly_report', week),
      user_id: idOf('Maya'),
      type: 'weekly_report',
      ...noFacts,
      is_read: false,
      created_at: after,
      related_id: week,
      related_type: 'report',
    },
  ])
})

test('a device that was offline for long does not announce a week before the last announced one', () => {
  const household = householdOf({ reported_week: week })
  const late = ['Maya', 'announceWeeklyReport', { week: '2026-02-23' }] as const
  expect(household.changesOf(late, { at: after })).toEqual([])
})

test('nor a week before the one in which the person joined, a Monday', () => {
  const before = ['Maya', 'announceWeeklyReport', { week: '2026-02-23' }] as const
  expect(householdOf().changesOf(before, { at: after })).toEqual([])
  const earlier = householdOf({ created_at: '2026-03-01T12:00:00.000Z' })
  expect(earlier.changesOf(before, { at: after })).toHaveLength(2)
})

test('a week after the last announced one is announced', () => {
  const next = ['Maya', 'announceWeeklyReport', { week }] as const
  const household = householdOf({ reported_week: '2026-02-23' })
  expect(household.run(next, { at: after })).toHaveLength(2)
  expect(household.get('accounts', idOf('Maya'))?.reported_week).toBe(week)
})

test('a person with a deleted account is refused', () => {
  const household = householdOf()
  household.drop('accounts', idOf('Maya'))
  expect(household.refusal(['Maya', 'announceWeeklyReport', { week }], { at: after })).toEqual({
    code: 'not_found',
    message: 'User not found',
    details: null,
  })
})

test('a week that is not over is refused, naming the field', () => {
  const early = { at: '2026-03-05T06:00:00.000Z' }
  expect(householdOf().refusal(['Maya', 'announceWeeklyReport', { week }], early)).toEqual({
    code: 'invalid_args',
    message: 'This week is not over',
    details: { field: 'week' },
  })
})

test('a week ends with its Sunday in the time zone of the person', () => {
  const refusal = (time_zone: string, at: string) =>
    householdOf({ time_zone }).refusal(['Maya', 'announceWeeklyReport', { week }], { at })?.code
  expect(refusal('Europe/Berlin', '2026-03-08T22:59:59.000Z')).toBe('invalid_args')
  expect(refusal('Europe/Berlin', '2026-03-08T23:00:00.000Z')).toBeUndefined()
  expect(refusal('Pacific/Tongatapu', '2026-03-08T10:59:59.000Z')).toBe('invalid_args')
  expect(refusal('Pacific/Tongatapu', '2026-03-08T11:00:00.000Z')).toBeUndefined()
})

test('a week begins on Monday', () => {
  const tuesday = ['Maya', 'announceWeeklyReport', { week: '2026-03-03' }] as const
  expect(() => householdOf().changesOf(tuesday, { at: after })).toThrow(
    expect.objectContaining({
      details: { reason: 'bound', bound: 'A week begins on Monday', field: 'week' },
    }),
  )
})

test('the latest complete week is announced, but no week before the person joined', () => {
  const joined = makeAccount('Maya', { plan: 'pro', created_at: '2026-02-10T12:00:00.000Z' })
  expect(weekToAnnounce(joined, after)).toBe(week)
  expect(weekToAnnounce(joined, '2026-03-31T12:00:00.000Z')).toBe('2026-03-23')
  expect(weekToAnnounce({ ...joined, reported_week: week }, after)).toBeNull()
  expect(weekToAnnounce({ ...joined, reported_week: '2026-02-23' }, after)).toBe(week)
  expect(weekToAnnounce({ ...joined, plan: 'free' }, after)).toBeNull()
  expect(weekToAnnounce({ ...joined, created_at: after }, after)).toBeNull()
  expect(weekToAnnounce({ ...joined, created_at: '2026-03-08T12:00:00.000Z' }, after)).toBe(week)
})

test('the requested week is shown if it has a report, otherwise the latest complete one', () => {
  const maya = makeAccount('Maya', { created_at: '2026-02-18T12:00:00.000Z' })
  expect(askedWeek(maya, '2026-02-16', after)).toBe('2026-02-16')
  expect(askedWeek(maya, '2026-03-09', after)).toBe('2026-03-09')
  const unsound = ['x2026-03-02', '2026-03-02T09:00:00.000Z', 'soon', '']
  for (const asked of [undefined, '2026-02-09', '2026-03-16', '2026-03-03', ...unsound])
    expect(askedWeek(maya, asked, after)).toBe(week)
  expect(askedWeek({ ...maya, created_at: after }, undefined, after)).toBe('2026-03-09')
  expect(askedWeek({ ...maya, created_at: '2026-03-02T12:00:00.000Z' }, undefined, after)).toBe(
    week,
  )
  const ahead = { ...maya, created_at: '2026-03-20T12:00:00.000Z' }
  expect(askedWeek(ahead, '2026-03-09', after)).toBe('2026-03-09')
})
