/** The stored state after commands on chores: the wanted day (3), and nothing of a completion that was taken back (7). */
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { itemsOf } from '#domain/column.ts'
import { emptyBalance } from '#domain/points/points.ts'
import type { Task } from '#domain/tasks/task.ts'
import { idOf } from '#domain/testing/make.ts'
import type { Change } from '#domain/tx.ts'
import type { Chore } from './chore.ts'
import { readBefore } from './occurrence-row.ts'
import { wants } from './testing/any-rule.ts'
import type { Damage, Home, Story } from './testing/chore-story.ts'
import { act, anyActions, anySeries, begin } from './testing/chore-story.ts'

const names = ['Maya', 'Theo', 'Juno']
const MUTANT_RUNS = { numRuns: 3000, seed: 20_261_121, endOnFailure: true }

function hold(isTrue: boolean, what: string): void {
  if (!isTrue) throw new Error(what)
}

/** Occurrences that were reopened beside the open one do not count (C9). */
function countOpen(story: Story): number {
  return story
    .between('2020-01-01', story.today())
    .filter(({ state, row }) =>
      state === 'open' || state === 'overdue' ? !row?.completions : false,
    ).length
}

type Done = {
  readonly command: string
  readonly before: Chore
  /** The days that rules have left open so far. */
  readonly kept: Set<string>
}

/** Whether the wanted day was overdue when the rule changed (C17); an undo may bring it back. */
function isKept(story: Story, { command, before, kept }: Done): boolean {
  const { slot, starts_on } = story.chore()
  if (slot === null || slot >= starts_on) return false
  if (command === 'updateChore') kept.add(slot)
  if (command === 'reopenTask' && (kept.has(slot) || slot === before.last_slot)) return true
  return command === 'updateChore' || slot === before.slot
}

/** Only taking something back, a new rule, or a skip that is behind the wanted day once more moves it back (C10). */
function mayMoveTo(story: Story, { command, before }: Done): boolean {
  const { slot, last_slot, repeats, skips } = story.chore()
  if (slot === null || before.slot === null || slot >= before.slot) return true
  if (command === 'reopenTask') return before.last_slot !== last_slot
  if (['unskipOccurrence', 'updateChore'].includes(command)) return true
  return repeats !== 'after_done' && itemsOf(skips).includes(slot)
}

/** Whatever commands do, the wanted day moves forward. */
const wantedDayMovesOn = (damage?: Damage) =>
  fc.property(anySeries, anyActions, (given, actions) => {
    const story = begin(given, damage)
    const kept = new Set<string>()
    for (const action of actions) {
      const before = story.chore()
      const command = act(story, action)
      const { slot, last_slot, repeats, starts_on } = story.chore()
      hold(countOpen(story) <= 1, `${countOpen(story)} are open`)
      if (slot === null || command === null) continue
      hold(last_slot === null || slot > last_slot, `${slot} was settled`)
      const isDay = repeats === 'after_done' ? slot >= starts_on : wants(story.chore(), slot)
      hold(isDay || isKept(story, { command, before, kept }), `${slot} is no day of the rule`)
      hold(mayMoveTo(story, { command, before, kept }), `${command} moves it back to ${slot}`)
    }
  })

const pointsOf = (home: Home) =>
  names.map((name) => home.get('balances', idOf(name)) ?? emptyBalance(idOf(name)))

/** Everything that a completion changes, field by field. */
const remembered = ({ home, chore }: Story) =>
  [chore(), home.all('seats').toSorted(byId), pointsOf(home)] as const

function byId(one: { readonly id: string }, other: { readonly id: string }): number {
  return one.id < other.id ? -1 : 1
}

/** Taking back a completion at once restores everything. */
const undoGivesBack = (damage?: Damage) =>
  fc.property(anySeries, anyActions, fc.nat(2), (given, actions, by) => {
    const story = begin(given, damage)
    for (const action of actions) {
      act(story, action)
      // Tidying that a command does on the way, such as forgetting old skips, is not an effect of the completion.
      const item = story.now().at(-1)
      if (!item || story.chore().skips.includes(item.slot)) continue
      const before = remembered(story)
      if (!story.tap(by, 'completeOccurrence', { id: item.chore.id, slot: item.slot })) continue
      hold(story.tap(by, 'reopenTask', { id: item.id }), 'it cannot be taken back')
      expect(remembered(story)).toStrictEqual(before)
    }
  })

/** After a command has stored its changes, some rows of a table are replaced. */
const storing =
  (on: 'completeOccurrence' | 'reopenTask', change: (each: Change, home: Home) => void): Damage =>
  (command, changes, home) => {
    if (command === on) for (const each of changes) change(each, home)
  }

const losing = (table: 'chores' | 'seats' | 'balances'): Damage =>
  storing('reopenTask', ({ table: changed, before }, home) => {
    if (changed === table && before !== null) home.put(table, before)
  })

const forgetting = (place: number, value: string): Damage =>
  storing('completeOccurrence', ({ table, after }, home) => {
    const row = table === 'tasks' ? (after as Task | null) : null
    if (!row?.before) return
    const kept = row.before.split(' ')
    kept[place] = value
    home.put('tasks', { ...row, before: kept.join(' ') })
  })

describe.each([
  [
    'the wanted day is one of the rule, and goes back only with an undo (3, C3, C9)',
    wantedDayMovesOn,
    {
      'an older completion taken back takes the chore back, too': storing(
        'reopenTask',
        ({ table, before: row }, home) => {
          const was = table === 'tasks' ? (row as Task | null) : null
          if (!was?.before) return
          const { wasClaimed: _, ...kept } = readBefore(was.before)
          const chore = home.get('chores', was.chore_id ?? '')
          if (chore) home.put('chores', { ...chore, ...kept })
        },
      ),
      'the slot settled last is not kept for the undo': forgetting(2, '2040-01-01'),
      'a day that was completed stays the wanted one': storing(
        'completeOccurrence',
        ({ table, before, after }, home) => {
          if (table !== 'chores' || !before || !after) return
          home.put(table, { ...after, slot: (before as Chore).slot })
        },
      ),
    },
  ],
  [
    'a completion that is taken back leaves nothing (7, C9)',
    undoGivesBack,
    {
      'the chore stays where the completion took it': losing('chores'),
      'the seat goes on counting it': losing('seats'),
      'the points stay': losing('balances'),
      'the run is not kept': forgetting(4, '0'),
      'the longest run is not kept': forgetting(5, '99'),
      'whose turn it was is not kept': forgetting(3, '0'),
      'a completion changes the rule as far as the undo knows': forgetting(0, '77'),
    },
  ],
] as const)('%s', (_, invariant, mutants) => {
  test.each([undefined, -1_971_438_159, -1_179_100_962])(
    'whatever people do, with seed %s',
    (seed) => {
      const runs = seed === undefined ? {} : { seed }
      expect(() => fc.assert(invariant() as fc.IProperty<unknown>, runs)).not.toThrow()
    },
  )

  test.each(Object.entries<Damage>(mutants))('and finds that %s', (_, damage) => {
    expect(fc.check(invariant(damage) as fc.IProperty<unknown>, MUTANT_RUNS).failed).toBe(true)
  })
})
