/** Commands on chores and occurrences: who may, what is paid, whose turn follows, races. 2026-11-21 is a Saturday. */
import { describe, expect, test } from 'vitest'
import { idOf, makeChore, makePartnership, makePause } from '#domain/testing/make.ts'
import type { Chore } from './chore.ts'
import { occurrencesBetween, openOccurrence } from './schedule.ts'
import { bins, friday, household, people, rowOf, tap, tuesday } from './testing/bins-household.ts'

const balances = (home: ReturnType<typeof household>) => people.map((name) => home.pointsOf(name))

describe('settling', () => {
  test('pays who does it in one tap, without a claim, and the next turn begins (C8)', () => {
    const home = household()
    home.complete('Theo', '2026-11-24')
    expect(home.get('tasks', rowOf('2026-11-24'))).toMatchObject({
      user_id: idOf('Maya'),
      name: 'Bins to the kerb',
      claimed_by: idOf('Theo'),
      completions: 1,
      chore_id: bins.id,
      slot: '2026-11-24',
      created_at: '2026-11-23T23:00:00.000Z',
    })
    expect(balances(home)).toEqual([0, 10, 0])
    expect(home.chore()).toMatchObject({ slot: '2026-11-27', last_slot: '2026-11-24' })
    expect(home.plan('2026-11-24', '2026-11-27')).toEqual(['2026-11-27 Juno'])
  })

  test('late, the next is the first day after the tap, and it is paid once (C5)', () => {
    const home = household()
    home.complete('Theo', '2026-11-24', tap('11-28'))
    expect(home.complete('Theo', '2026-11-24', tap('11-28'))).toEqual([])
    expect(balances(home)).toEqual([0, 10, 0])
    expect(home.plan('2026-11-28', '2026-12-01')).toEqual(['2026-12-01 Juno'])
  })

  test('of two people the first is paid, the other is told who was first (C10)', () => {
    const home = household()
    home.complete('Maya', '2026-11-24')
    expect(home.refusal(['Theo', 'completeOccurrence', tuesday], tap('11-24'))).toMatchObject({
      code: 'already_completed',
      message: 'Maya finished this first',
    })
    expect(balances(home)).toEqual([10, 0, 0])
    expect(home.plan('2026-11-24', '2026-11-27')).toEqual(['2026-11-27 Juno'])
  })

  test.each([
    ['2026-11-27', '11-24', 'not_open', 'This is not open yet'],
    ['2026-11-25', '11-25', 'gone', 'Maya changed when this is due'],
  ])('%s on %s is refused as %s (C7, C10)', (slot, day, code, message) => {
    expect(
      household().refusal(['Theo', 'completeOccurrence', { ...bins, slot }], tap(day)),
    ).toMatchObject({ code, message })
  })

  test('a missed one is paid until the second day after it (C7)', () => {
    const daily = { repeats: 'daily', slot: '2026-11-23', if_missed: 'moves_on' } as const
    const home = household(daily)
    const call = ['Theo', 'completeOccurrence', { ...bins, slot: '2026-11-23' }] as const
    expect(home.refusal(call, tap('11-26'))).toMatchObject({
      code: 'too_late',
      message: 'This one is over',
    })
    home.run(call, tap('11-25', '19:00'))
    expect(home.chore()?.slot).toBe('2026-11-25')
  })

  test('a tap counts on its day where the chore is at home (C25)', () => {
    const home = household()
    home.run(['Maya', 'completeOccurrence', tuesday], { at: '2026-11-25T01:00:00.000Z' })
    expect(home.chore()).toMatchObject({ slot: '2026-11-27', run: 0 })
  })

  test('the row is paid through its own id, too (C8)', () => {
    const home = household()
    home.run(['Juno', 'claimOccurrence', tuesday], tap('11-23'))
    expect(home.refusal(['Theo', 'completeOccurrence', tuesday], tap('11-24'))).toMatchObject({
      code: 'claimed',
    })
    home.run(['Juno', 'completeTask', { id: rowOf('2026-11-24') }], tap('11-24'))
    expect(balances(home)).toEqual([0, 0, 10])
    expect(home.chore()?.slot).toBe('2026-11-27')
  })

  test('only what a child does waits and is told, unless the chore says otherwise (C21)', () => {
    const home = household({}, 'child')
    home.complete('Theo', '2026-11-24')
    expect(home.get('tasks', rowOf('2026-11-24'))?.approved_by).toBe(idOf('Theo'))
    expect(home.notifications()).toEqual([])
    home.complete('Juno', '2026-11-27')
    expect(home.get('tasks', rowOf('2026-11-27'))?.approved_by).toBeNull()
    expect(home.notifications()).toEqual(['Maya: task_completed: Juno completed Bins to the kerb'])
    const all = household({ approval: 'everyone' })
    all.complete('Theo', '2026-11-24')
    expect(all.get('tasks', rowOf('2026-11-24'))?.approved_by).toBeNull()
  })
})

describe('a later one that is done early, while an older one that moves on is still open (C7)', () => {
  const moving = { if_missed: 'moves_on', run: 5 } as const
  const older = ['Theo', '2026-11-24', tap('11-26', '10:00')] as const
  const later = ['Juno', '2026-11-27', tap('11-26', '09:00')] as const

  test.each([[[older, later]], [[later, older]]])(
    'turn and streak end alike in any order',
    (order) => {
      const home = household(moving)
      for (const [name, slot, at] of order) home.complete(name, slot, at)
      expect(home.chore()).toMatchObject({ run: 7, slot: '2026-12-01' })
      expect(home.plan('2026-11-26', '2026-12-01')).toEqual(['2026-12-01 Maya'])
    },
  )

  test('breaks the streak where the older one stays undone', () => {
    const home = household(moving)
    home.complete(...later)
    expect(home.chore()).toMatchObject({ run: 1 })
    expect(home.plan('2026-11-26', '2026-12-01')).toEqual(['2026-12-01 Maya'])
  })

  test('counts for nobody who has not done it, where the fewest come first (C11)', () => {
    const home = household({ ...moving, turns_order: 'least' })
    home.complete(...later)
    expect(home.all('seats').map(({ done }) => done)).toEqual([0, 0, 1])
  })
})

describe('taking back', () => {
  test('gives back chore, seats and points, field by field (C9)', () => {
    const home = household({ turns_order: 'least', run: 3, best_run: 3 })
    const [chore, seats] = [home.chore(), home.all('seats')]
    home.complete('Maya', '2026-11-24')
    expect(home.chore()).toMatchObject({ run: 4 })
    home.run(['Maya', 'reopenTask', { id: rowOf('2026-11-24') }], tap('11-24', '10:00'))
    expect([home.chore(), home.all('seats')]).toEqual([chore, seats])
    expect(balances(home)).toEqual([0, 0, 0])
    expect(home.get('tasks', rowOf('2026-11-24'))).toMatchObject({ claimed_by: null, before: null })
  })

  test('done through its row by somebody who had not claimed it, it is nobody’s again (C9)', () => {
    const home = household()
    const row = { id: rowOf('2026-11-24') }
    home.run(['Maya', 'updateOccurrence', { ...tuesday, name: 'Bags' }], tap('11-23'))
    home.run(['Theo', 'completeTask', row], tap('11-24'))
    expect(home.get('tasks', row.id)?.claimed_by).toBe(idOf('Theo'))
    home.run(['Theo', 'reopenTask', row], tap('11-24', '10:00'))
    expect(home.get('tasks', row.id)).toMatchObject({ claimed_by: null, completed_at: null })
  })

  test('after a later one it is open beside, can be done at any time, and is paid anew (C9)', () => {
    const home = household()
    home.complete('Theo', '2026-11-24', tap('11-26'))
    home.complete('Juno', '2026-11-27', tap('11-27', '06:00'))
    home.run(['Theo', 'reopenTask', { id: rowOf('2026-11-24') }], tap('11-27', '07:00'))
    expect(balances(home)).toEqual([0, 0, 10])
    expect(home.plan('2026-11-27', '2026-12-01')).toEqual(['2026-12-01 Maya'])
    home.complete('Theo', '2026-11-24', tap('12-20'))
    expect(balances(home)).toEqual([0, 10, 10])
    expect(home.chore()).toMatchObject({ slot: '2026-12-01', last_slot: '2026-11-27' })
  })
})

describe('skipping and passing on', () => {
  test('the day leaves the plan with its row, and comes back (C15, C9)', () => {
    const home = household()
    home.run(['Juno', 'claimOccurrence', tuesday], tap('11-23'))
    home.run(['Theo', 'skipOccurrence', tuesday], tap('11-23'))
    expect(home.all('tasks')).toEqual([])
    expect(home.plan('2026-11-23', '2026-11-27')).toEqual(['2026-11-27 Theo'])
    home.run(['Theo', 'unskipOccurrence', tuesday], tap('11-23'))
    expect(home.plan('2026-11-23', '2026-11-27')).toEqual(['2026-11-24 Theo', '2026-11-27 Juno'])
  })

  test('a day that the rule has come to leave out does not come back with its skip (C9, C17)', () => {
    const home = household()
    home.run(['Theo', 'skipOccurrence', tuesday], tap('11-23'))
    home.run(['Maya', 'updateChore', { ...bins, weekdays: 0b0000100 }], tap('11-23'))
    home.run(['Theo', 'unskipOccurrence', tuesday], tap('11-23'))
    expect(home.chore()).toMatchObject({ slot: '2026-11-25', skips: '' })
  })

  test('deleting the row of an occurrence is a skip; one that counted stays hidden (C2, C15)', () => {
    const home = household()
    home.run(['Maya', 'claimOccurrence', tuesday], tap('11-23'))
    home.run(['Maya', 'completeTask', { id: rowOf('2026-11-24') }], tap('11-24'))
    home.run(['Maya', 'reopenTask', { id: rowOf('2026-11-24') }], tap('11-24', '10:00'))
    home.run(['Maya', 'deleteTask', { id: rowOf('2026-11-24') }], tap('11-24', '11:00'))
    expect(home.chore()?.skips).toBe('2026-11-24')
    expect(home.get('tasks', rowOf('2026-11-24'))).toMatchObject({
      is_hidden: true,
      completions: 1,
    })
  })

  test('done beats skipped, and the skip of a done one is moot (C10)', () => {
    const home = household()
    home.run(['Maya', 'skipOccurrence', tuesday], tap('11-24'))
    home.complete('Theo', '2026-11-24')
    expect(home.chore()).toMatchObject({ skips: '' })
    expect(balances(home)).toEqual([0, 10, 0])
    expect(home.run(['Maya', 'skipOccurrence', tuesday], tap('11-24'))).toEqual([])
  })

  test('at most 60 days are skipped ahead (C15)', () => {
    const skips = Array.from({ length: 60 }, (_, n) => `20${30 + n}-01-01`).join(',')
    expect(
      household({ skips }).refusal(['Maya', 'skipOccurrence', tuesday], tap('11-24')),
    ).toMatchObject({ code: 'skip_limit', message: 'Up to 60 days can be skipped ahead' })
  })

  test('the turn is passed on by adults, and only that of the open one (C14)', () => {
    const home = household({}, 'child')
    const call = ['passTurn', tuesday] as const
    expect(home.refusal(['Juno', ...call], tap('11-24'))).toMatchObject({ code: 'forbidden' })
    expect(home.refusal(['Theo', 'passTurn', friday], tap('11-24'))).toMatchObject({
      code: 'too_late',
    })
    home.run(['Theo', ...call], tap('11-24'))
    expect(home.plan('2026-11-24', '2026-11-27')).toEqual(['2026-11-24 Juno', '2026-11-27 Maya'])
  })

  test('after missed days the turn is passed on from the one whose it is today (C6, C14)', () => {
    const home = household({ repeats: 'daily', if_missed: 'moves_on', slot: '2026-11-23', turn: 0 })
    expect(home.plan('2026-11-25', '2026-11-25')).toEqual(['2026-11-25 Juno'])
    home.run(['Juno', 'passTurn', { ...bins, slot: '2026-11-25' }], tap('11-25'))
    expect(home.plan('2026-11-25', '2026-11-26')).toEqual(['2026-11-25 Maya', '2026-11-26 Theo'])
  })

  test('whoever was given the turn by hand passes it on to somebody else (C14)', () => {
    const home = household()
    home.run(['Maya', 'updateTask', { ...tuesday, assigned_to: idOf('Juno') }], tap('11-24'))
    home.run(['Juno', 'passTurn', tuesday], tap('11-24'))
    expect(home.plan('2026-11-24', '2026-11-24')).toEqual(['2026-11-24 Maya'])
    expect(home.get('tasks', rowOf('2026-11-24'))?.assigned_to).toBeNull()
  })
})

describe('done beats skipped (C10)', () => {
  /** Theo's Tuesday is skipped on Monday evening, and then completed by a tap that arrives later. */
  function skippedAndDone(given: Partial<Chore> = {}) {
    const home = household(given)
    home.run(['Maya', 'skipOccurrence', tuesday], tap('11-23', '20:00'))
    home.complete('Theo', '2026-11-24', tap('11-24', '08:00'))
    return home
  }

  test('the day is no longer skipped, and the turn goes on from it (C9)', () => {
    const home = skippedAndDone()
    expect(home.chore()).toMatchObject({ skips: '', last_slot: '2026-11-24', slot: '2026-11-27' })
    expect(home.plan('2026-11-24', '2026-12-01')).toEqual(['2026-11-27 Juno', '2026-12-01 Maya'])
    expect(balances(home)).toEqual([0, 10, 0])
  })

  test('taken back, the day is open again, and it is the same turn (C9)', () => {
    const home = skippedAndDone()
    home.run(['Theo', 'reopenTask', { id: rowOf('2026-11-24') }], tap('11-24', '09:00'))
    expect(home.chore()).toMatchObject({ skips: '', last_slot: null, slot: '2026-11-24' })
    expect(home.plan('2026-11-24', '2026-11-27')).toEqual(['2026-11-24 Theo', '2026-11-27 Juno'])
  })

  test('where a later one is settled, it is paid and moves nothing (C8)', () => {
    const home = household()
    home.run(['Maya', 'skipOccurrence', tuesday], tap('11-23', '20:00'))
    home.complete('Theo', '2026-11-27', tap('11-25'))
    home.complete('Theo', '2026-11-24', tap('11-25'))
    expect(home.chore()).toMatchObject({ skips: '', last_slot: '2026-11-27' })
    expect(home.plan('2026-11-25', '2026-12-01')).toEqual(['2026-12-01 Juno'])
  })

  test('one that is due so long after it was done counts from this tap (C4)', () => {
    const home = skippedAndDone({ repeats: 'after_done', every: 4, weekdays: 0, who: 'anyone' })
    expect(home.chore()).toMatchObject({ skips: '', slot: '2026-11-28', last_slot: '2026-11-24' })
  })
})

describe('a rule is refused with the bound of its rhythm (C4)', () => {
  const at = tap('11-24')
  const weekly = { repeats: 'weekly', weekdays: 1 }

  test.each([
    ['every', { repeats: 'daily', every: 0 }, 'Every must be from 1 to 365'],
    ['every', { repeats: 'daily', every: 366 }, 'Every must be from 1 to 365'],
    ['every', { repeats: 'daily', every: -1e9 }, 'Every must be from 1 to 365'],
    ['every', { repeats: 'daily', every: 1.5 }, 'Every must be a whole number'],
    ['every', { repeats: 'daily', every: '2' }, 'Every must be a whole number'],
    [
      'if_missed',
      { repeats: 'daily', if_missed: 'later' },
      'if_missed must be one of waits, moves_on',
    ],
    ['who', { repeats: 'daily', who: 'all' }, 'who must be one of anyone, person, turns'],
    ['every', { ...weekly, every: 53 }, 'Every must be from 1 to 52'],
    ['every', { repeats: 'monthly_day', month_day: 1, every: 25 }, 'Every must be from 1 to 24'],
    ['every', { repeats: 'after_done', every: 731 }, 'Every must be from 1 to 730'],
    ['weekdays', { ...weekly, weekdays: 0 }, 'Choose at least one day'],
    ['weekdays', { ...weekly, weekdays: 128 }, 'Choose at least one day'],
    ['month_day', { repeats: 'monthly_day', month_day: 32 }, 'Please choose a day'],
    ['month_day', { repeats: 'monthly_day' }, 'Please choose a day'],
    ['months', { repeats: 'daily', months: 4096 }, 'Choose at least one month'],
    ['due_time', { repeats: 'daily', due_time: '24:00' }, 'Please enter a time'],
  ])('%s of %o', (field, rule, message) => {
    const home = household()
    const fields = { name: 'Windows', id: idOf('windows') }
    const refused = { code: 'invalid_args', message, details: { field } }
    const chore = { ...fields, ...rule, time_zone: 'Europe/Berlin' } as never
    expect(home.refusal(['Maya', 'createChore', chore], at)).toMatchObject(refused)
    expect(home.refusal(['Maya', 'updateChore', { ...bins, ...rule } as never], at)).toMatchObject(
      refused,
    )
  })
})

describe('the days of a rule are near (C28)', () => {
  const at = tap('11-24')
  const rule = { name: 'Windows', repeats: 'daily', time_zone: 'Europe/Berlin' } as const

  test.each([
    ['starts_on', '2025-11-22', 'The start can be up to a year back'],
    ['starts_on', '0001-01-01', 'The start can be up to a year back'],
    ['starts_on', '2031-11-25', 'The start can be up to 5 years ahead'],
    ['ends_on', '2046-11-25', 'The end can be up to 20 years ahead'],
  ])('%s %s is refused', (field, day, message) => {
    const refused = { code: 'invalid_args', message, details: { field } }
    const given = { ...rule, id: idOf('windows'), [field]: day }
    expect(household().refusal(['Maya', 'createChore', given], at)).toMatchObject(refused)
  })

  test.each([
    ['starts_on', '2031-11-25'],
    ['ends_on', '2046-11-25'],
  ])('%s cannot be changed to %s', (field, day) => {
    expect(
      household().refusal(['Maya', 'updateChore', { ...bins, [field]: day }], at),
    ).toMatchObject({ code: 'invalid_args', details: { field } })
  })

  test.each([{ starts_on: '2025-11-24' }, { starts_on: '2031-11-24', ends_on: '2046-11-24' }])(
    '%o is taken',
    (given) => {
      const home = household()
      home.run(['Maya', 'createChore', { ...rule, id: idOf('windows'), ...given }], at)
      expect(home.get('chores', idOf('windows'))).toMatchObject(given)
    },
  )

  test('a row from before the bound is read as if it began two years before it was made', () => {
    const old = { repeats: 'daily', weekdays: 0, who: 'anyone', starts_on: '0001-01-01' } as const
    const home = household({ ...old, slot: '0001-01-01', created_at: '2026-11-01T09:00:00.000Z' })
    expect(home.plan('2024-10-31', '2024-11-01')).toEqual(['2024-11-01 undefined'])
  })
})

describe('changing', () => {
  /** Nobody did Tuesday's; on Thursday the rule is changed. */
  const onThursday = (given: object, chore: Partial<Chore> = {}) => {
    const home = household({ if_missed: 'moves_on', ...chore })
    home.run(['Maya', 'updateChore', { ...bins, ...given }], tap('11-26'))
    return home
  }
  const states = (home: ReturnType<typeof household>, today: string) => {
    const [chore] = home.all('chores')
    if (!chore) throw new Error('The chore is gone')
    const series = { chore, seats: home.all('seats'), pauses: [] }
    return occurrencesBetween(series, { from: '2026-11-01', to: '2026-11-29', today }).map(
      ({ slot, state }) => `${slot} ${state}`,
    )
  }

  test('nothing before the change is judged by the new rule (C17)', () => {
    expect(states(onThursday({ repeats: 'daily', weekdays: 0 }), '2026-11-26')).toEqual([
      '2026-11-24 missed',
      '2026-11-26 open',
      '2026-11-27 planned',
      '2026-11-28 planned',
      '2026-11-29 planned',
    ])
  })

  test('the one that is overdue stays until the next one comes (C17)', () => {
    const home = onThursday({ weekdays: 0b1000000 })
    expect(states(home, '2026-11-28')).toEqual(['2026-11-24 overdue', '2026-11-29 planned'])
    expect(states(home, '2026-11-29')).toEqual(['2026-11-24 missed', '2026-11-29 open'])
    home.complete('Theo', '2026-11-24', tap('11-28'))
    expect(home.plan('2026-11-28', '2026-12-06')).toEqual(['2026-11-29 Juno', '2026-12-06 Maya'])
  })

  test('one that waits stays until it is done, with its row (C17)', () => {
    const home = household()
    home.run(['Theo', 'claimOccurrence', tuesday], tap('11-24'))
    home.run(['Maya', 'updateChore', { ...bins, repeats: 'daily', weekdays: 0 }], tap('11-26'))
    expect(home.get('tasks', rowOf('2026-11-24'))?.claimed_by).toBe(idOf('Theo'))
    expect(states(home, '2026-11-27').slice(0, 2)).toEqual([
      '2026-11-24 overdue',
      '2026-11-28 planned',
    ])
    home.complete('Theo', '2026-11-24', tap('11-27'))
    expect(home.plan('2026-11-27', '2026-11-28')).toEqual(['2026-11-28 Juno'])
  })

  test('a day that was done already is not wanted once more under a new rule (C10, C17)', () => {
    const home = household({
      repeats: 'daily',
      weekdays: 0,
      starts_on: '2026-11-23',
      slot: '2026-11-23',
    })
    home.complete('Theo', '2026-11-23', tap('11-24'))
    // Juno did it, too, without knowing that Theo's late completion covers that day.
    home.complete('Juno', '2026-11-24', tap('11-24'))
    home.run(['Maya', 'updateChore', { ...bins, every: 2 }], tap('11-24'))
    expect(home.chore()?.slot).toBe('2026-11-26')
    home.complete('Theo', '2026-11-26')
    expect(home.chore()?.last_slot).toBe('2026-11-26')
  })

  test('a day that comes after one that was done is not a skipped one (C4, C10)', () => {
    const given = { repeats: 'after_done', every: 1, weekdays: 0 } as const
    const home = household({ ...given, starts_on: '2026-11-24', slot: '2026-11-24' })
    for (const slot of ['2026-11-24', '2026-11-25'])
      home.run(['Maya', 'skipOccurrence', { ...bins, slot }], tap('11-24'))
    home.complete('Theo', '2026-11-24')
    expect(home.chore()).toMatchObject({ slot: '2026-11-26', skips: '2026-11-25' })
  })

  test('a new rule counts from today, and it stays the turn of whom it is (C17)', () => {
    const home = household()
    home.run(['Theo', 'claimOccurrence', tuesday], tap('11-23'))
    home.run(['Theo', 'updateChore', { ...bins, weekdays: 0b0000100 }], tap('11-23'))
    expect(home.chore()).toMatchObject({
      starts_on: '2026-11-23',
      slot: '2026-11-25',
      revision: 1,
      rule_by: idOf('Theo'),
    })
    expect(home.plan('2026-11-23', '2026-11-25')).toEqual(['2026-11-25 Theo'])
    expect(home.all('tasks')).toEqual([])
    expect(home.refusal(['Juno', 'completeOccurrence', tuesday], tap('11-24'))).toMatchObject({
      code: 'gone',
      message: 'This is due on other days now',
    })
  })

  test.each([
    ['an end', { ends_on: '2027-03-31' }, '2026-12-05'],
    ['another weekday', { weekdays: 0b1000000 }, '2026-12-06'],
    ['an end before it would come', { ends_on: '2026-11-27' }, null],
    ['every week', { every: 1 }, '2026-11-28'],
    ['another start', { starts_on: '2026-11-26' }, '2026-11-28'],
    ['another start that is over', { starts_on: '2026-11-14' }, '2026-11-28'],
  ])(
    'what comes every two weeks stays in its weeks, unless it is asked to begin anew: %s (C4, C17)',
    (_, given, slot) => {
      const home = household({
        every: 2,
        weekdays: 0b0100000,
        starts_on: '2026-11-21',
        slot: '2026-11-21',
      })
      home.complete('Theo', '2026-11-21')
      home.run(['Maya', 'updateChore', { ...bins, ...given }], tap('11-24'))
      expect(home.chore()?.slot).toBe(slot)
    },
  )

  test('of two who change it at once, neither moves it to other weeks, nor a start that is over to other months (C4, C17)', () => {
    const days = { starts_on: '2026-11-21', weekdays: 0b0100000 }
    const home = household({ ...days, every: 2, slot: '2026-11-21' })
    home.complete('Theo', '2026-11-21')
    home.run(['Theo', 'updateChore', { ...bins, ...days, ends_on: '2027-03-31' }], tap('11-24'))
    home.run(['Maya', 'updateChore', { ...bins, ...days, weekdays: 0b1000000 }], tap('11-24'))
    expect(home.chore()).toMatchObject({ slot: '2026-12-06', ends_on: '2027-03-31' })
    const may = { weekdays: 0, starts_on: '2026-05-09', slot: '2027-05-09' }
    const yearly = household({ ...may, repeats: 'monthly_day', every: 12, month_day: 9 })
    const june = { starts_on: '2026-06-10', month_day: 10 }
    yearly.run(['Maya', 'updateChore', { ...bins, ...june }], tap('11-24'))
    expect(yearly.chore()?.slot).toBe('2027-06-10')
  })

  test('what comes once a year, or every third day, stays in its months and days (C4, C17)', () => {
    const on = { weekdays: 0, starts_on: '2026-05-09', slot: '2026-05-09' }
    const yearly = household({ ...on, repeats: 'monthly_day', every: 12, month_day: 9 })
    yearly.complete('Theo', '2026-05-09')
    yearly.run(['Maya', 'updateChore', { ...bins, month_day: 10 }], tap('11-24'))
    expect(yearly.chore()?.slot).toBe('2027-05-10')
    const third = household({ ...on, repeats: 'daily', every: 3, slot: '2026-11-23' })
    third.complete('Theo', '2026-11-23')
    third.run(['Maya', 'updateChore', { ...bins, ends_on: '2027-03-31' }], tap('11-24'))
    expect(third.chore()?.slot).toBe('2026-11-26')
  })

  test('what no longer moves on waits from the day that is open now, for the same person (C5, C17)', () => {
    const home = household({
      repeats: 'daily',
      weekdays: 0,
      if_missed: 'moves_on',
      slot: '2026-11-18',
    })
    const open = home.plan('2026-11-25', '2026-11-25')
    home.run(['Maya', 'updateChore', { ...bins, if_missed: 'waits' }], tap('11-25'))
    expect(home.chore()?.slot).toBe('2026-11-25')
    expect(home.plan('2026-11-25', '2026-11-25')).toEqual(open)
  })

  test('what changes by the week stays whose it is, though the days before are paused or skipped (C12, C17, C19)', () => {
    const dishes = { repeats: 'daily', weekdays: 0, turns_change: 'week', turn: 0 } as const
    const home = household({ ...dishes, starts_on: '2026-11-23', slot: '2026-11-30' })
    home.put('pauses', makePause('Maya'))
    expect(home.plan('2026-12-01', '2026-12-07')).toEqual(['2026-12-07 Juno'])
    for (const given of [{ ends_on: '2027-03-31' }, { approval: 'everyone' as const }]) {
      home.run(['Maya', 'updateChore', { ...bins, ...given }], tap('12-01'))
      expect(home.plan('2026-12-01', '2026-12-07')).toEqual(['2026-12-07 Juno'])
    }
  })

  test('what is overdue on its last day stays under another rule, until it is done or ended by hand (C17, C18)', () => {
    const days = { ends_on: '2026-11-24', slot: '2026-11-24' }
    const home = household(days)
    home.run(['Maya', 'updateChore', { ...bins, weekdays: 0b0000100 }], tap('11-26'))
    expect(home.plan('2026-11-23', '2026-12-31')).toEqual(['2026-11-24 Theo'])
    home.complete('Theo', '2026-11-24', tap('11-26'))
    expect(home.chore()?.slot).toBeNull()
    const ended = household(days)
    ended.run(['Maya', 'updateChore', { ...bins, ends_on: '2026-11-25' }], tap('11-26'))
    expect(ended.chore()?.slot).toBeNull()
  })

  test('what is overdue stays whose it is, though whoever was away that day is back (C11, C13)', () => {
    const home = household({ turns_order: 'least', turn: 0 })
    const days = { from_on: '2026-11-24', until_on: '2026-11-24' }
    home.run(['Theo', 'setPause', { id: idOf('trip'), kind: 'away', ...days }], tap('11-23'))
    for (const seat of home.all('seats'))
      home.put('seats', { ...seat, done: seat.person === idOf('Theo') ? 0 : 1 })
    const holder = () => {
      const [chore, seats, pauses] = [home.chore(), home.all('seats'), home.all('pauses')]
      return chore && openOccurrence({ chore, seats, pauses }, '2026-11-26')?.seat?.person
    }
    expect(holder()).toBe(idOf('Maya'))
    home.run(['Maya', 'updateChore', { ...bins, approval: 'everyone' }], tap('11-26'))
    expect(holder()).toBe(idOf('Maya'))
  })

  test('a streak that missed days have ended does not come back with another rule (C8, C17)', () => {
    const home = household({
      repeats: 'daily',
      weekdays: 0,
      if_missed: 'moves_on',
      slot: '2026-11-18',
      run: 10,
    })
    home.run(
      ['Maya', 'updateChore', { ...bins, repeats: 'weekly', weekdays: 0b11111 }],
      tap('11-25'),
    )
    expect(home.chore()?.run).toBe(0)
  })

  test('made private, it is nobody else’s any more; released, what somebody else had claimed is, too (C26)', () => {
    const home = household()
    home.run(['Maya', 'updateTask', { ...tuesday, assigned_to: idOf('Juno') }], tap('11-23'))
    home.run(['Theo', 'claimTask', friday], tap('11-24'))
    home.run(['Maya', 'updateChore', { ...bins, is_shared: false }], tap('11-25'))
    expect(home.get('tasks', rowOf('2026-11-24'))).toMatchObject({
      is_shared: false,
      assigned_to: null,
    })
    expect(home.get('tasks', rowOf('2026-11-27'))?.is_shared).toBe(true)
    home.run(['Theo', 'releaseTask', { id: rowOf('2026-11-27') }], tap('11-25'))
    expect(home.get('tasks', rowOf('2026-11-27'))?.is_shared).toBe(false)
  })

  test('a private one stays its owner’s when something else is changed, and has no seat once it is anyone’s (C26)', () => {
    const made = { name: 'Diary', repeats: 'daily', time_zone: 'Europe/Berlin' } as const
    const diary = { id: idOf('diary') }
    const home = household()
    const people = [idOf('Maya')]
    home.run(['Maya', 'createChore', { ...diary, ...made, who: 'person', people }], tap('11-22'))
    const seats = () => home.all('seats').filter(({ chore_id }) => chore_id === diary.id)
    for (const given of [{ time_minutes: 5 }, { approval: 'everyone' as const }]) {
      home.run(['Maya', 'updateChore', { ...diary, ...given }], tap('11-22'))
      expect([home.get('chores', diary.id)?.who, seats().length]).toEqual(['person', 1])
    }
    const kept = seats()
    home.run(['Maya', 'updateChore', { ...diary, who: 'anyone' }], tap('11-22'))
    expect([home.get('chores', diary.id)?.who, seats()]).toEqual(['anyone', []])
    for (const seat of kept) home.put('seats', seat)
    home.run(['Maya', 'updateChore', { ...diary, who: 'anyone' }], tap('11-22'))
    expect(seats()).toEqual([])
  })

  test('a claim that ends with a partnership, or a completion that is taken back, leaves it as private as it is now (C9, C26, F4)', () => {
    const home = household()
    const [done, claimed] = [rowOf('2026-11-24'), rowOf('2026-11-27')]
    home.complete('Theo', '2026-11-24')
    home.run(['Maya', 'updateTask', { ...friday, assigned_to: idOf('Juno') }], tap('11-24'))
    home.run(['Theo', 'claimTask', friday], tap('11-24'))
    home.run(['Maya', 'updateChore', { ...bins, is_shared: false }], tap('11-24', '10:00'))
    home.run(['Theo', 'reopenTask', { id: done }], tap('11-24', '11:00'))
    expect(home.get('tasks', claimed)?.is_shared).toBe(true)
    home.run(['Maya', 'removePartner', { id: idOf('Maya+Theo') }], tap('11-24', '12:00'))
    for (const id of [done, claimed])
      expect(home.get('tasks', id)).toMatchObject({
        is_shared: false,
        claimed_by: null,
        assigned_to: null,
      })
  })

  describe('so many days after it was done', () => {
    /** Done on November 26; due on December 6. */
    function doneOnThursday() {
      const home = household({ repeats: 'after_done', every: 10, weekdays: 0 })
      home.complete('Theo', '2026-11-24', tap('11-26'))
      return home
    }
    const ask = (home: ReturnType<typeof household>, given: object, day: string) => {
      home.run(['Maya', 'updateChore', { ...bins, ...given }], tap(day))
      return home.chore()?.slot
    }

    test.each([
      ['another number', { every: 14 }, '11-29', '2026-12-10'],
      ['an end', { ends_on: '2027-03-31' }, '11-29', '2026-12-06'],
      ['months', { months: 0b000000000001 }, '11-29', '2027-01-01'],
      ['a number that is over, from today on', { every: 1 }, '11-29', '2026-11-29'],
      ['more days while it is overdue', { every: 14 }, '12-08', '2026-12-10'],
      ['fewer days while it is overdue', { every: 2 }, '12-08', '2026-12-06'],
      ['a later day to begin on', { starts_on: '2026-12-01' }, '11-29', '2026-12-01'],
      ['an end before it would come', { every: 14, ends_on: '2026-12-09' }, '11-29', null],
    ])('%s goes on counting from then (C4, C17)', (_, given, day, slot) => {
      expect(ask(doneOnThursday(), given, day)).toBe(slot)
    })

    test('it goes on counting from the day it was skipped, too (C15, C17)', () => {
      const home = doneOnThursday()
      home.run(['Maya', 'skipOccurrence', { ...bins, slot: '2026-12-06' }], tap('12-07'))
      expect(ask(home, { every: 12 }, '12-08')).toBe('2026-12-19')
    })

    test('the row of the day that stays wanted stays, and any other open one goes (C17)', () => {
      const home = doneOnThursday()
      home.run(['Theo', 'claimOccurrence', { ...bins, slot: '2026-12-06' }], tap('11-29'))
      ask(home, { ends_on: '2027-03-31' }, '11-29')
      expect(home.get('tasks', rowOf('2026-12-06'))?.claimed_by).toBe(idOf('Theo'))
      ask(home, { every: 14 }, '11-29')
      expect(home.get('tasks', rowOf('2026-12-06'))).toBeUndefined()
    })

    test('under another kind of rule until now, or never done, it counts from today or the open day (C17)', () => {
      const weekly = household()
      weekly.complete('Theo', '2026-11-24')
      expect(ask(weekly, { repeats: 'after_done', every: 10 }, '11-25')).toBe('2026-11-25')
      const slot = '2026-11-21'
      const fresh = household({ repeats: 'after_done', every: 10, weekdays: 0, slot })
      expect(ask(fresh, { every: 14 }, '11-23')).toBe(slot)
    })
  })

  test('open rows take what they still had of the chore; done ones keep all (C17)', () => {
    const home = household()
    home.complete('Theo', '2026-11-24')
    home.run(['Juno', 'claimOccurrence', friday], tap('11-26'))
    home.run(['Maya', 'updateChore', { ...bins, name: 'Compost', time_minutes: 5 }], tap('11-26'))
    expect(home.get('tasks', rowOf('2026-11-24'))?.name).toBe('Bins to the kerb')
    expect(home.get('tasks', rowOf('2026-11-27'))).toMatchObject({
      name: 'Compost',
      time_minutes: 5,
    })
  })

  test('seats are changed by the owner, and a new one has nothing to catch up (C11, C26)', () => {
    const home = household({ turns_order: 'least' })
    const pair = { ...bins, people: [idOf('Maya'), idOf('Theo')] }
    expect(home.refusal(['Theo', 'updateChore', pair], tap('11-23'))).toMatchObject({
      code: 'forbidden',
    })
    home.run(['Maya', 'updateChore', pair], tap('11-23'))
    for (const [name, slot] of [
      ['Theo', '2026-11-24'],
      ['Maya', '2026-11-27'],
    ] as const)
      home.complete(name, slot)
    home.run(['Maya', 'updateChore', { ...bins, people: people.map(idOf) }], tap('11-28'))
    expect(home.all('seats').map(({ done }) => done)).toEqual([1, 1, 1])
  })

  test.each([
    ['updateChore', { ...bins, approval: 'everyone' }],
    ['giveChore', { ...bins, to: idOf('Theo') }],
  ] as const)(
    'after missed days, %s leaves today’s turn with its person (C11, C20)',
    (name, input) => {
      const daily = { repeats: 'daily', slot: '2026-11-23', last_slot: '2026-11-22' } as const
      const home = household({ ...daily, turn: 0, if_missed: 'moves_on' })
      home.put('partnerships', makePartnership('Theo', 'Juno'))
      expect(home.plan('2026-11-25', '2026-11-25')).toEqual(['2026-11-25 Juno'])
      home.run(['Maya', name, input as never], tap('11-25'))
      expect(home.plan('2026-11-25', '2026-11-25')).toEqual(['2026-11-25 Juno'])
    },
  )

  test('paused a second time, the days of the first pause stay paused (C19)', () => {
    const home = household({ starts_on: '2026-11-03', slot: '2026-11-10' })
    const first = { ...bins, from_on: '2026-11-09', until_on: '2026-11-15' }
    home.run(['Maya', 'pauseChore', first], tap('11-08'))
    const second = { ...bins, from_on: '2026-12-21', until_on: '2026-12-27' }
    home.run(['Maya', 'pauseChore', second], tap('11-16'))
    expect(home.plan('2026-11-16', '2026-11-20')).toEqual(['2026-11-17 Theo', '2026-11-20 Juno'])
  })

  test('paused, nothing is due until it is resumed (C19)', () => {
    const home = household()
    home.run(['Theo', 'pauseChore', { ...bins, from_on: '2026-11-22', until_on: '2026-11-26' }])
    expect(home.plan('2026-11-23', '2026-11-27')).toEqual(['2026-11-27 Theo'])
    home.run(['Theo', 'resumeChore', bins])
    expect(home.plan('2026-11-23', '2026-11-24')).toEqual(['2026-11-24 Theo'])
  })

  test('deleted, what was done stays done (C18)', () => {
    const home = household()
    home.complete('Theo', '2026-11-24')
    home.run(['Juno', 'claimOccurrence', friday], tap('11-26'))
    expect(home.refusal(['Theo', 'deleteChore', bins])?.code).toBe('forbidden')
    home.run(['Maya', 'deleteChore', bins])
    expect(home.all('tasks').map(({ id }) => id)).toEqual([rowOf('2026-11-24')])
    expect([home.all('chores'), home.all('seats')]).toEqual([[], []])
    home.run(['Theo', 'reopenTask', { id: rowOf('2026-11-24') }], tap('11-24', '10:00'))
    expect(balances(home)).toEqual([0, 0, 0])
  })
})

describe('creating', () => {
  const lawn = {
    id: idOf('lawn'),
    name: 'Mow',
    repeats: 'weekly',
    weekdays: 0b0100000,
    time_zone: 'Europe/Berlin',
    is_shared: true,
  } as const

  test('finds the first day and gives the first turn (C4, C11)', () => {
    const home = household()
    const given = { who: 'turns' as const, people: people.map(idOf), starts_with: idOf('Juno') }
    home.run(['Maya', 'createChore', { ...lawn, ...given }], tap('11-22'))
    expect(home.get('chores', lawn.id)).toMatchObject({
      starts_on: '2026-11-22',
      slot: '2026-11-28',
      turn: 2,
      if_missed: 'waits',
      rule_by: idOf('Maya'),
    })
  })

  test.each([
    [{ weekdays: 0 }, 'Choose at least one day', 'weekdays'],
    [{ every: 53 }, 'Every must be from 1 to 52', 'every'],
    [{ repeats: 'monthly_day' }, 'Please choose a day', 'month_day'],
    [{ repeats: 'monthly_weekday' }, 'Please choose a day', 'month_week'],
    [{ ends_on: '2026-11-01' }, 'The end must come after the start', 'ends_on'],
    [{ ends_on: '2026-11-23' }, 'This never comes due', 'repeats'],
    [{ starts_on: '2026-02-30' }, 'Please choose a day', 'starts_on'],
    [{ due_time: '24:00' }, 'Please enter a time', 'due_time'],
    [{ who: 'turns', people: [idOf('Maya')] }, 'Choose at least two people', 'people'],
    [{ who: 'person' }, 'Choose one person', 'people'],
    [{ people: [idOf('Maya')] }, 'Anyone needs no people', 'people'],
    [
      { who: 'person', people: [idOf('Theo')], is_shared: false },
      'Share it, so that others can do it',
      'is_shared',
    ],
  ] as const)('%j is refused: %s (C4, C26)', (given, message, field) => {
    const refusal = household().refusal(
      ['Maya', 'createChore', { ...lawn, ...given } as never],
      tap('11-22'),
    )
    expect(refusal).toMatchObject({ code: 'invalid_args', message, details: { field } })
  })

  test('strangers take no turns, and children make theirs for themselves alone (C26)', () => {
    const home = household({}, 'child')
    const call = (name: string, given: object) =>
      home.refusal([name, 'createChore', { ...lawn, ...given } as never], tap('11-22'))?.code
    expect(call('Theo', { who: 'person', people: [idOf('Juno')] })).toBe('not_partner')
    expect(call('Juno', {})).toBe('forbidden')
    expect(call('Juno', { who: 'person', people: [idOf('Maya')] })).toBe('forbidden')
    expect(call('Juno', { is_shared: false, approval: 'nobody' })).toBe('forbidden')
    expect(call('Juno', { who: 'person', people: [idOf('Juno')] })).toBeUndefined()
  })

  test('a person has at most 200, and nobody sits on the id of an occurrence (C2, C22)', () => {
    const home = household()
    for (let n = 0; n < 199; n++) home.put('chores', makeChore('Maya', { id: idOf(`chore ${n}`) }))
    expect(home.refusal(['Maya', 'createChore', lawn], tap('11-22'))).toMatchObject({
      code: 'chore_limit',
      message: 'You can have up to 200 repeating tasks',
    })
    expect(
      home.refusal(['Theo', 'createTask', { id: rowOf('2026-11-27'), name: 'Mine' }])?.code,
    ).toBe('id_conflict')
  })
})
