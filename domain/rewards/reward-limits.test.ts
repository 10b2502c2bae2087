/** The limits of standing rewards: when they refuse a redemption, for how long, and what frees a place (RW17, RW18). */
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DAY_MS, localDay } from '#domain/calendar.ts'
import { CommandError } from '#domain/command-error.ts'
import { localWeek } from '#domain/days.ts'
import { emptyBalance } from '#domain/points/points.ts'
import { createHousehold } from '#domain/testing/household.ts'
import { idOf, makeAccount, makeReward } from '#domain/testing/make.ts'
import { limitTexts } from './limit-texts.ts'
import { reachedOn } from './reward-limits.ts'
import type { Reward } from './reward.ts'
import type { Limits } from './reward.ts'
import { unlimited } from './reward.ts'

const id = idOf('screen time')
const standing = { ...unlimited, is_standing: true }
const zone = 'Europe/Berlin'
/** Noon in Berlin on a day of November 2026; the 23rd is a Monday. */
const noon = (date: number) => `2026-11-${String(date).padStart(2, '0')}T11:00:00.000Z`

/** Maya has 1,000 points, and screen time that costs 60 and was approved by Theo. */
function householdWith(limits: Partial<Reward>) {
  return createHousehold({
    people: ['Maya', 'Theo'],
    partners: ['Maya+Theo'],
    rows: [
      ['balances', { ...emptyBalance(idOf('Maya')), total_points: 1000 }],
      ['rewards', makeReward('Maya', { id, ...standing, approved_by: idOf('Theo'), ...limits })],
      ['accounts', makeAccount('Maya', { time_zone: zone })],
    ],
  })
}
type Household = ReturnType<typeof householdWith>

const redeem = (name: string) =>
  ['Maya', 'redeemReward', { id, redemption_id: idOf(name) }] as const

describe('a standing reward', () => {
  test('leaves a redeemed row with its cost each time, and stays (RW17)', () => {
    const household = householdWith({})
    household.run(redeem('one'), { at: noon(24) })
    household.run(redeem('two'), { at: noon(24) })
    expect(household.get('rewards', id)).toMatchObject({ redeemed_at: null, is_standing: true })
    expect(household.get('rewards', idOf('two'))).toMatchObject({
      ...unlimited,
      source_id: id,
      redeemed_at: noon(24),
      approved_by: idOf('Theo'),
      point_cost: 60,
    })
    expect(household.availableTo('Maya')).toBe(880)
    expect(household.notifications()).toEqual([
      'Theo: reward_redeemed: Maya redeemed A lie-in',
      'Theo: reward_redeemed: Maya redeemed A lie-in',
    ])
  })

  test('is redeemed under an id of the mutation where a queue of an older release names none', () => {
    const household = householdWith({})
    household.run(['Maya', 'redeemReward', { id }], { at: noon(24) })
    household.run(['Maya', 'redeemReward', { id }], { at: noon(25) })
    expect(household.all('rewards').filter(({ source_id }) => source_id === id)).toHaveLength(2)
  })

  test('takes no id that is taken', () => {
    const household = householdWith({})
    expect(household.refusal(['Maya', 'redeemReward', { id, redemption_id: id }])).toMatchObject({
      code: 'id_conflict',
    })
  })

  test('a returned redemption is gone, its points and its place are back (RW17, RW18)', () => {
    const household = householdWith({ stock: 1, per_week: 1, cooldown_days: 9 })
    household.run(redeem('one'), { at: noon(24) })
    expect(household.refusal(redeem('two'), { at: noon(24) })?.message).toBe('None left')
    household.run(['Maya', 'returnReward', { id: idOf('one') }], { at: noon(24) })
    expect(household.get('rewards', idOf('one'))).toBeUndefined()
    expect(household.availableTo('Maya')).toBe(1000)
    expect(household.notifications()).toEqual([])
    expect(household.refusal(redeem('two'), { at: noon(24) })).toBeNull()
  })

  test('a denial after redemption gives back points, stock and week (RW18)', () => {
    const household = householdWith({ stock: 1, per_week: 1, cooldown_days: 9 })
    household.run(redeem('one'), { at: noon(24) })
    household.run(['Theo', 'denyReward', { id: idOf('one') }], { at: noon(25) })
    expect(household.availableTo('Maya')).toBe(1000)
    expect(household.get('rewards', id)?.stock).toBe(1)
    expect(household.refusal(redeem('two'), { at: noon(25) })).toBeNull()
  })

  test('of which no stock is counted any more, or which is deleted, takes nothing back', () => {
    const household = householdWith({ stock: 1 })
    household.run(redeem('one'), { at: noon(24) })
    household.drop('rewards', id)
    household.run(['Maya', 'returnReward', { id: idOf('one') }], { at: noon(24) })
    expect(household.all('rewards')).toEqual([])
  })
})

describe('two phones take the last one', () => {
  test('the second is refused, and its points are untouched (RW18)', () => {
    const household = householdWith({ stock: 1 })
    household.run(redeem('phone'), { at: noon(24) })
    expect(household.refusal(redeem('tablet'), { at: noon(24), now: noon(25) })).toEqual({
      code: 'reward_limit',
      message: 'None left',
      details: { is: 'stock' },
    })
    expect(household.availableTo('Maya')).toBe(940)
  })
})

test('example 26: screen time, twice a week, redeemed Tue and Thu; Fri (RW18)', () => {
  const household = householdWith({ per_week: 2 })
  household.run(redeem('Tue'), { at: noon(24) })
  household.run(redeem('Thu'), { at: noon(26) })
  expect(household.refusal(redeem('Fri'), { at: noon(27) })).toEqual({
    code: 'reward_limit',
    message: 'Twice a week: again from Mon, Nov 30',
    details: { is: 'week', per_week: 2, from: '2026-11-30' },
  })
  expect(household.refusal(redeem('Mon'), { at: noon(30) })).toBeNull()
})

test('between two redemptions lie whole days (RW18)', () => {
  const household = householdWith({ cooldown_days: 2 })
  household.run(redeem('Tue'), { at: noon(24) })
  const on = (date: number) => household.refusal(redeem('next'), { at: noon(date) })?.message
  expect([24, 25, 26, 27].map(on)).toEqual([
    'Again from Fri, Nov 27',
    'Again from Fri, Nov 27',
    'Again from Fri, Nov 27',
    undefined,
  ])
})

test('a redemption counts on the day of its tap, however late it arrives, for a week (RW18, A15)', () => {
  const household = householdWith({ per_week: 1 })
  household.run(redeem('Sunday'), { at: noon(22), now: noon(23) })
  expect(household.refusal(redeem('Monday'), { at: noon(23) })).toBeNull()
  expect(household.refusal(redeem('late'), { at: noon(20), now: noon(24) })?.message).toBe(
    'Once a week: again from Mon, Nov 23',
  )
  household.run(redeem('stale'), { at: noon(2), now: noon(24) })
  expect(household.get('rewards', idOf('stale'))).toMatchObject({
    redeemed_at: noon(2),
    created_at: noon(24),
  })
  expect(household.refusal(redeem('Tuesday'), { at: noon(24) })?.message).toBe(
    'Once a week: again from Mon, Nov 30',
  )
})

test("weeks and days are those of the owner's zone (RW18, A15)", () => {
  const household = householdWith({ per_week: 1 })
  // Monday, 00:30 in Berlin.
  household.run(redeem('one'), { at: '2026-11-22T23:30:00.000Z' })
  expect(household.refusal(redeem('two'), { at: noon(29) })?.message).toMatch(/Mon, Nov 30$/)
  expect(household.refusal(redeem('two'), { at: '2026-11-22T22:30:00.000Z' })).toBeNull()
})

test.each([
  [{ per_week: 1 }, 'Once a week: again from Mon, Nov 30'],
  [{ per_week: 3 }, '3 times a week: again from Mon, Nov 30'],
  [{ per_week: 3, cooldown_days: 3 }, '3 times a week: again from Mon, Nov 30'],
  [{ per_week: 3, cooldown_days: 4 }, 'Again from Tue, Dec 1'],
] as const)('%j names what bars longest: %s', (limits, text) => {
  const days = ['2026-11-24', '2026-11-25', '2026-11-26'].slice(3 - (limits.per_week ?? 0))
  const reached = reachedOn({ ...standing, ...limits }, days, '2026-11-26')
  expect(reached && limitTexts.reached(reached)).toBe(text)
})

describe('changing limits', () => {
  const limited = { stock: 3, per_week: 2, cooldown_days: 2 }
  test.each([
    [{ stock: 4 }, true],
    [{ stock: null }, true],
    [{ stock: 2 }, false],
    [{ per_week: 3 }, true],
    [{ per_week: null }, true],
    [{ per_week: 1 }, false],
    [{ cooldown_days: 1 }, true],
    [{ cooldown_days: null }, true],
    [{ cooldown_days: 3 }, false],
    [{ is_standing: false }, false],
    [{ stock: 3, image_url: '/other.png' }, false],
  ])('to %j asks again: %s (RW3, RW18)', (changed, asks) => {
    const household = householdWith(limited)
    household.run(['Maya', 'updateReward', { id, ...changed }])
    expect(household.get('rewards', id)?.awaiting_approval).toBe(asks)
  })

  test('from a reward that can be redeemed once asks again (RW3, RW17)', () => {
    const household = householdWith({ is_standing: false })
    household.run(['Maya', 'updateReward', { id, is_standing: true, per_week: 1 }])
    expect(household.get('rewards', id)).toMatchObject({ awaiting_approval: true, per_week: 1 })
  })

  test('a reward that can be redeemed once has none', () => {
    const household = householdWith(limited)
    household.run(['Maya', 'updateReward', { id, is_standing: false }])
    expect(household.get('rewards', id)).toMatchObject(unlimited)
    const fields = { name: 'Cinema', description: 'Both', ...limited }
    household.run(['Maya', 'createReward', { id: idOf('cinema'), ...fields }])
    expect(household.get('rewards', idOf('cinema'))).toMatchObject(unlimited)
  })

  test.each([
    [{ stock: 100 }, 'How many must be from 0 to 99'],
    [{ stock: -1 }, 'How many must be from 0 to 99'],
    [{ per_week: 0 }, 'In a week must be from 1 to 20'],
    [{ per_week: 21 }, 'In a week must be from 1 to 20'],
    [{ cooldown_days: 0 }, 'Days between must be from 1 to 90'],
    [{ cooldown_days: 1.5 }, 'Days between must be from 1 to 90'],
  ])('to %j is refused', (changed, message) => {
    const household = householdWith(limited)
    expect(household.refusal(['Maya', 'updateReward', { id, ...changed }])?.message).toBe(message)
  })
})

/** The life of a reward: taps that arrive hours or days later, and events that free a place. */
const event = fc.record({
  does: fc.constantFrom('redeem', 'redeem', 'redeem', 'return', 'deny'),
  hours: fc.nat(40),
  lateHours: fc.oneof(fc.constant(0), fc.nat(24 * 12)),
  pick: fc.nat(30),
})
const limits = fc.record({
  stock: fc.option(fc.nat(5)),
  per_week: fc.option(fc.integer({ min: 1, max: 4 })),
  cooldown_days: fc.option(fc.integer({ min: 1, max: 12 })),
})
const runs = fc.record({ limits, events: fc.array(event, { minLength: 10, maxLength: 40 }) })

test('at no commit is the stock below 0 or a limit passed, whatever order taps arrive in (RW18)', () => {
  let refused = 0
  fc.assert(
    fc.property(runs, ({ limits: given, events }) => {
      const household = householdWith(given)
      let now = Date.parse(noon(23))
      events.forEach(({ does, hours, lateHours, pick }, index) => {
        now += hours * 3_600_000
        const taken = household.all('rewards').filter(({ source_id }) => source_id === id)
        const one = taken[pick % Math.max(1, taken.length)]?.id ?? idOf('none')
        const calls = {
          redeem: redeem(`x${index}`),
          return: ['Maya', 'returnReward', { id: one }],
          deny: ['Theo', 'denyReward', { id: one }],
        } as const
        const at = new Date(now - lateHours * 3_600_000).toISOString()
        try {
          household.run(calls[does], { at, now: new Date(now).toISOString() })
        } catch (error) {
          if (!(error instanceof CommandError)) throw error
          if (error.code === 'reward_limit') refused += 1
        }
        expect(passedLimits(household, { ...standing, ...given })).toEqual([])
      })
    }),
    { numRuns: 200 },
  )
  expect(refused).toBeGreaterThan(200)
})

test.each([
  ['stock', { stock: 1 }, [24, 26]],
  ['week', { per_week: 1 }, [24, 29]],
  ['days', { cooldown_days: 2 }, [24, 26]],
] as const)('one redemption too many by the %s is noticed', (limit, given, dates) => {
  const household = householdWith(given)
  household.run(redeem('one'), { at: noon(dates[0]) })
  const had = { id: idOf('two'), source_id: id, redeemed_at: noon(dates[1]) }
  household.put('rewards', makeReward('Maya', { ...had, created_at: noon(dates[1]) }))
  const stock = (household.get('rewards', id)?.stock ?? 1) - 1
  household.put('rewards', makeReward('Maya', { id, ...standing, ...given, stock }))
  expect(passedLimits(household, { ...standing, ...given })).toContain(limit)
})

/** The limits that a household's rows exceed, counted by other means than the rule's. */
function passedLimits(household: Household, given: Limits): readonly string[] {
  const taken = household
    .all('rewards')
    .filter(({ source_id, denied_by }) => source_id === id && denied_by === null)
    .map(({ created_at }) => created_at)
  const weeks = taken.map((at) => localWeek(at, zone))
  const days = taken.map((at) => Date.parse(localDay(at, zone)) / DAY_MS).toSorted((a, b) => a - b)
  const stock = household.get('rewards', id)?.stock ?? 0
  const most = Math.max(0, ...weeks.map((week) => weeks.filter((each) => each === week).length))
  const gaps = days.slice(1).map((day, place) => day - (days[place] ?? day))
  const { per_week, cooldown_days } = given
  return [
    ...(stock < 0 || (given.stock !== null && taken.length > given.stock) ? ['stock'] : []),
    ...(per_week !== null && most > per_week ? ['week'] : []),
    ...(cooldown_days !== null && gaps.some((gap) => gap <= cooldown_days) ? ['days'] : []),
  ]
}
