/** The examples of repeating tasks, with their dates: when they are due and whose turn it is. 2026-11-21 is a Saturday. */
import { describe, expect, test } from 'vitest'
import { localDay } from '#domain/calendar.ts'
import { fromEpochDay, toEpochDay } from '#domain/days.ts'
import { idOf, makeChore, makePause, makeSeats } from '#domain/testing/make.ts'
import { agendaNow } from './agenda.ts'
import { firstSlot, startOf, turnKept } from './change-rule.ts'
import { occurrenceId, seatId } from './chore-ids.ts'
import { dueMoment } from './due-time.ts'
import { predictSeatAfterPass } from './predict-turn.ts'
import { holderOf, readRota, turnFor } from './rota.ts'
import { dayOfTime, readRule } from './rule.ts'
import { moveBounds } from './settle.ts'
import { play } from './testing/play.ts'

const people = ['Maya', 'Theo', 'Juno']
/** Tuesday and Friday, in turns that start with Theo. */
const bins = (chore = {}, away = {}) =>
  play({ people, chore: { who: 'turns', turn: 1, ...chore }, away })
const days = (texts: string) => texts.split(', ')

describe('bins, Tuesday and Friday, Maya, Theo and Juno in turn (C4, C11)', () => {
  const planned = days('2026-11-24 Theo, 2026-11-27 Juno, 2026-12-01 Maya')

  test('Theo starts, and the list goes round', () => {
    expect(bins().plan('2026-11-21', '2026-12-01')).toEqual(planned)
    expect(bins().open('2026-11-21')).toMatchObject({ slot: '2026-11-24', state: 'planned' })
  })

  test('nobody did it until Saturday: one card, and the next is Tuesday (C5, C6)', () => {
    const late = bins()
    expect(late.states('2026-11-28', '2026-11-20', '2026-12-01')).toEqual(
      days('2026-11-24 overdue, 2026-12-01 planned'),
    )
    late.settle('2026-11-24', '2026-11-28', 'Theo')
    expect(late.plan('2026-11-28', '2026-12-01')).toEqual(['2026-12-01 Juno'])
  })

  test('where it moves on, the older ones are missed and the turn goes on (C6)', () => {
    const moving = bins({ if_missed: 'moves_on' })
    expect(moving.states('2026-12-02', '2026-11-20', '2026-12-02')).toEqual(
      days('2026-11-24 missed, 2026-11-27 missed, 2026-12-01 overdue'),
    )
    expect(moving.plan('2026-12-02', '2026-12-04', '2026-11-20')).toEqual(
      days('2026-12-01 Maya, 2026-12-04 Theo'),
    )
  })

  test('a favour costs no turn (C11)', () => {
    const favour = bins()
    favour.settle('2026-11-24', '2026-11-24', 'Maya')
    expect(favour.plan('2026-11-24', '2026-11-27')).toEqual(['2026-11-27 Juno'])
    expect(favour.done()).toEqual({ Maya: 1, Theo: 0, Juno: 0 })
  })

  test('who is away is passed over and owes nothing later (C13)', () => {
    const away = bins({}, { Theo: '2026-11-23..2026-11-29' })
    expect(away.plan('2026-11-21', '2026-12-04')).toEqual(
      days('2026-11-24 Juno, 2026-11-27 Maya, 2026-12-01 Theo, 2026-12-04 Juno'),
    )
  })

  test('a skipped day leaves the plan, the turn stays, and it can be taken back (C9, C15)', () => {
    const friday = bins()
    friday.skip('2026-11-27', '2026-11-21')
    expect(friday.plan('2026-11-21', '2026-12-01')).toEqual(
      days('2026-11-24 Theo, 2026-12-01 Juno'),
    )
    const tuesday = bins()
    tuesday.skip('2026-11-24', '2026-11-21')
    expect(tuesday.plan('2026-11-21', '2026-12-01')).toEqual(
      days('2026-11-27 Theo, 2026-12-01 Juno'),
    )
    expect(tuesday.states('2026-11-21', '2026-11-24', '2026-11-24')).toEqual(['2026-11-24 skipped'])
    tuesday.unskip('2026-11-24')
    expect(tuesday.plan('2026-11-21', '2026-12-01')).toEqual(planned)
  })

  test('done early, the same day is not wanted again (C7, C8)', () => {
    const early = bins()
    early.settle('2026-11-24', '2026-11-23', 'Theo')
    expect(early.plan('2026-11-23', '2026-11-27')).toEqual(['2026-11-27 Juno'])
  })

  test('when Theo leaves, the turn goes to the next (C20)', () => {
    const { series } = bins()
    const seats = makeSeats(series().chore, people).filter(({ person }) => person !== idOf('Theo'))
    const turn = turnKept(series(), { chore: series().chore, seats, today: '2026-11-23' })
    expect(
      play({ people: ['Maya', 'Juno'], chore: { ...series().chore, turn } }).plan(
        '2026-11-23',
        '2026-11-27',
      ),
    ).toEqual(days('2026-11-24 Juno, 2026-11-27 Maya'))
  })

  test('whatever week of a shuffled round it is, anybody can be given the turn (C11, C12)', () => {
    for (const count of [3, 4, 5])
      for (let weeks = 0; weeks < 10; weeks++)
        for (let place = 0; place < count; place++) {
          const names = people.concat('Ida', 'Otis').slice(0, count)
          const chore = makeChore('Maya', { turns_order: 'shuffle', turns_change: 'week' })
          const rota = readRota(chore, makeSeats(chore, names))
          const day = toEpochDay(chore.starts_on) + 7 * weeks
          const turns = { turn: turnFor(rota, place, day), done: [] }
          expect(holderOf(rota, turns, day)?.place).toBe(place)
        }
  })

  test('under a new rule from Monday on it stays the turn of whom it is (C17)', () => {
    const { series } = bins()
    const today = '2026-11-23'
    const rule = {
      ...series().chore,
      weekdays: 0b0000100,
      starts_on: startOf(series(), null, today),
    }
    const chore = { ...rule, slot: firstSlot(rule) }
    const turn = turnKept(series(), { chore, seats: series().seats, today })
    expect(play({ people, chore: { ...chore, turn } }).plan(today, '2026-11-25')).toEqual([
      '2026-11-25 Theo',
    ])
  })
})

test.each([
  ['2026-09-13', '2026-09-21'],
  ['2026-09-16', '2026-09-21'],
  ['2026-09-21', '2026-09-28'],
  ['2026-09-30', '2026-10-05'],
])('every Monday, that of September 14 done on %s: the next is %s (C5)', (done, next) => {
  const weekly = play({ chore: { weekdays: 1, starts_on: '2026-09-14' } })
  weekly.settle('2026-09-14', done)
  expect(weekly.chore().slot).toBe(next)
})

test('every second Saturday keeps its rhythm, done early or late (C4)', () => {
  const saturdays = { weekdays: 0b0100000, every: 2 }
  expect(play({ chore: saturdays }).plan('2026-11-21', '2027-01-02')).toEqual(
    days('2026-11-21, 2026-12-05, 2026-12-19, 2027-01-02'),
  )
  for (const done of ['2026-12-03', '2026-12-09']) {
    const second = play({ chore: { ...saturdays, slot: '2026-12-05' } })
    second.settle('2026-12-05', done)
    expect(second.chore().slot).toBe('2026-12-19')
  }
})

test('every second day has its own rhythm, whenever it was done (C4)', () => {
  const second = play({ chore: { repeats: 'daily', every: 2 } })
  second.settle('2026-11-25', '2026-11-25')
  expect(second.chore().slot).toBe('2026-11-27')
})

test('on the 31st is on the last day of shorter months; first Tuesdays are found (C4)', () => {
  const last = { repeats: 'monthly_day', month_day: 31, weekdays: 0 } as const
  expect(play({ chore: last }).plan('2026-11-21', '2027-02-28')).toEqual(
    days('2026-11-30, 2026-12-31, 2027-01-31, 2027-02-28'),
  )
  const tuesday = { repeats: 'monthly_weekday', month_week: 1, weekdays: 0b10 } as const
  expect(play({ chore: tuesday }).plan('2026-11-21', '2027-02-28')).toEqual(
    days('2026-12-01, 2027-01-05, 2027-02-02'),
  )
})

test('every year on a leap day is on February 28 in other years (C4)', () => {
  const chore = { repeats: 'monthly_day', month_day: 29, every: 12, weekdays: 0 } as const
  expect(
    play({ chore: { ...chore, starts_on: '2028-02-29' } }).plan('2028-02-01', '2030-12-31'),
  ).toEqual(days('2028-02-29, 2029-02-28, 2030-02-28'))
})

test('four days after it was done, at ten to midnight: by the day in its zone (C4, C25)', () => {
  const after = play({ chore: { repeats: 'after_done', every: 4 } })
  after.settle('2026-11-21', localDay('2026-11-26T22:50:00.000Z', 'Europe/Berlin'))
  expect(after.chore().slot).toBe('2026-11-30')
  expect(after.plan('2026-11-26', '2027-12-31')).toEqual(['2026-11-30'])
})

test('so long after it was done, and only in some months: the first is in the first of them (C4)', () => {
  const chore = { repeats: 'after_done', every: 14, months: 0b001111111000, weekdays: 0 } as const
  const lawn = play({ chore: { ...chore, starts_on: '2026-11-21' } })
  expect(lawn.chore().slot).toBe('2027-04-01')
  lawn.settle('2027-04-01', '2027-10-25')
  expect(lawn.chore().slot).toBe('2028-04-01')
})

test('a chore whose owner paused has no days, and its streak goes on (C19)', () => {
  const feeding = play({
    chore: { repeats: 'daily', weekdays: 0, if_missed: 'moves_on', slot: '2026-11-29', run: 5 },
    pauses: [makePause('Maya')],
  })
  expect(feeding.plan('2026-11-29', '2026-12-07')).toEqual(days('2026-11-29, 2026-12-07'))
  feeding.settle('2026-11-29', '2026-11-29')
  feeding.settle('2026-12-07', '2026-12-07')
  expect(feeding.chore()).toMatchObject({ run: 7, best_run: 7 })
})

test('one that waited when a pause began is paused, not overdue (C19)', () => {
  const waiting = play({ pauses: [makePause('Maya', { from_on: '2026-11-25' })] })
  expect(waiting.open('2026-11-26')).toMatchObject({
    slot: '2026-11-24',
    state: 'paused',
    paused_until: '2026-12-06',
  })
  expect(waiting.open('2026-12-07')?.state).toBe('overdue')
})

test('after one is done, a pause moves the day it is due and not its slot (C19)', () => {
  const after = play({
    chore: { repeats: 'after_done', every: 4, slot: '2026-12-01' },
    pauses: [makePause('Maya')],
  })
  expect(after.open('2026-11-29')).toMatchObject({ slot: '2026-12-01', due_on: '2026-12-07' })
})

test('after one is done, a skipped day is told as skipped (C4, C15)', () => {
  const after = play({ chore: { repeats: 'after_done', every: 4, slot: '2026-12-01' } })
  after.skip('2026-12-01', '2026-12-01')
  expect(after.states('2026-12-01', '2026-12-01', '2026-12-04')).toEqual(['2026-12-01 skipped'])
})

test('a pause until further notice, or all away, leaves no day (C13, C19)', () => {
  const away = bins({}, { Maya: '2026-11-20..', Theo: '2026-11-20..', Juno: '2026-11-20..' })
  expect(away.open('2026-11-21')).toBeNull()
  expect(bins({ paused_from: '2026-11-01' }).open('2026-11-21')).toBeNull()
})

test('a missed one can be completed until the second day after it (C7)', () => {
  const daily = play({
    chore: { repeats: 'daily', weekdays: 0, if_missed: 'moves_on', slot: '2026-11-23' },
  })
  expect(daily.eligibility('2026-11-23', '2026-11-25')).toBe('may')
  expect(daily.eligibility('2026-11-23', '2026-11-26')).toBe('too_late')
  daily.settle('2026-11-23', '2026-11-25')
  expect(daily.open('2026-11-25')?.slot).toBe('2026-11-25')
})

test('a late arrival is paid and changes nothing that came later (C8)', () => {
  const daily = play({
    chore: { repeats: 'daily', weekdays: 0, if_missed: 'moves_on', slot: '2026-11-28' },
  })
  daily.settle('2026-11-29', '2026-11-29')
  expect(daily.eligibility('2026-11-28', '2026-11-28')).toBe('may')
  daily.settle('2026-11-28', '2026-11-28')
  expect(daily.open('2026-11-30')?.slot).toBe('2026-11-30')
})

test('Saturday can be done on Thursday, tomorrow’s feeding not today (C7)', () => {
  const saturdays = play({ chore: { weekdays: 0b0100000, starts_on: '2026-11-22' } })
  expect(saturdays.eligibility('2026-11-28', '2026-11-26')).toBe('may')
  const feeding = play({ chore: { repeats: 'daily', weekdays: 0 } })
  feeding.settle('2026-11-21', '2026-11-21')
  expect(feeding.eligibility('2026-11-22', '2026-11-21')).toBe('not_open')
  expect(bins().eligibility('2026-11-27', '2026-11-24')).toBe('not_open')
  expect(bins().eligibility('2026-11-27', '2026-11-26')).toBe('not_open')
  expect(bins().eligibility('2026-11-24', '2026-12-30')).toBe('may')
  expect(bins().eligibility('2026-11-25', '2026-11-25')).toBe('gone')
})

test('dishes with turns by the week stay with one person from Monday to Sunday (C12)', () => {
  const dishes = play({
    people,
    chore: {
      repeats: 'daily',
      weekdays: 0,
      starts_on: '2026-11-23',
      who: 'turns',
      turns_change: 'week',
    },
  })
  dishes.settle('2026-11-23', '2026-11-23', 'Juno')
  const plan = dishes.plan('2026-11-23', '2026-12-13')
  expect([0, 5, 6, 12, 13, 19].map((at) => plan[at])).toEqual(
    days(
      '2026-11-24 Maya, 2026-11-29 Maya, 2026-11-30 Theo, 2026-12-06 Theo, 2026-12-07 Juno, 2026-12-13 Juno',
    ),
  )
})

test.each([
  ['2027-03-28', '2027-03-28T01:30:00.000Z'],
  ['2026-10-25', '2026-10-25T00:30:00.000Z'],
  ['2026-11-24', '2026-11-24T01:30:00.000Z'],
])('half past two in Berlin on %s is %s (C25)', (day, moment) => {
  expect(dueMoment({ day, time: '02:30', zone: 'Europe/Berlin' })).toBe(moment)
})

test('a traveller moves nothing: Tuesday evening in New York is Wednesday in Berlin (C25)', () => {
  const tap = '2026-11-25T01:00:00.000Z'
  expect(localDay(tap, 'America/New_York')).toBe('2026-11-24')
  const today = localDay(tap, bins().chore().time_zone)
  expect(today).toBe('2026-11-25')
  expect(bins().open(today)).toMatchObject({ slot: '2026-11-24', state: 'overdue' })
})

test('only in some months: the lawn rests from November to March (C4)', () => {
  const lawn = play({ chore: { weekdays: 0b0100000, months: 0b001111111000 } })
  expect(lawn.plan('2026-11-21', '2027-04-10')).toEqual(days('2027-04-03, 2027-04-10'))
})

test('the turn is passed on, and the passer owes nothing, also with the fewest first (C14)', () => {
  const passing = bins()
  passing.pass('2026-11-24')
  expect(passing.plan('2026-11-24', '2026-12-01')).toEqual(
    days('2026-11-24 Juno, 2026-11-27 Maya, 2026-12-01 Theo'),
  )
  const fewest = bins({ turns_order: 'least', turn: 1 })
  fewest.settle('2026-11-24', '2026-11-24', 'Theo')
  expect(fewest.plan('2026-11-25', '2026-11-27')).toEqual(['2026-11-27 Juno'])
  fewest.pass('2026-11-25')
  expect(fewest.plan('2026-11-25', '2026-12-01')).toEqual(days('2026-11-27 Maya, 2026-12-01 Theo'))
})

test('nobody passes the turn on to themselves, whoever is away (C13, C14)', () => {
  const today = '2026-11-24'
  const away = { Maya: '2026-11-24..2026-11-24' }
  for (const turns_order of ['round', 'shuffle', 'least'] as const)
    for (let turn = 0; turn < 30; turn++) {
      const rota = bins({ turns_order, turn }, away)
      const before = rota.plan(today, today)
      rota.pass(today)
      const expected = before[0] === '2026-11-24 Theo' ? '2026-11-24 Juno' : '2026-11-24 Theo'
      expect(rota.plan(today, today)).toEqual([expected])
    }
  const alone = bins({}, { ...away, Juno: '2026-11-24..' })
  const chore = alone.chore()
  alone.pass(today)
  expect(alone.chore()).toBe(chore)
  expect(predictSeatAfterPass(alone.series(), today)).toBeNull()
})

test('a skip that was taken back stays past when a later one is settled (C9)', () => {
  const skipping = bins()
  skipping.skip('2026-11-24', '2026-11-24')
  skipping.settle('2026-11-27', '2026-11-27', 'Theo')
  skipping.unskip('2026-11-24')
  expect(skipping.chore()).toMatchObject({ slot: '2026-12-01', skips: '' })
})

test('with the fewest first, turns are as even months ahead, wherever the plan is read from (C11, C28)', () => {
  const daily = { repeats: 'daily', weekdays: 0, turns_order: 'least', turn: 0 } as const
  const dishes = bins({ ...daily, starts_on: '2026-11-21' })
  const plan = dishes.plan('2026-11-21', '2027-03-20')
  const counts = people.map((name) => plan.filter((line) => line.endsWith(name)).length)
  expect(counts).toEqual([40, 40, 40])
  expect(dishes.plan('2026-11-21', '2027-03-20', '2027-02-01')).toEqual(plan.slice(72))
})

test('the plan of a year is derived: nothing of the series changes (C1)', () => {
  const { series } = bins({ if_missed: 'moves_on' })
  const before = JSON.stringify(series())
  expect(bins({ if_missed: 'moves_on' }).plan('2027-11-20', '2027-11-26')).toHaveLength(2)
  expect(JSON.stringify(series())).toBe(before)
})

test('every device derives the same ids, another for each chore, slot and person (C2)', () => {
  const [chore, other] = [idOf('bins'), idOf('lawn')]
  expect(occurrenceId(chore, '2026-11-24')).toBe(occurrenceId(chore, '2026-11-24'))
  const ids = [chore, other].flatMap((each) => [
    occurrenceId(each, '2026-11-24'),
    occurrenceId(each, '2026-11-27'),
    seatId(each, idOf('Maya')),
    seatId(each, idOf('Theo')),
  ])
  expect(new Set(ids).size).toBe(8)
})

test('one can be moved to a day before the next, or for 60 days where none follows (C16)', () => {
  const bounds = (series: ReturnType<typeof bins>, today: string) =>
    moveBounds(series.series(), { slot: '2026-11-24', today })
  expect(bounds(bins(), '2026-11-23')).toEqual({ from: '2026-11-23', until: '2026-11-26' })
  expect(bounds(bins(), '2026-11-28')).toEqual({ from: '2026-11-28', until: '2026-11-30' })
  const after = play({ chore: { repeats: 'after_done', every: 4, slot: '2026-11-24' } })
  expect(bounds(after, '2026-11-23')).toEqual({ from: '2026-11-23', until: '2027-01-23' })
})

test('after so many times is worked out into the day of the last (C18)', () => {
  const rule = (ends_on: string | null) => readRule({ ...bins().chore(), ends_on })
  expect(fromEpochDay(dayOfTime(rule(null), 3) ?? 0)).toBe('2026-12-01')
  expect(dayOfTime(rule('2026-11-30'), 3)).toBeNull()
})

test('streaks count what is done in time, and begin anew after one was missed (C3)', () => {
  const run = bins({ run: 4, best_run: 6 })
  run.settle('2026-11-24', '2026-11-24')
  expect(run.chore()).toMatchObject({ run: 5, best_run: 6 })
  run.settle('2026-11-27', '2026-11-28')
  expect(run.chore()).toMatchObject({ run: 0, best_run: 6 })
  const moving = bins({ if_missed: 'moves_on', run: 4, best_run: 4 })
  moving.settle('2026-12-01', '2026-12-01')
  expect(moving.chore()).toMatchObject({ run: 1, best_run: 4 })
})

test('a skipped day breaks no streak, and does not bring one back that a missed day ended (C15, T24)', () => {
  const skipping = (slot: string) => {
    const chore = bins({ if_missed: 'moves_on', run: 4, best_run: 4 })
    chore.skip(slot, slot)
    return chore.chore()
  }
  expect(skipping('2026-11-24')).toMatchObject({ slot: '2026-11-27', run: 4 })
  expect(skipping('2026-11-27')).toMatchObject({ slot: '2026-12-01', run: 0, best_run: 4 })
})

test('a streak is told as long as nothing of it was missed, though time writes nothing (C3, C6)', () => {
  const toldOn = (given: Parameters<typeof bins>[0], day: string) => {
    const chore = bins({ run: 4, best_run: 4, ...given })
    return agendaNow({ series: chore.series(), rows: [] }, `${day}T12:00:00.000Z`).at(-1)?.streak
  }
  expect(toldOn({}, '2026-11-24')).toBe(4)
  expect(toldOn({}, '2026-11-25')).toBe(0)
  expect(toldOn({ if_missed: 'moves_on' }, '2026-11-25')).toBe(4)
  expect(toldOn({ if_missed: 'moves_on' }, '2026-11-27')).toBe(0)
})
