/** Repeating tasks at their worst: no request about them blocks others, however long ago anything was (C28, SEC28). */
import { expect, test } from 'vitest'
import type { Worst } from '#domain/chores/testing/worst-chores.ts'
import {
  day,
  FIVE_YEARS,
  series,
  worstChores,
  worstKinds,
} from '#domain/chores/testing/worst-chores.ts'
import { longestBlock, measureUnit } from '#server/testing/event-loop.ts'
import { MAX_UNITS } from '#server/testing/hostile-target.ts'
import type { TestPerson } from '#server/testing/make-app.ts'
import { makeSingle } from '#server/testing/make-app.ts'

async function openWith(given: Worst) {
  const { app, maya } = await makeSingle()
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
/** Reads an answer without parsing it, which is the caller's work. */
async function read(maya: TestPerson, query = ''): Promise<void> {
  const { body } = await maya.raw('GET', `/api/occurrences${query}`, {})
  const reader = (body as ReadableStream<Uint8Array>).getReader()
  for (let part = await reader.read(); !part.done; part = await reader.read());
}

/** All calls that ask for days of a plan. Repeated ones find work already done: the shortest time is of one of them. */
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

test.each(worstKinds)('%o', async (given) => {
  const maya = await openWith(given)
  const faults: string[] = []
  for (const [what, ask] of requests) {
    const units = await longestBlock(() => ask(maya), { unit, enough: MAX_UNITS })
    if (units > MAX_UNITS) faults.push(`${what}: ${Math.round(units * 20)} ms`)
  }
  expect(faults).toEqual([])
})
