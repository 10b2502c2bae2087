/** The mappings of Donetick, one row each (IM1, IM4); docs/imports.md has them for people. */
import { expect, test } from 'vitest'
import { ruleText } from '#domain/chores/rule-text.ts'
import { idOf } from '#domain/testing/make.ts'
import { donetickChore, read } from '#web/features/imports/testing/reader.ts'

const members = [
  { userId: 1, username: 'maya', displayName: 'Maya' },
  { userId: 2, username: 'theo' },
  { userId: 3, username: 'sam', displayName: 'Sam' },
]

function drafts(...chores: readonly Readonly<Record<string, unknown>>[]) {
  const file = { res: chores.map((chore) => donetickChore(chore)), members }
  return read(JSON.stringify(file)).drafts
}

const weekdays = (...days: readonly string[]) => ({
  frequencyType: 'days_of_the_week',
  frequencyMetadata: { days },
})
const ofMonth = (occurrences: readonly number[], weekPattern = 'week_of_month') => ({
  frequencyType: 'days_of_the_week',
  frequencyMetadata: { days: ['tuesday'], weekPattern, occurrences },
})
const every = (frequency: number, unit: string) => ({
  frequencyType: 'interval',
  frequency,
  frequencyMetadata: { unit },
})
const rolling = { isRolling: true }

/** Nov 24, 2026 is a Tuesday. */
test.each([
  ['once', { frequencyType: 'once' }, [null], []],
  ['no_repeat', { frequencyType: 'no_repeat' }, [null], []],
  ['daily', { frequencyType: 'daily' }, ['Every day'], []],
  ['weekly', { frequencyType: 'weekly' }, ['Every Tuesday'], []],
  ['monthly', { frequencyType: 'monthly' }, ['Every month on the 24th'], []],
  ['yearly', { frequencyType: 'yearly' }, ['Every year on the 24th of November'], []],
  ['weekdays', weekdays('monday', 'friday'), ['Every Monday and Friday'], []],
  ['no weekday', weekdays(), [null], ['rhythm']],
  [
    'the first and the last Tuesday of the month',
    ofMonth([1, -1]),
    ['Every month on the first Tuesday', 'Every month on the last Tuesday'],
    [],
  ],
  ['the fifth Tuesday', ofMonth([5]), ['Every month on the last Tuesday'], ['rhythm']],
  [
    'the second Tuesday of the quarter',
    ofMonth([2], 'week_of_quarter'),
    ['Every month on the second Tuesday, only January, April, July and October'],
    [],
  ],
  [
    'the last Tuesday of the quarter',
    ofMonth([-1], 'week_of_quarter'),
    ['Every month on the last Tuesday, only March, June, September and December'],
    [],
  ],
  [
    'the sixth Tuesday of the quarter',
    ofMonth([6], 'week_of_quarter'),
    ['Every month on the second Tuesday, only February, May, August and November'],
    ['rhythm'],
  ],
  [
    'weeks by the name of an older version',
    {
      frequencyType: 'days_of_the_week',
      frequencyMetadata: { days: ['tuesday'], weekPattern: 'week_of_month', weekNumbers: [2] },
    },
    ['Every month on the second Tuesday'],
    [],
  ],
  [
    'metadata as text',
    {
      frequencyType: 'days_of_the_week',
      frequencyMetadata: '{"days":["saturday"]}',
    },
    ['Every Saturday'],
    [],
  ],
  [
    'a day of the month',
    {
      frequencyType: 'day_of_the_month',
      frequency: 31,
      frequencyMetadata: { months: ['january', 'march'] },
    },
    ['Every month on the 31st, in shorter months on the last day, only January and March'],
    [],
  ],
  [
    'a day of every month',
    {
      frequencyType: 'day_of_the_month',
      frequency: 5,
      frequencyMetadata: {
        months:
          'january february march april may june july august september october november december'.split(
            ' ',
          ),
      },
    },
    ['Every month on the 5th'],
    [],
  ],
  ['a wrong day', { frequencyType: 'day_of_the_month', frequency: 32 }, [null], ['rhythm']],
  ['every 3 days', every(3, 'days'), ['Every 3 days'], []],
  ['every 2 weeks', every(2, 'weeks'), ['Every 2 weeks on Tuesday'], []],
  ['every 3 months', every(3, 'months'), ['Every 3 months on the 24th'], []],
  ['every 2 years', every(2, 'years'), ['Every 2 years on the 24th of November'], []],
  ['every 48 hours', every(48, 'hours'), ['Every 2 days'], []],
  ['every 6 hours', every(6, 'hours'), ['Every day'], ['rhythm']],
  ['every 3 years', every(3, 'years'), ['Every 2 years on the 24th of November'], ['rhythm']],
  ['a giant interval', every(1e308, 'days'), ['Every 365 days'], ['rhythm']],
  ['every 0 days', every(0, 'days'), ['Every day'], ['rhythm']],
  ['an unknown unit', every(3, 'moons'), [null], ['rhythm']],
  ['rolling daily', rolling, ['1 day after it is done'], []],
  ['rolling weekly', { ...rolling, frequencyType: 'weekly' }, ['1 week after it is done'], []],
  ['rolling 10 days', { ...rolling, ...every(10, 'days') }, ['10 days after it is done'], []],
  ['rolling 2 weeks', { ...rolling, ...every(2, 'weeks') }, ['2 weeks after it is done'], []],
  [
    'rolling monthly',
    { ...rolling, frequencyType: 'monthly' },
    ['30 days after it is done'],
    ['rhythm'],
  ],
  [
    'rolling yearly',
    { ...rolling, frequencyType: 'yearly' },
    ['365 days after it is done'],
    ['rhythm'],
  ],
  ['adaptive', { frequencyType: 'adaptive' }, ['1 week after it is done'], ['rhythm']],
  ['trigger', { frequencyType: 'trigger' }, [null], ['rhythm']],
  ['another type', { frequencyType: 'toString' }, [null], ['rhythm']],
])('%s', (_, chore, rules, checks) => {
  const found = drafts(chore)
  expect(found.map((draft) => draft.chore && ruleText(draft.chore))).toEqual(rules)
  for (const draft of found) expect(draft.checks.map(({ is }) => is)).toEqual(checks)
})

test('the day and time are those of its zone', () => {
  const late = { nextDueDate: '2026-11-24T23:30:00Z' }
  const [berlin, newYork, unknown] = drafts(
    late,
    { ...late, frequencyMetadata: { timezone: 'America/New_York' } },
    { ...late, frequencyMetadata: { timezone: 'Mars/Olympus' } },
  )
  expect(berlin?.item).toMatchObject({ due_on: '2026-11-25', due_time: '00:30' })
  expect(newYork?.item).toMatchObject({
    due_on: '2026-11-24',
    due_time: '18:30',
    time_zone: 'America/New_York',
  })
  expect(unknown?.item).toMatchObject({ due_on: '2026-11-25', time_zone: 'Europe/Berlin' })
})

test.each([
  ['no day', { nextDueDate: null }, 'day', '2026-11-21'],
  ['the year 1', { nextDueDate: '0001-01-01T00:00:00Z' }, 'day', '2026-11-21'],
  ['no date at all', { nextDueDate: 'soon' }, 'day', '2026-11-21'],
  [
    'a day three years ago',
    { ...every(2, 'days'), nextDueDate: '2023-11-20T11:00:00Z' },
    'day',
    '2026-11-22',
  ],
  ['a day in a century', { nextDueDate: '2126-11-20T11:00:00Z' }, 'day', '2026-11-21'],
])('%s: it begins on a day that counts, to be checked', (_, chore, check, slot) => {
  const [draft] = drafts(chore)
  expect(draft?.checks[0]?.is).toBe(check)
  expect(draft?.chore?.slot).toBe(slot)
})

test.each([
  ['points', { points: 15 }, 15, []],
  ['no points', { points: null }, 30, []],
  ['0 points', { points: 0 }, 30, []],
  ['a giant number', { points: 1e300 }, 1440, ['minutes']],
  ['a negative number', { points: -5 }, 1, ['minutes']],
])('%s become minutes at easy', (_, chore, minutes, checks) => {
  const [draft] = drafts(chore)
  expect(draft?.item).toMatchObject({ time_minutes: minutes, effort_level: 'easy' })
  expect(draft?.checks.map(({ is }) => is)).toEqual(checks)
})

test('subtasks become steps, in their order', () => {
  const subTasks = [
    { id: 1, orderId: 2, name: 'Outside', completedAt: null },
    { id: 2, orderId: 1, name: 'Inside' },
  ]
  expect(drafts({ subTasks })[0]?.item.checklist).toBe('Inside\nOutside')
})

test('a paused one stays paused, and one that was done for good is left out', () => {
  const [archived, paused] = drafts({ isActive: false }, { status: 2 })
  expect([archived, paused].map((draft) => draft?.item.paused_from)).toEqual([
    '2026-11-21',
    '2026-11-21',
  ])
  const [only, ...others] = drafts({ frequencyType: 'once', isActive: false }, { name: 'Left' })
  expect([only?.item.name, others]).toEqual(['Left', []])
})

const assigned = (strategy: string, assignedTo: number | null, ...ids: readonly number[]) => ({
  assignStrategy: strategy,
  assignedTo,
  assignees: ids.map((userId) => ({ userId })),
})
const [maya, theo] = [idOf('Maya'), idOf('Theo')]

test.each([
  ['nobody', assigned('no_assignee', null, 1), [], 'round', []],
  ['one', assigned('random', 2, 2), [theo], 'shuffle', []],
  ['in turn, from the next one on', assigned('round_robin', 2, 1, 2), [theo, maya], 'round', []],
  ['fewest', assigned('least_completed', 1, 1, 2), [maya, theo], 'least', []],
  ['always the same', assigned('keep_last_assigned', 2, 1, 2), [theo], 'round', []],
  ['somebody unknown', assigned('random', 3, 3), [], 'shuffle', ['people']],
  ['somebody without a name', assigned('random', 9, 9), [], 'shuffle', ['people']],
] as const)('%s: people by their names, else anyone (IM4)', (_, chore, ...expected) => {
  const [people, turns_order, checks] = expected
  const [draft] = drafts(chore)
  expect(draft?.item).toMatchObject({ people, turns_order, is_shared: true })
  expect(draft?.checks.map(({ is }) => is)).toEqual(checks)
})

test('one that does not repeat is for whoever is next, and those after them are to be checked', () => {
  const [draft] = drafts({ frequencyType: 'once', ...assigned('random', 2, 1, 2) })
  expect(draft?.item.people).toEqual([theo])
  expect(draft?.checks).toEqual([{ is: 'people' }])
})

test('texts, privacy and approval come along', () => {
  const [draft] = drafts({
    description: '<p>Use the <b>blue</b> cloth &amp; vinegar</p><ul><li>dry</li></ul>',
    isPrivate: true,
    requireApproval: true,
  })
  expect(draft?.item).toMatchObject({
    source: 'donetick',
    source_id: '12',
    description: 'Use the blue cloth & vinegar\n- dry',
    is_shared: false,
    approval: 'everyone',
  })
})

test('each task of one chore has an id of its own, the same every time', () => {
  const ids = () => drafts(ofMonth([1, 2, -1])).map(({ item }) => item.source_id)
  expect(ids()).toEqual(['12', '12:2', '12:3'])
  expect(ids()).toEqual(ids())
})

test.each([
  ['a list', (chore: object) => [chore]],
  ['an answer', (chore: object) => ({ res: [chore] })],
  ['a file with chores', (chore: object) => ({ chores: [chore] })],
])('%s is read', (_, wrap) => {
  const { source, drafts: found } = read(JSON.stringify(wrap(donetickChore())))
  expect([source, found.length]).toEqual(['donetick', 1])
})
