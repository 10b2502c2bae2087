/** Repeating tasks as costly as they can be: no request about them blocks others, however long ago anything was (C28, SEC28). */
import { expect, test } from 'vitest'
import type { Chore, Pause, Seat } from '#domain/chores/chore.ts'
import { MAX_AWAY, MAX_CHORES, MAX_PAUSES, MAX_SEATS, MAX_SKIPS } from '#domain/chores/chore.ts'
import { dayNumber, dayText } from '#domain/chores/day.ts'
import { idOf, makeChore, makePause, makeSeats } from '#domain/testing/make.ts'
import { longestHold, measureUnit } from '#server/testing/event-loop.ts'
import { MOST_UNITS } from '#server/testing/hostile-target.ts'
import type { TestPerson } from '#server/testing/make-app.ts'
import { makeApp } from '#server/testing/make-app.ts'

/** The clock of the tests: 2026-03-02 is a Monday. */
const today = dayNumber('2026-03-02')
const day = (after: number) => dayText(today + after)
const FIVE_YEARS = 1826

const series = Array.from({ length: MAX_CHORES }, (_, place) => idOf(`chore ${place}`))
const people = Array.from({ length: MAX_SEATS }, (_, place) => `Person ${place}`)

type Worst = Pick<Chore, 'turns_order' | 'if_missed'> & Partial<Chore>

/** Wanted every day but in February, by ten people in turns, and nobody has done it for five years. */
function worstChores(owner: string, given: Worst) {
  const chores = series.map((id) =>
    makeChore('Maya', {
      id,
      user_id: owner,
      repeats: 'daily',
      every: 1,
      weekdays: 0,
      months: 0b111111111101,
      starts_on: day(-FIVE_YEARS),
      slot: day(-FIVE_YEARS),
      created_at: `${day(-FIVE_YEARS)}T09:00:00.000Z`,
      who: 'turns',
      turns_change: 'each',
      skips: Array.from({ length: MAX_SKIPS }, (_, after) => day(after + 1)).join(','),
      ...given,
    }),
  )
  return { chores, seats: chores.flatMap(worstSeats), pauses: worstPauses(owner) }
}

/** All but one of them are away for most of the time. */
function worstSeats(chore: Chore): readonly Seat[] {
  return makeSeats(chore, people).map((seat, place) => {
    const away = Array.from({ length: place === 0 ? 0 : MAX_AWAY }, (_, time) => {
      const from = 3 * place + 350 * time - FIVE_YEARS
      return `${day(from)}..${day(from + 250)}`
    })
    return { ...seat, user_id: chore.user_id, away: away.join(',') }
  })
}

function worstPauses(owner: string): readonly Pause[] {
  return Array.from({ length: MAX_PAUSES }, (_, time) => {
    const [from_on, until_on] = [day(36 * time - FIVE_YEARS), day(36 * time + 5 - FIVE_YEARS)]
    return makePause('Maya', { id: idOf(`pause ${time}`), user_id: owner, from_on, until_on })
  })
}

async function openWith(given: Worst) {
  const app = makeApp()
  const maya = await app.register('Maya')
  const rows = worstChores(maya.id, given)
  await app.core.writer.run(() => {
    for (const table of ['chores', 'seats', 'pauses'] as const)
      for (const after of rows[table])
        app.core.store.write({ table, id: after.id, before: null, after })
  })
  return maya
}

const [first = ''] = series
const slot = (on: string, call: string) => `/api/chores/${first}/slots/${on}/${call}`
/** Reads an answer and leaves it as it is: taking it apart is the work of whoever asked. */
async function read(maya: TestPerson, query = ''): Promise<void> {
  const { body } = await maya.raw('GET', `/api/occurrences${query}`, {})
  const reader = (body as ReadableStream<Uint8Array>).getReader()
  for (let part = await reader.read(); !part.done; part = await reader.read());
}

/** All that asks for days of a plan. What was done is done when it is asked again: the shortest time is of that. */
const requests: readonly [string, (maya: TestPerson) => Promise<unknown>][] = [
  ['all that is open', (maya) => read(maya, '?open=true')],
  ['today', (maya) => read(maya)],
  ...[-FIVE_YEARS, -61, 0, 304].map(
    (from) =>
      [
        `62 days from day ${from} on`,
        (maya: TestPerson) => read(maya, `?from=${day(from)}&to=${day(from + 61)}`),
      ] as [string, (maya: TestPerson) => Promise<unknown>],
  ),
  ['a pause set back', (maya) => maya.rest('setPause', { kind: 'chores', from_on: day(-30) })],
  ['a person away', (maya) => maya.rest('setPause', { kind: 'away', from_on: day(-30) })],
  ['another rule', (maya) => maya.rest('updateChore', { id: first, every: 2 })],
  ['a turn passed on', (maya) => maya.call('POST', slot(day(0), 'pass'))],
  ['a day long ago', (maya) => maya.call('POST', slot(day(-FIVE_YEARS), 'complete'))],
  ['a day of the year 9999', (maya) => maya.call('POST', slot('9999-12-30', 'claim'))],
  ['a skip', (maya) => maya.call('POST', slot(day(0), 'skip'))],
  ['a completion', (maya) => maya.call('POST', slot(day(0), 'complete'))],
]

const unit = measureUnit()

test.each([
  { turns_order: 'round', if_missed: 'moves_on' },
  { turns_order: 'shuffle', if_missed: 'moves_on' },
  { turns_order: 'least', if_missed: 'moves_on' },
  { turns_order: 'shuffle', if_missed: 'waits' },
  { turns_order: 'shuffle', if_missed: 'moves_on', starts_on: '0001-01-01', slot: '0001-01-01' },
] satisfies Worst[])('%o', async (given) => {
  const maya = await openWith(given)
  const faults: string[] = []
  for (const [what, ask] of requests) {
    const units = await longestHold(() => ask(maya), { unit, enough: MOST_UNITS })
    if (units > MOST_UNITS) faults.push(`${what}: ${Math.round(units * 20)} ms`)
  }
  expect(faults).toEqual([])
})
