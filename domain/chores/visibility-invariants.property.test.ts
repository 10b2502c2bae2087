/** A chore, seat, pause, proof or person is shown only to those who may see it: the rules, stated again (C27, T21). */
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Partnership } from '#domain/partnerships/partnership.ts'
import type { AnyRow, Tables } from '#domain/tables.ts'
import { performerOf } from '#domain/tasks/task.ts'
import {
  idOf,
  makeChore,
  makePartnership,
  makePause,
  makeSeat,
  makeTask,
} from '#domain/testing/make.ts'
import { FORMER_MEMBER, SOMEBODY } from '#domain/users/user.ts'
import type { Viewer } from '#domain/viewer.ts'
import { viewerFrom } from '#domain/viewer.ts'
import { project } from '#domain/visibility.ts'

type Seen = 'chores' | 'seats' | 'pauses' | 'tasks'
type Project = (table: Seen, row: AnyRow, viewer: Viewer) => AnyRow | null
type Row = readonly [Seen, AnyRow]

const people = ['Maya', 'Theo', 'Nora', 'Ida'] as const
const pairs = people.flatMap((one, place) =>
  people.slice(place + 1).map((other) => [one, other] as const),
)
const person = fc.constantFrom(...people)
const maybe = fc.option(person.map(idOf))

/** Any two of them may be partners, have an open invitation, or be parent and child. */
const partnerships: fc.Arbitrary<readonly Partnership[]> = fc
  .array(fc.constantFrom('none', 'accepted', 'pending', 'rejected', 'child'), {
    minLength: pairs.length,
    maxLength: pairs.length,
  })
  .map((states) =>
    pairs.flatMap(([one, other], place) => {
      const state = states[place] ?? 'none'
      if (state === 'none') return []
      const given = state === 'child' ? { role: state } : { status: state }
      return [makePartnership(one, other, given)]
    }),
  )

const row: fc.Arbitrary<Row> = fc.oneof(
  fc
    .record({ owner: person, is_shared: fc.boolean(), rule_by: person.map(idOf) })
    .map(({ owner, ...given }): Row => ['chores', makeChore(owner, given)]),
  fc
    .record({ owner: person, of: person })
    .map(({ owner, of }): Row => ['seats', makeSeat(makeChore(owner), of)]),
  person.map((owner): Row => ['pauses', makePause(owner)]),
  fc
    .record({
      owner: person,
      is_shared: fc.boolean(),
      claimed_by: maybe,
      assigned_to: maybe,
      completed_at: fc.option(fc.constant('2026-11-24T09:00:00.000Z')),
    })
    .map(({ owner, ...given }): Row => {
      const proof_url = given.completed_at && '/api/blobs/photo'
      const day = { chore_id: idOf('chore'), slot: '2026-11-24', due_on: '2026-11-24' }
      return ['tasks', makeTask(owner, { name: 'Secret', ...day, ...given, proof_url })]
    }),
)

/** The ids of people in a row. */
function named(row: AnyRow): readonly string[] {
  return ['user_id', 'person', 'rule_by', 'claimed_by', 'approved_by', 'assigned_to'].flatMap(
    (column) => (Reflect.get(row, column) as string | null | undefined) ?? [],
  )
}

/** Whether somebody may see that a row exists. */
function maySee([table, row]: Row, { id, partners }: Viewer): boolean {
  const isOf = (owner: string) => owner === id || partners.has(owner)
  const { user_id } = row as Tables[Seen]
  if (user_id === id) return true
  if (table === 'seats' || table === 'pauses') return isOf(user_id)
  const { is_shared } = row as Tables['chores']
  const isShared = is_shared && partners.has(user_id)
  if (table === 'chores') return isShared
  const task = row as Tables['tasks']
  return isShared || (task.completed_at !== null && (isOf(user_id) || isOf(performerOf(task))))
}

function hold(isTrue: boolean, what: string): void {
  if (!isTrue) throw new Error(what)
}

function checkTask(shown: Tables['tasks'], task: Tables['tasks'], viewer: Viewer): void {
  const { id, partners, isChild } = viewer
  const performer = performerOf(task)
  const approves = partners.has(performer) && !isChild
  const seesProof = [task.user_id, performer].includes(id) || approves
  hold(shown.proof_url === null || seesProof, 'a proof')
  const seesText = task.user_id === id || (task.is_shared && partners.has(task.user_id))
  hold(seesText || (shown.name === '' && shown.chore_id === null), 'a text')
}

const nothingLeaks = (project: Project) =>
  fc.property(partnerships, row, person, (given, [table, row], name) => {
    const id = idOf(name)
    const mine = given.filter((each) => [each.inviter_id, each.invitee_id].includes(id))
    const viewer = viewerFrom(id, mine)
    const shown = project(table, row, viewer)
    hold((shown !== null) === maySee([table, row], viewer), 'a row')
    if (shown === null) return
    const known = new Set([id, SOMEBODY, FORMER_MEMBER, ...viewer.partners])
    hold(
      named(shown).every((each) => known.has(each)),
      'a person',
    )
    if (table === 'tasks') checkTask(shown as Tables['tasks'], row as Tables['tasks'], viewer)
  })

const real: Project = (table, row, viewer) => project(table, row as never, viewer)
/** The real visibility, except for one table. */
const but =
  (only: Seen, change: Project): Project =>
  (table, row, viewer) =>
    (table === only ? change : real)(table, row, viewer)
const withColumn = (table: Seen, column: string) =>
  but(table, (_, row, viewer) => {
    const shown = real(table, row, viewer)
    return shown && { ...shown, [column]: Reflect.get(row, column) }
  })

const mutants: Readonly<Record<string, Project>> = {
  'partners see private chores': but('chores', (_, row, { id, partners }) => {
    const { user_id } = row as Tables['chores']
    return user_id === id || partners.has(user_id) ? { ...row, rule_by: SOMEBODY } : null
  }),
  'who changed a rule is named to everybody': withColumn('chores', 'rule_by'),
  'the people of a rota are named to everybody': withColumn('seats', 'person'),
  'whom a task is for is named to everybody': withColumn('tasks', 'assigned_to'),
  'who claimed a task is named to everybody': withColumn('tasks', 'claimed_by'),
  'others see the chore of a private day': withColumn('tasks', 'chore_id'),
  'whoever sees a task sees its photo': withColumn('tasks', 'proof_url'),
  'everybody sees pauses': but('pauses', (_, row) => row),
  'invited people count as partners': (table, row, viewer) =>
    real(table, row, { ...viewer, partners: new Set([...viewer.partners, ...viewer.inviters]) }),
  'children approve, too': (table, row, viewer) => real(table, row, { ...viewer, isChild: false }),
}

describe('nobody is shown more than project grants (8, C27, T21)', () => {
  test('whoever they are', () => {
    expect(() => fc.assert(nothingLeaks(real))).not.toThrow()
  })

  test.each(Object.entries(mutants))('and it is found that %s', (_, broken) => {
    const found = fc.check(nothingLeaks(broken), { numRuns: 5000, seed: 8, endOnFailure: true })
    expect(found.failed).toBe(true)
  })
})
