/** The suggestions: the same in any order, and never less even than if one person did everything (S3). */
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Task } from '#domain/tasks/task.ts'
import { canClaim, effortLevels, performerOf, pointsFor } from '#domain/tasks/task.ts'
import { idOf, makeTask, monday } from '#domain/testing/make.ts'
import { fairShare } from './fair-share.ts'

const people = ['Maya', 'Theo', 'Nora'].map(idOf)
const [viewer = '', partner = '', third = ''] = people

const chore = fc.record({
  time_minutes: fc.integer({ min: 1, max: 240 }),
  effort_level: fc.constantFrom(...effortLevels),
})
const doneTask = fc.record({ chore, performer: fc.constantFrom(...people) })
const openTask = fc.record({
  chore,
  owner: fc.constantFrom(...people),
  claimed_by: fc.constantFrom(null, null, null, ...people),
})

type Month = { readonly done: readonly Task[]; readonly open: readonly Task[] }

type Generated<T> = T extends fc.Arbitrary<infer Value> ? Value : never

function rowsOf([done, open]: readonly [
  readonly Generated<typeof doneTask>[],
  readonly Generated<typeof openTask>[],
]): Month {
  return {
    done: done.map(({ chore, performer }, index) => {
      const id = idOf(`done ${index}`)
      return makeTask('Maya', { ...chore, id, claimed_by: performer, completed_at: monday })
    }),
    open: open.map(({ chore, owner, claimed_by }, index) =>
      makeTask('Maya', { ...chore, id: idOf(`open ${index}`), user_id: owner, claimed_by }),
    ),
  }
}

const month = fc
  .tuple(fc.array(doneTask, { maxLength: 80 }), fc.array(openTask, { maxLength: 25 }))
  .map(rowsOf)

/** Tasks that can be suggested to anybody: the viewer's own. */
function ownedByViewer({ done, open }: Month): Month {
  return { done, open: open.map((task) => ({ ...task, user_id: viewer })) }
}

/** The points of the four weeks if everybody does the tasks that `takerOf` gives them. */
function totals(adults: readonly string[], { done, open }: Month, takerOf: (task: Task) => string) {
  const loads = new Map(adults.map((person) => [person, 0]))
  const add = (person: string, points: number) => {
    const load = loads.get(person)
    if (load !== undefined) loads.set(person, load + points)
  }
  for (const task of done) add(performerOf(task), pointsFor(task))
  for (const task of open)
    add(task.claimed_by ?? (canClaim(task) ? takerOf(task) : ''), pointsFor(task))
  return [...loads.values()]
}

function spread(values: readonly number[]): number {
  return Math.max(...values) - Math.min(...values)
}

function spreadAfter(adults: readonly string[], months: Month): number {
  const suggested = fairShare({ viewer, adults, ...months })
  return spread(totals(adults, months, ({ id }) => suggested.get(id) ?? ''))
}

test('the same rows in another order give the same suggestions, as after a replay', () => {
  fc.assert(
    fc.property(
      month.chain((rows) =>
        fc.tuple(
          fc.constant(rows),
          fc.shuffledSubarray([...rows.done], { minLength: rows.done.length }),
          fc.shuffledSubarray([...rows.open], { minLength: rows.open.length }),
          fc.shuffledSubarray(people, { minLength: people.length }),
        ),
      ),
      ([rows, done, open, adults]) => {
        const first = fairShare({ viewer, adults: people, ...rows })
        const again = fairShare({ viewer, adults, done, open })
        expect(Object.fromEntries(again)).toEqual(Object.fromEntries(first))
      },
    ),
    { numRuns: 300 },
  )
})

test.each([
  ['two', [viewer, partner]],
  ['three', people],
] as const)(
  'between %s the totals end no further apart than with everything left to any one person',
  (_count, adults) => {
    fc.assert(
      fc.property(month.map(ownedByViewer), (rows) => {
        const fair = spreadAfter(adults, rows)
        for (const one of adults)
          expect(fair).toBeLessThanOrEqual(spread(totals(adults, rows, () => one)))
      }),
      { numRuns: 500 },
    )
  },
)

test('over many months the totals of two converge: in the median to less than a fifth', () => {
  const adults = [viewer, partner]
  const busy = fc.tuple(
    fc.array(doneTask, { minLength: 20, maxLength: 60, size: 'max' }),
    fc.array(openTask, { minLength: 8, maxLength: 25, size: 'max' }),
  )
  const ratios = fc
    .sample(busy.map(rowsOf).map(ownedByViewer), { numRuns: 400, seed: 7 })
    .map((rows) => spreadAfter(adults, rows) / Math.max(1, spread(totals(adults, rows, () => ''))))
    .toSorted((a, b) => a - b)
  expect(ratios[Math.floor(ratios.length / 2)]).toBeLessThan(0.2)
})

test('a task of somebody else is suggested to its owner or the viewer: others may not see it', () => {
  fc.assert(
    fc.property(month, ({ done, open }) => {
      const suggested = fairShare({ viewer, adults: people, done, open })
      const byId = new Map(open.map((task) => [task.id, task]))
      for (const [id, person] of suggested) {
        const task = byId.get(id)
        const candidates = task?.user_id === viewer ? people : [viewer, task?.user_id]
        expect(task?.claimed_by).toBeNull()
        expect(candidates).toContain(person)
      }
    }),
  )
})

test('children get no suggestions, and a person alone gets all of them', () => {
  const open = [makeTask('Maya', { id: idOf('one') })]
  const done = [makeTask('Maya', { id: idOf('two'), claimed_by: third, completed_at: monday })]
  expect([...fairShare({ viewer, adults: [viewer, partner], done, open }).values()]).toEqual([
    [viewer, partner].toSorted()[0],
  ])
})
