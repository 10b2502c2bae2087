/** A series on which tests settle, skip and pass on without running commands. */
import { firstSlot } from '#domain/chores/change-rule.ts'
import type { Chore, Pause, Seat } from '#domain/chores/chore.ts'
import { idOf, makeChore, makeSeats } from '#domain/testing/make.ts'
import { realRules } from './rules.ts'
import type { Rules } from './rules.ts'

type Given = {
  readonly chore?: Partial<Chore>
  readonly people?: readonly string[]
  readonly pauses?: readonly Pause[]
  /** Ranges a person is away, `from..until`. */
  readonly away?: Readonly<Record<string, string>>
  /** The rules of the app, unless a test breaks one. */
  readonly rules?: Rules
}

/** People see the plan, and their actions change it. The slot is the first of the rule unless one is given. */
export function play({ chore: given = {}, people = [], ...others }: Given) {
  const { pauses = [], away = {}, rules = realRules } = others
  const fresh = makeChore('Maya', given)
  let chore: Chore = { ...fresh, slot: given.slot === undefined ? firstSlot(fresh) : given.slot }
  let seats: readonly Seat[] = makeSeats(chore, people).map((seat) => {
    const name = people.find((each) => idOf(each) === seat.person) ?? ''
    return { ...seat, away: away[name] ?? '' }
  })
  const series = () => ({ chore, seats, pauses })
  const nameOf = (seat: Seat | null) => people.find((each) => idOf(each) === seat?.person) ?? null
  const isDue = ({ state }: { state: string }) => state !== 'missed' && state !== 'skipped'

  return {
    series,
    chore: () => chore,
    done: (): Readonly<Record<string, number>> =>
      Object.fromEntries(seats.map((seat) => [nameOf(seat) ?? '', seat.done])),
    open: (today: string) => rules.openOccurrence(series(), today),
    eligibility: (slot: string, today: string) => rules.eligibilityOf(series(), { slot, today }),

    /** The slots due between two days, each with the name of the person who has the turn. */
    plan: (today: string, to: string, from = today) =>
      rules
        .occurrencesBetween(series(), { from, to, today })
        .filter(isDue)
        .map(({ slot, seat }) => [slot, nameOf(seat)].filter(Boolean).join(' ')),

    states: (today: string, from: string, to: string) =>
      rules
        .occurrencesBetween(series(), { from, to, today })
        .map(({ slot, state }) => `${slot} ${state}`),

    settle(slot: string, today: string, by = 'Maya') {
      const after = rules.settled(series(), { slot, today, by: idOf(by) })
      chore = { ...chore, ...after.chore }
      seats = seats.map((seat, place) => ({ ...seat, done: after.done[place] ?? 0 }))
    },
    skip(slot: string, today: string) {
      chore = { ...chore, ...rules.skipped(series(), { slot, today }) }
    },
    unskip(slot: string) {
      chore = { ...chore, ...rules.unskipped(series(), slot) }
    },
    pass(today: string) {
      const after = rules.passed(series(), today, null)
      if (after === null) return
      chore = { ...chore, ...after.chore }
      seats = seats.map((seat, place) => ({ ...seat, done: after.done[place] ?? 0 }))
    },
    change: (next: Partial<Chore>) => void (chore = { ...chore, ...next }),
  }
}
