/** Tasks that several people did together, and what a parent ticks for a child (T22, T23). */
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  household as binsHousehold,
  rowOf,
  tap,
  tuesday,
} from '#domain/chores/testing/bins-household.ts'
import type { Cause } from '#domain/points/audit.ts'
import { entryDifferences } from '#domain/points/audit.ts'
import { createHousehold } from '#domain/testing/household.ts'
import { idOf, makeChild, makeTask, monday } from '#domain/testing/make.ts'
import { FORMER_MEMBER } from '#domain/users/user.ts'
import type { Part } from './split.ts'
import { splitPoints } from './split.ts'
import type { Task } from './task.ts'

const id = idOf('leaves')
const [maya, theo, juno, rosa] = ['Maya', 'Theo', 'Juno', 'Rosa'].map(idOf)
const helpers = [idOf('Maya'), idOf('Juno')]
const together = { id, with: helpers }
const later = (ms: number) => ({ at: new Date(Date.parse(monday) + ms).toISOString() })
const hour = 60 * 60_000

/** Theo's task of 80 points; Maya and Rosa are his partners, Juno the child of Theo and Maya. Otis knows nobody. */
function household(given: Partial<Task> = {}) {
  const home = createHousehold({
    people: ['Maya', 'Theo', 'Juno', 'Rosa', 'Otis'],
    partners: ['Maya+Theo', 'Theo+Rosa'],
    rows: [
      ...makeChild('Juno', 'Theo'),
      ...makeChild('Juno', 'Maya'),
      ['tasks', makeTask('Theo', { id, name: 'Rake the leaves', ...given })],
    ],
  })
  const points = () => ['Theo', 'Maya', 'Juno', 'Rosa'].map(home.pointsOf)
  const row = () => home.get('tasks', id)
  const audit = () =>
    entryDifferences({ type: 'task', row: row() ?? null } satisfies Cause, home.all('entries'))
  return { ...home, points, row, audit }
}

describe('a task that several people did together', () => {
  test('pays 80 points as 27, 27 and 26, and takes back 27, 27 and 26 (T22, example 25)', () => {
    const home = household()
    home.run(['Theo', 'completeTask', together])
    expect(home.points()).toEqual([27, 27, 26, 0])
    expect(
      home.all('entries').map(({ id: entry, amount, reason }) => [entry, amount, reason]),
    ).toEqual([
      [`task:${id}:completed:1`, 27, 'task_completed'],
      [`task:${id}:helped:1:${maya}`, 27, 'task_helped'],
      [`task:${id}:helped:1:${juno}`, 26, 'task_helped'],
    ])
    expect(home.audit()).toEqual([])
    home.run(['Theo', 'reopenTask', { id }])
    expect(home.points()).toEqual([0, 0, 0, 0])
    expect(
      home
        .all('entries')
        .slice(3)
        .map(({ id: entry, amount }) => [entry, amount]),
    ).toEqual([
      [`task:${id}:reopened:1`, -27],
      [`task:${id}:unhelped:1:${maya}`, -27],
      [`task:${id}:unhelped:1:${juno}`, -26],
    ])
    expect(home.audit()).toEqual([])
    expect(home.row()?.helpers).toBe('')
  })

  test('pays again, to others, after it was taken back (T22, P2)', () => {
    const home = household()
    home.run(['Theo', 'completeTask', together])
    home.run(['Theo', 'reopenTask', { id }])
    home.run(['Theo', 'completeTask', { id, with: [idOf('Rosa')] }])
    expect(home.points()).toEqual([40, 0, 0, 40])
    expect(home.audit()).toEqual([])
  })

  test('tells those who helped, and asks those who did not; nobody reads a name that they do not know (T22, F1)', () => {
    const home = household()
    home.run(['Theo', 'completeTask', together])
    expect(home.notifications()).toEqual([
      'Maya: helped: Theo did Rake the leaves with you',
      'Juno: helped: Theo did Rake the leaves with you',
      'Rosa: task_completed: Theo completed Rake the leaves',
    ])
    home.run(['Rosa', 'reopenTask', { id }])
    expect(home.notifications().slice(3)).toEqual([
      'Theo: task_reopened: Rosa marked Rake the leaves as not done',
      'Maya: task_reopened: Somebody marked Rake the leaves as not done',
      'Juno: task_reopened: Somebody marked Rake the leaves as not done',
    ])
    expect(home.points()).toEqual([0, 0, 0, 0])
  })

  test('does not name a private task to those who helped (T22, T6)', () => {
    const home = household({ is_shared: false })
    home.run(['Theo', 'completeTask', { id, with: [idOf('Maya')] }])
    expect(home.notifications()[0]).toBe('Maya: helped: Theo did a private task with you')
  })

  test('is approved and refused by nobody who helped (T22)', () => {
    const home = household()
    home.run(['Theo', 'completeTask', together])
    expect(home.row()?.approved_by).toBeNull()
    expect(home.refusal(['Maya', 'approveTask', { id }])?.code).toBe('forbidden')
    expect(home.refusal(['Maya', 'reopenTask', { id }])?.code).toBe('forbidden')
    home.run(['Rosa', 'approveTask', { id }])
    expect(home.row()?.approved_by).toBe(rosa)
  })

  test('is approved at once with nobody left to approve (T22, T4)', () => {
    const home = household()
    home.run(['Theo', 'completeTask', { id, with: [idOf('Maya'), idOf('Rosa')] }])
    expect(home.row()?.approved_by).toBe(theo)
  })

  test('is approved when the last approver leaves who did not help (T22, RW4)', () => {
    const home = household()
    home.run(['Theo', 'completeTask', together])
    home.run(['Theo', 'removePartner', { id: idOf('Theo+Rosa') }])
    expect(home.row()?.approved_by).toBe(theo)
  })

  test('takes up to five partners of the performer, each once (T22)', () => {
    const refused = (people: readonly string[]) =>
      household().refusal(['Theo', 'completeTask', { id, with: people.map(idOf) }])
    expect(refused(['Otis'])?.message).toBe('Only partners can have helped')
    expect(refused(['Theo'])?.message).toBe('Each person only once')
    expect(refused(['Maya', 'Maya'])?.message).toBe('Each person only once')
    expect(refused(['1', '2', '3', '4', '5', '6'])?.code).toBe('invalid_args')
    expect(refused([])).toBeNull()
  })

  test('names to others only those they know; the places stay (T22, F1)', () => {
    const home = household()
    home.run(['Theo', 'completeTask', together])
    home.run(['Maya', 'removePartner', { id: idOf('Maya+Theo') }])
    expect(home.row()?.helpers).toBe(helpers.join(','))
  })

  test('stays with those who helped when its owner, who did it, deletes their account (T22, F5)', () => {
    const home = household()
    home.run(['Theo', 'completeTask', together])
    home.run(['Theo', 'deleteAccount', {}])
    expect(home.row()).toMatchObject({
      name: '',
      user_id: FORMER_MEMBER,
      claimed_by: FORMER_MEMBER,
      approved_by: FORMER_MEMBER,
    })
    expect(home.points().slice(1)).toEqual([27, 26, 0])
  })

  test('stays paid when one of them deletes their account, and can be taken back from the others (T22, F5)', () => {
    const home = household()
    home.run(['Theo', 'completeTask', together])
    home.run(['Maya', 'deleteAccount', {}])
    for (const { id: entry, user_id } of home.all('entries'))
      if (user_id === maya) home.drop('entries', entry)
    expect(home.row()?.helpers).toBe([FORMER_MEMBER, juno].join(','))
    expect(home.audit()).toEqual([])
    home.run(['Theo', 'reopenTask', { id }])
    expect([home.pointsOf('Theo'), home.pointsOf('Juno')]).toEqual([0, 0])
    expect(home.audit()).toEqual([])
  })

  test('that others tampered with is found by the audit: a part changed, missing, or not taken back (T22, I4)', () => {
    const home = household()
    home.run(['Theo', 'completeTask', together])
    const entries = home.all('entries')
    const found = (changed: typeof entries, task = home.row()) =>
      entryDifferences({ type: 'task', row: task ?? null }, changed).map(({ is }) => is)
    expect(found(entries.slice(0, 2))).toEqual(['missing'])
    expect(found(entries.map((entry) => ({ ...entry, amount: 27 })))).toEqual(['altered'])
    const open = { ...makeTask('Theo', { id }), completions: 1 }
    expect(found(entries, open)).toEqual(['unpaired', 'unpaired', 'unpaired'])
    home.run(['Theo', 'reopenTask', { id }])
    const swapped = home
      .all('entries')
      .filter(({ id: entry }) => !entry.endsWith(`unhelped:1:${maya}`))
    expect(found(swapped)).toEqual(['unpaired'])
  })

  test('of a repeating task counts for the turns as done by the performer, and goes back whole (T22, C9)', () => {
    const home = binsHousehold()
    const before = [home.chore(), ...home.all('seats')]
    const call = { ...tuesday, with: [idOf('Maya')] }
    home.run(['Theo', 'completeOccurrence', call], tap('11-24'))
    expect(home.get('tasks', rowOf('2026-11-24'))?.helpers).toBe(maya)
    expect(home.notifications()).toEqual(['Maya: helped: Theo did Bins to the kerb with you'])
    expect(home.all('seats').map(({ done }) => done)).toEqual([0, 1, 0])
    home.run(['Theo', 'reopenTask', { id: rowOf('2026-11-24') }], tap('11-24', '10:00'))
    expect([home.chore(), ...home.all('seats')]).toEqual(before)
    expect(['Maya', 'Theo'].map(home.pointsOf)).toEqual([0, 0])
  })
})

/** Whether the parts are whole numbers, add up to the points, differ by one at most, and never grow along the list. */
function isFair(split: (points: number, people: readonly string[]) => readonly Part[]): boolean {
  const people = fc
    .integer({ min: 1, max: 6 })
    .map((n) => Array.from({ length: n }, (_, i) => `p${i}`))
  const run = fc.property(fc.integer({ min: 1, max: 4320 }), people, (points, all) => {
    const parts = split(points, all).map((part) => part.points)
    const sum = parts.reduce((one, other) => one + other, 0)
    expect(sum).toBe(points)
    expect(parts.every(Number.isInteger)).toBe(true)
    expect(parts).toEqual(parts.toSorted((a, b) => b - a))
    expect((parts[0] ?? 0) - (parts.at(-1) ?? 0)).toBeLessThanOrEqual(1)
  })
  return !fc.check(run, { seed: 25, numRuns: 300 }).failed
}

const each =
  (part: (points: number, n: number, place: number) => number) =>
  (points: number, people: readonly string[]) =>
    people.map((person, place) => ({ person, points: part(points, people.length, place) }))

test('parts are whole and sum to the points, and what remains goes one by one from the performer on (T22)', () => {
  expect(isFair(splitPoints)).toBe(true)
})

test.each([
  ['rounding each part up', each((points, n) => Math.ceil(points / n))],
  ['dropping what remains', each((points, n) => Math.floor(points / n))],
  ['parts that are not whole', each((points, n) => points / n)],
  [
    'all that remains for the performer',
    each((points, n, place) => Math.floor(points / n) + (place === 0 ? points % n : 0)),
  ],
  [
    'what remains from the last on',
    each((points, n, place) => Math.floor(points / n) + (n - place <= points % n ? 1 : 0)),
  ],
])('%s is noticed (T22)', (_, split) => {
  expect(isFair(split)).toBe(false)
})

describe('a task that a parent ticks for a child', () => {
  const forJuno = { id, for: idOf('Juno') }

  test('is performed by the child and approved by the parent at once (T23)', () => {
    const home = household({ assigned_to: idOf('Juno') })
    home.run(['Theo', 'completeTask', forJuno])
    expect(home.points()).toEqual([0, 0, 80, 0])
    expect(home.row()).toMatchObject({ claimed_by: juno, approved_by: theo })
    expect(home.notifications()).toEqual(['Juno: task_approved: Theo approved Rake the leaves'])
    expect(home.audit()).toEqual([])
  })

  test('can be the child’s own, and then nobody else hears of it (T23)', () => {
    const home = household({ user_id: idOf('Juno') })
    home.run(['Maya', 'completeTask', forJuno])
    expect(home.points()).toEqual([0, 0, 80, 0])
    expect(home.notifications()).toEqual(['Juno: task_approved: Maya approved Rake the leaves'])
  })

  test('can be taken back by that parent within a day, and by no other; then it is as it was (T23, T2)', () => {
    const home = household({ assigned_to: idOf('Juno') })
    const before = home.row()
    home.run(['Theo', 'completeTask', forJuno])
    expect(home.refusal(['Maya', 'reopenTask', { id }])?.code).toBe('forbidden')
    expect(home.refusal(['Juno', 'reopenTask', { id }])?.code).toBe('forbidden')
    expect(home.refusal(['Theo', 'reopenTask', { id }], later(25 * hour))?.code).toBe('too_late')
    home.run(['Theo', 'reopenTask', { id }], later(hour))
    expect(home.row()).toEqual({ ...before, completions: 1 })
    expect(home.points()).toEqual([0, 0, 0, 0])
  })

  test('is not taken back after the child was parted from the parent (T23, F4)', () => {
    const home = household({ assigned_to: idOf('Juno') })
    home.run(['Theo', 'completeTask', forJuno])
    home.drop('partnerships', idOf('Theo+Juno'))
    expect(home.refusal(['Theo', 'reopenTask', { id }])?.code).toBe('forbidden')
  })

  test('what the child did alone and a parent approved is not the parent’s to take back (T23, T2)', () => {
    const home = household({ user_id: idOf('Juno') })
    home.run(['Juno', 'completeTask', { id }])
    home.run(['Theo', 'approveTask', { id }])
    expect(home.refusal(['Theo', 'reopenTask', { id }])?.code).toBe('forbidden')
  })

  test('nor what it claimed and completed in one and the same moment (T23, T2)', () => {
    const home = household({})
    const moment = later(hour)
    home.run(['Juno', 'claimTask', { id }], moment)
    home.run(['Juno', 'completeTask', { id }], moment)
    home.run(['Theo', 'approveTask', { id }], moment)
    const row = home.row()
    expect(row?.claimed_at).toBe(row?.completed_at)
    expect(home.refusal(['Theo', 'reopenTask', { id }], moment)?.code).toBe('forbidden')
  })

  test('of an owner who does not know the child names neither to the other (T23, T6, F1)', () => {
    const home = household({ user_id: idOf('Rosa') })
    home.run(['Theo', 'completeTask', forJuno])
    expect(home.notifications()).toEqual([
      'Juno: task_approved: Theo approved a private task',
      'Rosa: task_completed: Somebody completed Rake the leaves',
    ])
  })

  test('is ticked by parents alone, where the child may see it and nobody else claimed it (T23)', () => {
    const refused = (name: string, given: Partial<Task> = {}) =>
      household(given).refusal([name, 'completeTask', forJuno])?.message ?? null
    expect(refused('Rosa')).toBe('Only a parent can do this for a child')
    expect(refused('Theo', { is_shared: false })).toBe('Share it, so that others can do it')
    const claimed = { claimed_by: idOf('Rosa'), claimed_at: monday }
    expect(refused('Theo', claimed)).toBe('Rosa claimed this first')
    expect(refused('Theo', { ...claimed, claimed_by: idOf('Theo') })).toBeNull()
    expect(refused('Theo', { ...claimed, claimed_by: idOf('Juno') })).toBeNull()
  })

  test('needs no photo, for the parent was there; twice it pays once (T23, T20)', () => {
    const home = household({ needs_photo: true })
    home.run(['Theo', 'completeTask', forJuno])
    expect(home.run(['Theo', 'completeTask', forJuno])).toEqual([])
    expect(home.points()).toEqual([0, 0, 80, 0])
  })

  test('with the parent among those who helped waits for another one (T22, T23)', () => {
    const home = household({ assigned_to: idOf('Juno') })
    home.run(['Theo', 'completeTask', { ...forJuno, with: [idOf('Theo')] }])
    expect(home.row()?.approved_by).toBeNull()
    expect(home.points()).toEqual([40, 0, 40, 0])
  })

  test('of a repeating task counts for the child’s seat, and goes back whole (T23, C8, C9)', () => {
    const home = binsHousehold({}, 'child')
    const before = [home.chore(), ...home.all('seats')]
    const call = { ...tuesday, for: idOf('Juno') }
    home.run(['Maya', 'completeOccurrence', call], tap('11-24'))
    expect(home.all('seats').map(({ done }) => done)).toEqual([0, 0, 1])
    expect(home.get('tasks', rowOf('2026-11-24'))?.approved_by).toBe(maya)
    expect(home.run(['Maya', 'completeOccurrence', call], tap('11-24'))).toEqual([])
    home.run(['Maya', 'reopenTask', { id: rowOf('2026-11-24') }], tap('11-24', '10:00'))
    expect([home.chore(), ...home.all('seats')]).toEqual(before)
    expect(home.get('tasks', rowOf('2026-11-24'))).toMatchObject({
      claimed_by: null,
      claimed_at: null,
    })
  })
})
