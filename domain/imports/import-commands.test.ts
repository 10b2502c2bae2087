/** Imports: which tasks are added, which exist already, for whom, and how many there may be (IM2, IM3, IM4). */
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { openOccurrence } from '#domain/chores/schedule.ts'
import { seriesOf } from '#domain/chores/series.ts'
import { addDays } from '#domain/days.ts'
import { derivedId } from '#domain/derived-id.ts'
import { matches } from '#domain/row-values.ts'
import { createHousehold } from '#domain/testing/household.ts'
import { idOf, makeAccount, makeUser, openSettings } from '#domain/testing/make.ts'
import type { Tx } from '#domain/tx.ts'
import type { ImportInput } from './import-fields.ts'
import { importedId } from './import.ts'

const limited = { ...openSettings, planLimits: true }
const monday = '2026-03-02T09:00:00.000Z'

function household(rows: Parameters<typeof createHousehold>[0]['rows'] = []) {
  return createHousehold({
    people: ['Maya', 'Theo', 'Nora'],
    partners: ['Maya+Theo'],
    rows: [['accounts', makeAccount('Maya', { plan: 'free' })], ...rows],
  })
}

const item = (more: Partial<ImportInput> = {}): ImportInput => ({
  source: 'donetick',
  source_id: '7',
  name: 'Windows',
  ...more,
})
const idIn = (source_id: string, source: ImportInput['source'] = 'donetick', name = 'Maya') =>
  importedId(idOf(name), { source, source_id })

test('a task comes with its day, its time and the person it is for (IM2, IM4)', () => {
  const { run, get } = household()
  const due = { due_on: '2026-03-05', due_time: '19:00', remind_at: '18:00' }
  const windows = item({ ...due, is_shared: true, people: [idOf('Theo')], checklist: 'In\nOut' })
  run(['Maya', 'importItems', { items: [windows] }])
  expect(get('tasks', idIn('7'))).toMatchObject({
    ...due,
    user_id: idOf('Maya'),
    name: 'Windows',
    due_zone: 'Europe/Berlin',
    assigned_to: idOf('Theo'),
    checklist: 'In\nOut',
    time_minutes: 30,
    completions: 0,
  })
})

test('a task without a day has no time either', () => {
  const { run, get } = household()
  run(['Maya', 'importItems', { items: [item({ due_time: '19:00', remind_at: '18:00' })] }])
  const none = { due_on: null, due_time: null, remind_at: null, due_zone: null }
  expect(get('tasks', idIn('7'))).toMatchObject(none)
})

test('a repeating task comes with its rule, its people in turns, and its pause (IM2)', () => {
  const { run, get, all } = household()
  const bins = item({
    name: 'Bins',
    is_shared: true,
    repeats: 'weekly',
    weekdays: 0b0010010,
    due_on: '2026-03-02',
    time_zone: 'America/New_York',
    people: [idOf('Theo'), idOf('Maya')],
    turns_order: 'least',
    approval: 'everyone',
    paused_from: '2026-03-02',
  })
  run(['Maya', 'importItems', { items: [bins] }])
  expect(get('chores', idIn('7'))).toMatchObject({
    repeats: 'weekly',
    starts_on: '2026-03-02',
    slot: '2026-03-03',
    time_zone: 'America/New_York',
    who: 'turns',
    turns_order: 'least',
    approval: 'everyone',
    if_missed: 'waits',
    paused_from: '2026-03-02',
    paused_until: null,
    rule_by: idOf('Maya'),
  })
  expect(all('seats').map(({ person, place }) => [person, place])).toEqual([
    [idOf('Theo'), 0],
    [idOf('Maya'), 1],
  ])
})

test('lists show the tasks of a call in their order: those without a day newest first, the rest oldest first (IM1)', () => {
  const { run, all } = household()
  const names = ['First', 'Second', 'Third']
  const kinds = [{}, { due_on: '2026-03-03' }, { repeats: 'daily' as const }]
  const items = names.flatMap((name) =>
    kinds.map((kind, place) => item({ ...kind, name, source_id: `${name} ${place}` })),
  )
  run(['Maya', 'importItems', { items }])
  const oldestFirst = [...all('tasks'), ...all('chores')].toSorted((a, b) =>
    a.created_at < b.created_at ? -1 : 1,
  )
  const undated = oldestFirst.filter((row) => 'due_on' in row && row.due_on === null)
  const others = oldestFirst.filter((row) => !undated.includes(row))
  expect(undated.map(({ name }) => name)).toEqual(names.toReversed())
  expect(others.map(({ name }) => name)).toEqual(names.flatMap((name) => [name, name]))
})

test('importing again adds and changes nothing, also what became a repeating task meanwhile (IM2)', () => {
  const { run, all, changesOf } = household()
  run(['Maya', 'importItems', { items: [item(), item()] }])
  expect(all('tasks')).toHaveLength(1)
  const again = item({ name: 'Other', repeats: 'daily' })
  expect(changesOf(['Maya', 'importItems', { items: [item(), again] }])).toEqual([])
  // The same ids from another program, or for another person, are different ones.
  run(['Maya', 'importItems', { items: [item({ source: 'todoist' })] }])
  run(['Theo', 'importItems', { items: [item()] }])
  expect(all('tasks')).toHaveLength(3)
})

test('a row of one’s own that left as a file is here already; another’s is not (IM5)', () => {
  const { run, all, changesOf } = household()
  run(['Maya', 'createTask', { id: idOf('own'), name: 'Own' }])
  run(['Maya', 'createChore', { id: idOf('chore'), name: 'C', repeats: 'daily', time_zone: 'UTC' }])
  const file = ['own', 'chore'].map((name) => item({ source: 'csv', source_id: idOf(name) }))
  expect(changesOf(['Maya', 'importItems', { items: file }])).toEqual([])
  run(['Theo', 'importItems', { items: file }])
  expect(all('tasks').filter(({ user_id }) => user_id === idOf('Theo'))).toHaveLength(2)
})

test('nobody sits on the id of somebody’s import, with a task or a repeating one (C2, IM2)', () => {
  const { refusal } = household()
  const taken = { id: idIn('7'), name: 'Mine', repeats: 'daily', time_zone: 'UTC' } as const
  for (const name of ['createTask', 'createChore'] as const)
    expect([name, refusal(['Theo', name, taken])?.code]).toEqual([name, 'id_conflict'])
  // A call over REST that may be repeated gets an id that is derived from it.
  const made = { ...taken, id: derivedId('a call', 'id') }
  expect(refusal(['Theo', 'createChore', made], { mutationId: 'a call' })).toBeNull()
})

test('a task that was paid, deleted and imported again is paid once more under a new number (P2)', () => {
  const { run, get, pointsOf } = household()
  const id = idIn('7')
  run(['Maya', 'importItems', { items: [item({ time_minutes: 20 })] }])
  run(['Maya', 'completeTask', { id }])
  run(['Maya', 'reopenTask', { id }])
  run(['Maya', 'deleteTask', { id }])
  run(['Maya', 'importItems', { items: [item({ time_minutes: 30 })] }])
  run(['Maya', 'completeTask', { id }])
  expect(get('tasks', id)).toMatchObject({ completions: 2 })
  expect(pointsOf('Maya')).toBe(30)
})

test('one whose first completion was paid to somebody who has left goes on after the last (P2, F5)', () => {
  const { run, get, all, drop, pointsOf } = household()
  const id = idIn('7')
  const bring = () =>
    run(['Maya', 'importItems', { items: [item({ time_minutes: 20, is_shared: true })] }])
  const doneBy = (name: string) => {
    if (name !== 'Maya') run([name, 'claimTask', { id }])
    run([name, 'completeTask', { id }])
    run([name, 'reopenTask', { id }])
    if (name !== 'Maya') run([name, 'releaseTask', { id }])
  }
  bring()
  doneBy('Theo')
  doneBy('Maya')
  run(['Maya', 'deleteTask', { id }])
  for (const entry of all('entries')) if (entry.user_id === idOf('Theo')) drop('entries', entry.id)
  bring()
  run(['Maya', 'completeTask', { id }])
  expect(get('tasks', id)?.completions).toBe(3)
  expect(pointsOf('Maya')).toBe(20)
})

test('a repeating task that is imported again wants no day that was done before (C10)', () => {
  const { run, get, all, pointsOf } = household()
  const daily = item({
    repeats: 'daily',
    if_missed: 'waits',
    due_on: '2026-03-02',
    time_minutes: 5,
  })
  const id = idIn('7')
  run(['Maya', 'importItems', { items: [daily] }], { at: monday })
  run(['Maya', 'completeTask', { id, slot: '2026-03-02' }], { at: monday })
  run(['Maya', 'deleteChore', { id }], { at: monday })
  run(['Maya', 'importItems', { items: [daily] }], { at: monday })
  const chore = get('chores', id)
  if (!chore) throw new Error('It is back')
  const reader = readerOf(all)
  expect(openOccurrence(seriesOf(reader, chore), '2026-03-03')?.slot).toBe('2026-03-03')
  run(['Maya', 'completeTask', { id, slot: '2026-03-03' }], { at: '2026-03-03T09:00:00.000Z' })
  expect(pointsOf('Maya')).toBe(10)
})

function readerOf(all: ReturnType<typeof createHousehold>['all']): Pick<Tx, 'select'> {
  return {
    select: (table, where) => all(table).filter((row) => matches(row, where)),
  }
}

test('whoever is no partner is left out, and of a private one everybody else (IM4)', () => {
  const { run, get, all } = household()
  const [theo, nora, maya] = [idOf('Theo'), idOf('Nora'), idOf('Maya')]
  const daily = { repeats: 'daily', time_zone: 'UTC' } as const
  run([
    'Maya',
    'importItems',
    {
      items: [
        item({ source_id: 'stranger', is_shared: true, people: [nora] }),
        item({ source_id: 'private', people: [theo] }),
        item({ source_id: 'two', is_shared: true, people: [theo, maya] }),
        item({ source_id: 'c one', ...daily, is_shared: true, people: [nora, theo, theo] }),
        item({ source_id: 'c none', ...daily, is_shared: true, people: [nora] }),
        item({ source_id: 'c private', ...daily, people: [theo, maya] }),
      ],
    },
  ])
  const forWhom = ['stranger', 'private', 'two'].map((id) => get('tasks', idIn(id))?.assigned_to)
  expect(forWhom).toEqual([null, null, null])
  const who = ['c one', 'c none', 'c private'].map((id) => get('chores', idIn(id))?.who)
  expect(who).toEqual(['person', 'anyone', 'person'])
  expect(all('seats').map(({ person }) => person)).toEqual([theo, maya])
})

test('a child imports for itself alone, and cannot do away with approval (C26, IM4)', () => {
  const { run, get } = household([['users', makeUser('Theo', { is_child: true })]])
  const shared = { repeats: 'daily', is_shared: true, approval: 'nobody' } as const
  run(['Theo', 'importItems', { items: [item({ ...shared, people: [idOf('Maya')] })] }])
  expect(get('chores', idIn('7', 'donetick', 'Theo'))).toMatchObject({
    is_shared: false,
    who: 'anyone',
    approval: 'children',
  })
})

test('a rule that is not whole is refused with the item and the field', () => {
  const { refusal } = household()
  const items = [item(), item({ source_id: '8', repeats: 'weekly' })]
  expect(refusal(['Maya', 'importItems', { items }])).toEqual({
    code: 'invalid_args',
    message: 'Choose at least one day',
    details: { field: 'items.1.weekdays' },
  })
})

test.each<[Partial<ImportInput>, string]>([
  [{ due_on: '2099-01-01' }, 'due_on'],
  [{ paused_from: '2026-03-02', paused_until: '2026-03-01' }, 'paused_until'],
])('a refusal of %o names the field as the item does', (given, field) => {
  const items = [item({ repeats: 'daily', ...given })]
  expect(household().refusal(['Maya', 'importItems', { items }])?.details).toMatchObject({
    field: `items.0.${field}`,
  })
})

test.each([0, 51])('%i items a call are refused', (count) => {
  const items = Array.from({ length: count }, (_, n) => item({ source_id: String(n) }))
  expect(household().refusal(['Maya', 'importItems', { items }])).toMatchObject({
    code: 'invalid_args',
    message: 'Up to 50 tasks at once',
  })
})

test.each(['', ' ', 'x'.repeat(201)])('the id %o of a source is refused', (source_id) => {
  const items = [item({ source_id })]
  expect(household().refusal(['Maya', 'importItems', { items }])).toMatchObject({
    message: 'source_id must have 1 to 200 characters',
    details: { field: 'items.0.source_id' },
  })
})

test('no more than 200 repeating tasks (C22)', () => {
  const { run, refusal } = household()
  const bring = (from: number): ImportInput[] =>
    Array.from({ length: 50 }, (_, n) => item({ source_id: `${from + n}`, repeats: 'daily' }))
  for (const from of [0, 50, 100, 150]) run(['Maya', 'importItems', { items: bring(from) }])
  expect(refusal(['Maya', 'importItems', { items: bring(200) }])).toMatchObject({
    code: 'chore_limit',
    message: 'You can have up to 200 repeating tasks',
  })
})

test('the free plan includes 100 imported tasks a month, beside those of the day (IM3)', () => {
  const { run, refusal, all } = household()
  const bring = (from: number, count = 50): ImportInput[] =>
    Array.from({ length: count }, (_, n) => item({ source_id: `${from + n}` }))
  const settings = limited
  run(['Maya', 'importItems', { items: bring(0) }], { settings })
  run(['Maya', 'importItems', { items: bring(0) }], { settings })
  run(['Maya', 'importItems', { items: bring(50, 49) }], { settings })
  expect(refusal(['Maya', 'importItems', { items: bring(90, 11) }], { settings })).toEqual({
    code: 'limit_reached',
    message: 'The free plan includes 100 imported tasks a month',
    details: { limit: 100, left: 1 },
  })
  run(['Maya', 'importItems', { items: bring(90, 10) }], { settings })
  expect(all('usages')).toMatchObject([{ id: `${idOf('Maya')}:2026-03`, tasks: 0, imports: 100 }])
  for (const n of [1, 2, 3, 4, 5])
    run(['Maya', 'createTask', { id: idOf(`t${n}`), name: 'One of the day' }], { settings })
  // A month later there are 100 more; other plans, and servers without limits, have no limit.
  run(['Maya', 'importItems', { items: bring(100) }], { settings, at: '2026-04-01T09:00:00.000Z' })
  run(['Maya', 'importItems', { items: bring(200) }])
  run(['Theo', 'importItems', { items: bring(0) }])
})

const anyItem = fc.record({
  source: fc.constantFrom('donetick' as const, 'todoist' as const, 'csv' as const),
  source_id: fc.constantFrom('1', '2', '3', idOf('own')),
  name: fc.constantFrom('Bins', 'Windows'),
  repeats: fc.constantFrom(null, 'daily' as const, 'after_done' as const),
  due_on: fc.nat(9).map((days) => addDays('2026-03-01', days)),
  is_shared: fc.boolean(),
  people: fc.subarray([idOf('Maya'), idOf('Theo'), idOf('Nora')]),
})

test('importing twice equals importing once, whatever is imported (IM2)', () => {
  fc.assert(
    fc.property(fc.array(anyItem, { minLength: 1, maxLength: 8 }), (items) => {
      const { run, all, changesOf } = household()
      run(['Maya', 'createTask', { id: idOf('own'), name: 'Own' }])
      run(['Maya', 'importItems', { items }], { at: monday })
      const once = [all('tasks'), all('chores'), all('seats')]
      const later = { at: '2026-03-09T09:00:00.000Z' }
      expect(changesOf(['Maya', 'importItems', { items: items.toReversed() }], later)).toEqual([])
      expect([all('tasks'), all('chores'), all('seats')]).toEqual(once)
    }),
  )
})
