/** Being away, pausing one's repeating tasks, and handing one over (C13, C19, C20). 2026-11-21 is a Saturday. */
import { describe, expect, test } from 'vitest'
import { idOf, makeAccount, makeChore, makePause, makeSeat } from '#domain/testing/make.ts'
import type { Chore } from './chore.ts'
import { bins, household, tap, tuesday } from './testing/bins-household.ts'

const week = { from_on: '2026-11-23', until_on: '2026-11-29' }
const pause = (given: object = {}) => ({
  id: idOf('pause'),
  kind: 'away' as const,
  ...week,
  ...given,
})

describe('away', () => {
  test('passes a person over, who owes nothing later (C13, example 6)', () => {
    const home = household()
    home.run(['Theo', 'setPause', pause()], tap('11-21'))
    expect(home.plan('2026-11-21', '2026-12-04')).toEqual([
      '2026-11-24 Juno',
      '2026-11-27 Maya',
      '2026-12-01 Theo',
      '2026-12-04 Juno',
    ])
    home.run(['Theo', 'endPause', { id: idOf('pause') }], tap('11-22'))
    expect(home.plan('2026-11-22', '2026-11-27')).toEqual(['2026-11-24 Theo', '2026-11-27 Juno'])
    expect(home.all('pauses')).toEqual([])
  })

  test('back early, the days that are over stay away', () => {
    const home = household()
    home.run(['Theo', 'setPause', pause()], tap('11-21'))
    home.run(['Theo', 'endPause', { id: idOf('pause') }], tap('11-26'))
    expect(home.get('pauses', idOf('pause'))?.until_on).toBe('2026-11-25')
    expect(home.plan('2026-11-26', '2026-12-01')).toEqual(['2026-11-27 Maya', '2026-12-01 Theo'])
  })

  test('that an absence is forgotten shifts nobody’s turn (C15)', () => {
    const moves = { if_missed: 'moves_on' } as const
    const home = household(moves)
    home.run(['Theo', 'setPause', pause({ until_on: '2026-11-25' })], tap('11-21'))
    const before = home.plan('2026-12-02', '2026-12-18')
    home.run(
      ['Theo', 'setPause', pause({ id: idOf('later'), from_on: '2027-01-01', until_on: null })],
      tap('12-02'),
    )
    expect(home.all('seats').find(({ person }) => person === idOf('Theo'))?.away).toBe(
      '2027-01-01..',
    )
    expect(home.plan('2026-12-02', '2026-12-18')).toEqual(before)
  })

  test('nor does one that is forgotten while somebody stands in for the week of another (C12, C15)', () => {
    const home = household({
      repeats: 'daily',
      if_missed: 'moves_on',
      turns_change: 'week',
      turn: 0,
      starts_on: '2026-11-02',
      slot: '2026-11-24',
      last_slot: '2026-11-23',
    })
    const away = (name: string, from_on: string, until_on: string, day: string) =>
      home.run([name, 'setPause', { id: idOf(from_on), kind: 'away', from_on, until_on }], tap(day))
    away('Theo', '2026-11-09', '2026-11-11', '11-08')
    away('Maya', '2026-11-25', '2026-11-26', '11-24')
    const before = home.plan('2026-11-25', '2026-12-14')
    away('Theo', '2026-12-20', '2026-12-27', '11-25')
    expect(home.plan('2026-11-25', '2026-12-14')).toEqual(before)
    expect(before.slice(0, 3)).toEqual(['2026-11-25 Theo', '2026-11-26 Theo', '2026-11-27 Maya'])
  })

  test('a parent sets it for their child, others do not', () => {
    const home = household({}, 'child')
    const forChild = pause({ for: idOf('Juno') })
    expect(home.refusal(['Theo', 'setPause', forChild], tap('11-21'))?.code).toBe('forbidden')
    home.run(['Maya', 'setPause', forChild], tap('11-21'))
    expect(home.get('pauses', idOf('pause'))?.user_id).toBe(idOf('Juno'))
    expect(home.refusal(['Theo', 'endPause', { id: idOf('pause') }], tap('11-21'))?.code).toBe(
      'not_found',
    )
    home.run(['Maya', 'endPause', { id: idOf('pause') }], tap('11-21'))
    expect(home.all('pauses')).toEqual([])
  })
})

describe('pausing one’s repeating tasks', () => {
  test('nothing is due, and partners are told until when (C19, example 16)', () => {
    const home = household({
      repeats: 'daily',
      if_missed: 'moves_on',
      slot: '2026-11-28',
      who: 'anyone',
    })
    const days = { from_on: '2026-11-30', until_on: '2026-12-06' }
    home.run(['Maya', 'setPause', pause({ kind: 'chores', ...days })], tap('11-21'))
    expect(home.plan('2026-11-28', '2026-12-08').map((line) => line.slice(0, 10))).toEqual([
      '2026-11-28',
      '2026-11-29',
      '2026-12-07',
      '2026-12-08',
    ])
    expect(home.notifications()).toEqual([
      'Theo: chores_paused: Maya paused repeating tasks until Sun, Dec 6',
      'Juno: chores_paused: Maya paused repeating tasks until Sun, Dec 6',
    ])
  })

  test('of two that overlap the new one wins, and what lies around it stays', () => {
    const home = household()
    home.put('pauses', makePause('Maya', { from_on: '2026-11-20', until_on: '2026-12-20' }))
    home.put('pauses', makePause('Maya', { id: idOf('away'), kind: 'away' }))
    home.run(['Maya', 'setPause', pause({ kind: 'chores' })], tap('11-21'))
    const kept = home
      .all('pauses')
      .map(({ kind, from_on, until_on }) => [kind, from_on, until_on].join(' '))
    expect(kept.toSorted()).toEqual([
      'away 2026-11-30 2026-12-06',
      'chores 2026-11-20 2026-11-22',
      'chores 2026-11-23 2026-11-29',
      'chores 2026-11-30 2026-12-20',
    ])
  })

  test.each([
    [{ until_on: '2026-11-22' }, 'The end must come after the start', 'until_on'],
    [{ from_on: '2026-10-20' }, 'A pause can begin up to 30 days back', 'from_on'],
  ])('%o is refused', (given, message, field) => {
    expect(household().refusal(['Maya', 'setPause', pause(given)], tap('11-21'))).toMatchObject({
      code: 'invalid_args',
      message,
      details: { field },
    })
  })
})

test('resumed, what was due in a pause stays away (C19)', () => {
  const home = household()
  home.run(['Theo', 'pauseChore', { ...bins, ...week, until_on: null }], tap('11-23'))
  home.run(['Theo', 'resumeChore', bins], tap('11-26'))
  expect(home.plan('2026-11-26', '2026-11-27')).toEqual(['2026-11-27 Theo'])
})

test('resumed by mistake, a pause goes on where it began, however long ago that was (C19)', () => {
  const home = household()
  home.run(['Theo', 'pauseChore', { ...bins, from_on: '2026-09-01', until_on: null }], tap('09-01'))
  home.run(['Theo', 'resumeChore', bins], tap('11-26'))
  const again = { ...bins, from_on: '2026-09-01', until_on: null }
  home.run(['Theo', 'pauseChore', again], tap('11-26', '09:01'))
  expect(home.chore()).toMatchObject({ paused_from: '2026-09-01', paused_until: null })
  const other = { ...again, from_on: '2026-09-02' }
  expect(home.refusal(['Theo', 'pauseChore', other], tap('11-26'))?.code).toBe('invalid_args')
})

describe('handing over', () => {
  const give = (name: string, to: string) => [name, 'giveChore', { ...bins, to: idOf(to) }] as const

  test('the new owner keeps the seats of their partners, and the turn goes to the next (C20)', () => {
    const home = household()
    home.run(['Juno', 'claimOccurrence', tuesday], tap('11-23'))
    home.run(give('Maya', 'Theo'), tap('11-23'))
    expect(home.chore()).toMatchObject({ user_id: idOf('Theo'), who: 'turns' })
    expect(home.plan('2026-11-23', '2026-11-27')).toEqual(['2026-11-24 Theo', '2026-11-27 Maya'])
    expect(home.all('seats').every(({ user_id }) => user_id === idOf('Theo'))).toBe(true)
    // Juno, who is not a partner of Theo's, could neither do it nor be asked to release it.
    expect(home.all('tasks')).toMatchObject([{ user_id: idOf('Theo'), claimed_by: null }])
  })

  test('a private one is the new owner’s alone (C20, C26)', () => {
    const own = { ...bins, is_shared: false, who: 'person' } as const
    const home = household(own)
    home.put('seats', makeSeat(makeChore('Maya', own), 'Maya'))
    home.run(give('Maya', 'Theo'), tap('11-23'))
    expect(home.all('seats').map(({ person }) => person)).toEqual([idOf('Theo')])
    expect(home.plan('2026-11-23', '2026-11-27')).toEqual(['2026-11-24 Theo', '2026-11-27 Theo'])
  })

  test('only its owner, and only to an adult partner', () => {
    const home = household({}, 'child')
    home.put('accounts', makeAccount('Ines'))
    expect(home.refusal(give('Theo', 'Maya'))?.code).toBe('forbidden')
    expect(home.refusal(give('Maya', 'Juno'))?.code).toBe('not_partner')
    expect(home.refusal(give('Maya', 'Ines'))?.code).toBe('not_partner')
  })
})

describe('a streak', () => {
  const feeding: Partial<Chore> = {
    repeats: 'daily',
    if_missed: 'moves_on',
    who: 'anyone',
    slot: '2026-11-20',
    starts_on: '2026-11-20',
  }
  const doneOn = (home: ReturnType<typeof household>, days: readonly string[]) => {
    for (const day of days) home.complete('Maya', `2026-${day}`, tap(day, '20:00'))
  }

  test('goes on over a paused week: Nov 29, then Dec 7 (T24, C19, example 16)', () => {
    const home = household({ ...feeding, slot: '2026-11-28', starts_on: '2026-11-28', run: 4 })
    const days = { from_on: '2026-11-30', until_on: '2026-12-06' }
    home.run(['Maya', 'setPause', pause({ kind: 'chores', ...days })], tap('11-28'))
    doneOn(home, ['11-28', '11-29', '12-07'])
    expect(home.chore()).toMatchObject({ run: 7, last_slot: '2026-12-07', slot: '2026-12-08' })
  })

  test('is mended by a pause of the owner’s tasks that is set back over the days it was broken by (C19)', () => {
    const home = household(feeding)
    doneOn(home, ['11-20', '11-21', '11-24', '11-25'])
    expect(home.chore()).toMatchObject({ run: 2, best_run: 2 })
    const days = { from_on: '2026-11-22', until_on: '2026-11-23' }
    home.run(['Maya', 'setPause', pause({ kind: 'chores', ...days })], tap('11-26'))
    expect(home.chore()).toMatchObject({ run: 4, best_run: 4 })
  })

  test('is mended by a pause of the chore alone, but not of days that leave one missed (C19)', () => {
    const home = household(feeding)
    doneOn(home, ['11-20', '11-23', '11-24'])
    home.run(
      ['Maya', 'pauseChore', { ...bins, from_on: '2026-11-22', until_on: '2026-11-22' }],
      tap('11-25'),
    )
    expect(home.chore()?.run).toBe(2)
    home.run(
      ['Maya', 'pauseChore', { ...bins, from_on: '2026-11-21', until_on: '2026-11-22' }],
      tap('11-25'),
    )
    expect(home.chore()?.run).toBe(3)
  })

  test('is mended where the only person of a chore was away (C19, C13)', () => {
    const home = household({ ...feeding, who: 'person' })
    home.put('seats', makeSeat(home.chore() ?? makeChore('Maya'), 'Theo'))
    doneOn(home, ['11-20', '11-23'])
    expect(home.chore()?.run).toBe(1)
    const days = { from_on: '2026-11-21', until_on: '2026-11-22' }
    home.run(['Theo', 'setPause', pause(days)], tap('11-24'))
    expect(home.chore()?.run).toBe(2)
  })

  test('is mended where everybody who takes turns was away, as soon as the last of them says so (C19, C13)', () => {
    const home = household({ ...feeding, who: 'turns' })
    doneOn(home, ['11-20', '11-23'])
    const away = (name: string, from_on: string, until_on: string) =>
      home.run(
        [name, 'setPause', pause({ id: idOf(`${name} ${from_on}`), from_on, until_on })],
        tap('11-24'),
      )
    away('Theo', '2026-11-20', '2026-11-22')
    away('Juno', '2026-11-21', '2026-11-22')
    away('Maya', '2026-11-21', '2026-11-21')
    expect(home.chore()?.run).toBe(1)
    away('Maya', '2026-11-22', '2026-11-22')
    expect(home.chore()?.run).toBe(2)
  })

  test('goes on where the only person of a chore was away and is back early (C13, C15, C19)', () => {
    const home = household({ ...feeding, who: 'person', run: 4 })
    home.put('seats', makeSeat(home.chore() ?? makeChore('Maya'), 'Theo'))
    doneOn(home, ['11-20'])
    home.run(['Theo', 'setPause', pause({ from_on: '2026-11-21' })], tap('11-20', '21:00'))
    home.run(['Theo', 'endPause', { id: idOf('pause') }], tap('11-24'))
    doneOn(home, ['11-24'])
    expect(home.chore()).toMatchObject({ run: 6, last_slot: '2026-11-24', slot: '2026-11-25' })
  })

  test('of what waits is mended where its day was paused, and it was done after that (C19, T24)', () => {
    const home = household({ who: 'anyone', starts_on: '2026-11-20', slot: '2026-11-20' })
    home.complete('Maya', '2026-11-20')
    home.complete('Maya', '2026-11-24', tap('11-26'))
    home.complete('Maya', '2026-11-27')
    expect(home.chore()?.run).toBe(1)
    const days = { from_on: '2026-11-24', until_on: '2026-11-25' }
    home.run(['Maya', 'setPause', pause({ kind: 'chores', ...days })], tap('11-28'))
    expect(home.chore()?.run).toBe(2)
  })

  test('loses nothing to a pause over days on which it was done (C19)', () => {
    const home = household(feeding)
    doneOn(home, ['11-20', '11-21', '11-22'])
    const days = { from_on: '2026-11-21', until_on: '2026-11-21' }
    home.run(['Maya', 'setPause', pause({ kind: 'chores', ...days })], tap('11-23'))
    expect(home.chore()?.run).toBe(3)
  })

  test('is counted anew over 31 days at most (C8, C19)', () => {
    const home = household({ ...feeding, starts_on: '2026-10-01', slot: '2026-10-20' })
    doneOn(home, ['10-20', '10-23'])
    home.put('chores', { ...(home.chore() ?? makeChore('Maya')), last_slot: '2026-11-24', run: 1 })
    const days = { from_on: '2026-10-21', until_on: '2026-10-22' }
    home.run(['Maya', 'pauseChore', { ...bins, ...days }], tap('11-20'))
    expect(home.chore()?.run).toBe(1)
  })
})
