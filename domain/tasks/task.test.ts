/** The states of a task and the actions that they allow: screens check these before they offer an action. */
import { expect, test } from 'vitest'
import { DAY_MS } from '#domain/calendar.ts'
import { idOf, makeTask, monday } from '#domain/testing/make.ts'
import { canTakeBack } from './take-back.ts'
import { canClaim, canComplete, canEdit, canRelease, isPrivateLine, stateOf } from './task.ts'

const [maya, theo] = [idOf('Maya'), idOf('Theo')]
const later = (ms: number) => new Date(Date.parse(monday) + ms).toISOString()
const claimed = { claimed_by: theo, claimed_at: '2026-03-02T08:00:00.000Z' }
const done = { completed_at: monday, completions: 1 }
const doneByTheo = { ...claimed, ...done }
const approved = { ...doneByTheo, approved_by: maya }

test.each([
  [{}, 'open'],
  [claimed, 'claimed'],
  [done, 'awaiting_approval'],
  [doneByTheo, 'awaiting_approval'],
  [approved, 'approved'],
] as const)('a task %j is %s', (given, state) => {
  expect(stateOf(makeTask('Maya', given))).toBe(state)
})

const cases = [
  [
    'completed by whoever claimed it, else by its owner, once (T3, T5)',
    canComplete,
    [
      [{}, ['Maya']],
      [claimed, ['Theo']],
      [done, []],
      [doneByTheo, []],
    ],
  ],
  [
    'edited by its owner, while nobody else claimed it and it is not completed (T10)',
    canEdit,
    [
      [{}, ['Maya']],
      [{ claimed_by: maya, claimed_at: monday }, ['Maya']],
      [claimed, []],
      [done, []],
    ],
  ],
  [
    'released by the claimer alone at first, and never once completed (T5)',
    releasedAtOnce,
    [
      [{}, []],
      [claimed, ['Theo']],
      [{ claimed_by: maya, claimed_at: monday }, ['Maya']],
      [doneByTheo, []],
    ],
  ],
  [
    'released by its owner, too, after three days (T5)',
    releasedLater,
    [
      [{}, []],
      [claimed, ['Maya', 'Theo']],
      [{ claimed_by: theo, claimed_at: null }, ['Maya', 'Theo']],
      [doneByTheo, []],
    ],
  ],
  [
    'taken back by the performer, unless another approved it (T2)',
    takenBackAtOnce,
    [
      [{}, []],
      [done, ['Maya']],
      [doneByTheo, ['Theo']],
      [{ ...doneByTheo, approved_by: theo }, ['Theo']],
      [approved, []],
    ],
  ],
] as const

test.each(
  cases.flatMap(([rule, may, tasks]) =>
    tasks.map(([given, who]) => [rule, given, who, may] as const),
  ),
)('a task is %s: %j by %j', (_rule, given, who, may) => {
  const people = ['Maya', 'Theo', 'Nora'].filter((name) => may(makeTask('Maya', given), idOf(name)))
  expect(people).toEqual(who)
})

function releasedAtOnce(task: Parameters<typeof canRelease>[0], userId: string): boolean {
  return canRelease(task, userId, monday)
}
function releasedLater(task: Parameters<typeof canRelease>[0], userId: string): boolean {
  return canRelease(task, userId, later(3 * DAY_MS + 1))
}
function takenBackAtOnce(task: Parameters<typeof canTakeBack>[0], userId: string): boolean {
  return canTakeBack(task, userId, monday)
}

test.each([
  [{}, true],
  [{ is_shared: false }, false],
  [claimed, false],
  [done, false],
] as const)('a task %j can be claimed: %s (T5)', (given, can) => {
  expect(canClaim(makeTask('Maya', given))).toBe(can)
})

test('a task without its name is the line of a private one (T6)', () => {
  expect(isPrivateLine(makeTask('Maya', { name: '' }))).toBe(true)
  expect(isPrivateLine(makeTask('Maya'))).toBe(false)
})
