/**
 * Invariants of every plan, whatever people do, as properties over the rules: next days (4), at most one open (3),
 * turns (6), and that a turn does not depend on whom a viewer knows (8). With a broken rule in place, one must fail.
 */
import * as fc from 'fast-check'
import type { Chore } from '#domain/chores/chore.ts'
import { isDayOf, previousDay, readRule } from '#domain/chores/rule.ts'
import { nextPlanned, readTimetable } from '#domain/chores/timetable.ts'
import { addDays, fromEpochDay, toEpochDay } from '#domain/days.ts'
import { idOf } from '#domain/testing/make.ts'
import { anyChore, anyRule, start, wants } from './any-rule.ts'
import { play } from './play.ts'
import { realRules } from './rules.ts'
import type { Rules } from './rules.ts'

const names = ['Maya', 'Theo', 'Juno', 'Nora', 'Ida']

function hold(isTrue: boolean, what: string): void {
  if (!isTrue) throw new Error(what)
}

/** The next day of a rule is the first that it wants, found day by day. */
export const nextDayIsFirst = ({ nextDay }: Rules) =>
  fc.property(anyRule, fc.integer({ min: -30, max: 1500 }), (rule, offset) => {
    const from = start + offset
    const read = readRule(rule)
    const found = nextDay(read, from)
    const end = found ?? from + 1200
    for (let day = from; day < end; day++)
      hold(!wants(rule, fromEpochDay(day)), `${fromEpochDay(day)} is left out`)
    if (found === null) return
    hold(wants(rule, fromEpochDay(found)), `${fromEpochDay(found)} is not wanted`)
    hold(isDayOf(read, found) && previousDay(read, found + 1) === found, 'no day of the rule')
  })

/** The next one is the given number of days after it was done, in a month that counts, later than the slot before. */
export const nextComesAfterDone = (rules: Rules) =>
  fc.property(
    fc.record({
      every: fc.integer({ min: 1, max: 60 }),
      months: fc.integer({ min: 1, max: 4095 }),
    }),
    fc.integer({ min: -40, max: 400 }),
    ({ every, months }, offset) => {
      const chore = { every, months, repeats: 'after_done' as const, weekdays: 0 }
      const series = play({ chore, rules })
      const slot = series.chore().slot ?? ''
      const tapped = toEpochDay(slot) + offset
      series.settle(slot, fromEpochDay(tapped))
      const isMonth = (day: number) => (months >> (Number(fromEpochDay(day).slice(5, 7)) - 1)) & 1
      let expected = Math.max(tapped + every, toEpochDay(slot) + 1)
      while (isMonth(expected) === 0) expected += 1
      hold(
        series.chore().slot === fromEpochDay(expected),
        `${fromEpochDay(expected)} is not wanted next`,
      )
    },
  )

type Event = { readonly do: 'settle' | 'late' | 'skip' | 'pass'; readonly days: number } & {
  readonly by: number
}
const events: fc.Arbitrary<readonly Event[]> = fc.array(
  fc.record({
    do: fc.constantFrom('settle', 'settle', 'settle', 'late', 'skip', 'pass'),
    days: fc.nat(9),
    by: fc.nat(4),
  }),
  { maxLength: 12 },
)

function take(series: ReturnType<typeof play>, event: Event, now: string): boolean {
  const open = series.open(now)
  if (open === null) return false
  const late = addDays(now, -(event.by % 3))
  const slot = event.do === 'late' && wants(series.chore(), late) ? late : open.slot
  if (event.do === 'skip') series.skip(open.slot, now)
  else if (event.do === 'pass') series.pass(now)
  else if (series.eligibility(slot, now) === 'may') series.settle(slot, now, names[event.by])
  return true
}

/** The wanted day, past skips; null if there is none. */
function wantedSlot(series: ReturnType<typeof play>): number | null {
  const table = readTimetable(series.series())
  return table.slot === null ? null : nextPlanned(table, table.slot)
}

/** One is open; the wanted day is a day of the rule, later than the last settled; past skips, it never goes back. */
export const oneIsOpen = (rules: Rules) =>
  fc.property(anyChore, fc.nat(4), events, (chore, seats, events) => {
    const series = play({ people: names.slice(0, seats), chore, rules })
    let today = start + 800
    for (const event of events) {
      today += event.days
      const now = fromEpochDay(today)
      const before = wantedSlot(series)
      holdOneOpen(series, now)
      if (!take(series, event, now)) break
      const { slot, last_slot } = series.chore()
      if (slot === null) break
      const after = wantedSlot(series)
      hold(
        !before || !after || after >= before,
        `the wanted day goes back to ${fromEpochDay(after ?? 0)}`,
      )
      hold(last_slot === null || slot > last_slot, `${slot} was settled`)
      hold(wants(series.chore(), slot), `${slot} is no day of the rule`)
      holdOneOpen(series, now)
    }
  })

function holdOneOpen(series: ReturnType<typeof play>, today: string): void {
  const states = series.states(today, '2020-01-01', today).map((each) => each.split(' ')[1])
  const open = states.filter((state = '') => state === 'open' || state === 'overdue')
  hold(open.length <= 1, `${open.length} are open`)
}

/** In turns everybody comes up equally often, and when shuffled nobody twice in a row. */
export const turnsAreFair = (rules: Rules) =>
  fc.property(
    fc.constantFrom('round', 'shuffle', 'least'),
    fc.integer({ min: 2, max: 5 }),
    fc.uuid(),
    fc.nat(40),
    (turns_order, count, id, settledTimes) => {
      const chore: Partial<Chore> = { id, repeats: 'daily', weekdays: 0, who: 'turns', turns_order }
      const people = names.slice(0, count)
      const series = play({ people, chore, rules })
      const counts = new Map(people.map((name) => [name, 0]))
      let last: string | undefined
      for (let time = 0; time < settledTimes; time++) {
        const today = fromEpochDay(start + time)
        const [slot = '', holder = ''] = series.plan(today, today)[0]?.split(' ') ?? []
        series.settle(slot, today, holder)
        hold(turns_order !== 'shuffle' || holder !== last, `${holder} comes twice in a row`)
        last = holder
        counts.set(holder, (counts.get(holder) ?? 0) + 1)
      }
      const all = [...counts.values()]
      hold(Math.min(...all) === Math.floor(settledTimes / count), 'somebody came too seldom')
      hold(Math.max(...all) === Math.ceil(settledTimes / count), 'somebody came too often')
      hold(
        people.every((name) => series.done()[name] === counts.get(name)),
        'miscounted',
      )
    },
  )

/** A device that does not know the people shows the same seats. */
export const seatsNeedNoNames = (rules: Rules) =>
  fc.property(anyChore, fc.integer({ min: 2, max: 5 }), fc.nat(30), (chore, count, turn) => {
    const people = names.slice(0, count)
    const known = play({ people, chore: { ...chore, turn } }).series()
    const unknown = known.seats.map((seat) => ({ ...seat, person: idOf('somebody') })).toReversed()
    const span = { from: '2026-11-20', to: '2028-06-01', today: '2026-11-20' }
    const seatsOf = (seats: typeof known.seats, { occurrencesBetween }: Rules) =>
      occurrencesBetween({ ...known, seats }, span).map(({ slot, seat }) => `${slot} ${seat?.id}`)
    const server = seatsOf(known.seats, realRules).join('\n')
    hold(seatsOf(unknown, rules).join('\n') === server, 'another seat than on the server')
  })
