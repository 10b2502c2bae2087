/** Tasks that are exported to our own CSV format come back the same (IM5). */
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { MAX_CHORES } from '#domain/chores/chore.ts'
import type { CommandInput } from '#domain/commands.ts'
import { addDays } from '#domain/days.ts'
import { MAX_IMPORT_CALL } from '#domain/imports/import.ts'
import { createHousehold } from '#domain/testing/household.ts'
import { idOf } from '#domain/testing/make.ts'
import { read, reader } from './testing/reader.ts'
import { ownCsv } from './write-own-csv.ts'

const at = '2026-11-21T10:00:00.000Z'
type Household = ReturnType<typeof createHousehold>

/** Maya with Theo and Juno; a second household has people of the same names. */
function household(): Household {
  return createHousehold({ people: ['Maya', 'Theo', 'Juno'], partners: ['Maya+Theo', 'Maya+Juno'] })
}

const names = new Map(['Maya', 'Theo', 'Juno'].map((name) => [idOf(name), name]))

function exported({ all }: Household): string {
  const tasks = all('tasks').filter((task) => task.completed_at === null && task.chore_id === null)
  const own = { tasks, chores: all('chores'), seats: all('seats'), rooms: all('rooms') }
  return ownCsv(own, (id) => names.get(id) ?? null)
}

function bring({ run }: Household, file: string): void {
  const items = read(file, reader).drafts.map(({ item }) => item)
  for (let from = 0; from < items.length; from += MAX_IMPORT_CALL)
    run(['Maya', 'importItems', { items: items.slice(from, from + MAX_IMPORT_CALL) }], { at })
}

/** Everything in a row except its ids and times, and its memory of the past. */
function said({ all }: Household) {
  const tasks = all('tasks').map(({ id: _, created_at: __, ...task }) => task)
  const chores = all('chores').map(
    ({ id, created_at: _, starts_on: __, turn: ___, run: ____, best_run: _____, ...chore }) => ({
      ...chore,
      people: all('seats')
        .filter(({ chore_id }) => chore_id === id)
        .toSorted((a, b) => a.place - b.place)
        .map(({ person }) => person),
    }),
  )
  return [tasks, chores].map((rows) => rows.map((row) => JSON.stringify(row)).toSorted())
}

const bins = {
  id: idOf('bins'),
  name: '=Bins; "blue"',
  description: "'+ to the kerb,\nearly",
  time_minutes: 15,
  effort_level: 'difficult',
  is_shared: true,
  checklist: '- Paper\n@Glass',
  repeats: 'monthly_weekday',
  every: 2,
  weekdays: 0b10,
  month_week: 5,
  months: 0b010101010101,
  starts_on: '2026-11-24',
  ends_on: '2028-01-31',
  due_time: '19:00',
  remind_at: '18:00',
  time_zone: 'America/New_York',
  if_missed: 'moves_on',
  who: 'turns',
  people: [idOf('Maya'), idOf('Theo'), idOf('Juno')],
  starts_with: idOf('Theo'),
  turns_change: 'week',
  approval: 'everyone',
  needs_photo: true,
} as const satisfies Omit<CommandInput<'createChore'>, 'people'> & { people: readonly string[] }

test('a repeating task comes back with its rule, its people from whose turn it is, and its pause', () => {
  const home = household()
  home.run(['Maya', 'createChore', { ...bins, people: [...bins.people] }], { at })
  home.run(['Maya', 'pauseChore', { id: bins.id, from_on: '2026-11-20', until_on: '2026-12-06' }], {
    at,
  })
  const other = household()
  bring(other, exported(home))
  const [chore] = other.all('chores')
  expect(chore).toMatchObject({
    name: bins.name,
    description: bins.description,
    month_week: 5,
    slot: home.get('chores', bins.id)?.slot,
    paused_from: '2026-11-20',
    paused_until: '2026-12-06',
  })
  const seats = other.all('seats').toSorted((a, b) => a.place - b.place)
  expect(seats.map(({ person }) => names.get(person))).toEqual(['Theo', 'Juno', 'Maya'])
})

test('a plain task comes back with its day and its person', () => {
  const home = household()
  const task = {
    id: idOf('own'),
    name: "'-Tax",
    due_on: '2026-12-05',
    due_time: '12:00',
    due_zone: 'UTC',
    assigned_to: idOf('Theo'),
    is_shared: true,
  }
  home.run(['Maya', 'createTask', task], { at })
  const other = household()
  bring(other, exported(home))
  expect(said(other)).toEqual(said(home))
})

test('a room comes back by its name, of a plain task and a repeating one', () => {
  const home = household()
  home.run(['Maya', 'createRoom', { id: idOf('kitchen'), name: '=Kitchen' }], { at })
  const room_id = idOf('kitchen')
  home.run(['Maya', 'createTask', { id: idOf('own'), name: 'Tax', room_id }], { at })
  home.run(['Maya', 'createTask', { id: idOf('other'), name: 'Lawn' }], { at })
  home.run(['Maya', 'createChore', { ...bins, people: [...bins.people], room_id }], { at })
  const { drafts } = read(exported(home), reader)
  expect(drafts.map(({ item, room }) => [item.name, room])).toEqual([
    ['Tax', '=Kitchen'],
    ['Lawn', null],
    [bins.name, '=Kitchen'],
  ])
})

test('a file of the same account adds nothing; neither does one that was brought before', () => {
  const home = household()
  home.run(['Maya', 'createChore', { ...bins, people: [...bins.people] }], { at })
  home.run(['Maya', 'createTask', { id: idOf('own'), name: 'Tax' }], { at })
  const before = said(home)
  const file = exported(home)
  bring(home, file)
  expect(said(home)).toEqual(before)
  const other = household()
  bring(other, file)
  bring(other, file)
  expect([other.all('tasks').length, other.all('chores').length]).toEqual([1, 1])
})

test('one that has ended is not in the file', () => {
  const home = household()
  const over = { repeats: 'daily', starts_on: '2026-11-21', ends_on: '2026-11-21' } as const
  home.run(['Maya', 'createChore', { id: idOf('c'), name: 'C', time_zone: 'UTC', ...over }], { at })
  home.run(['Maya', 'completeTask', { id: idOf('c'), slot: '2026-11-21' }], { at })
  expect(exported(home).trimEnd().split('\r\n')).toHaveLength(1)
})

const anyText = fc.oneof(
  fc.string({ maxLength: 60, unit: 'grapheme' }),
  fc.string({
    maxLength: 8,
    unit: fc.constantFrom("'", '=', '+', '-', '@', '\t', '"', ',', ';', '\n', 'a'),
  }),
)
const named = fc
  .tuple(fc.constantFrom('', "'", '=', '-', '+@'), anyText)
  .map((parts) => `${parts.join('')}x`)
const day = fc.nat(60).map((days) => addDays('2026-11-21', days))
const details = {
  name: named,
  description: anyText,
  time_minutes: fc.integer({ min: 1, max: 1440 }),
  effort_level: fc.constantFrom('easy' as const, 'difficult' as const, 'extreme' as const),
  is_shared: fc.constant(true),
}
const anyTask = fc.record({
  ...details,
  due_on: fc.option(day),
  assigned_to: fc.option(fc.constantFrom(...names.keys())),
})
const rule = fc.oneof(
  fc.record({ repeats: fc.constant('daily' as const), every: fc.integer({ min: 1, max: 365 }) }),
  fc.record({
    repeats: fc.constant('weekly' as const),
    every: fc.integer({ min: 1, max: 52 }),
    weekdays: fc.integer({ min: 1, max: 127 }),
  }),
  fc.record({
    repeats: fc.constant('monthly_day' as const),
    every: fc.constantFrom(1, 2, 12, 24),
    month_day: fc.integer({ min: 1, max: 31 }),
  }),
  fc.record({
    repeats: fc.constant('monthly_weekday' as const),
    every: fc.constantFrom(1, 3, 12),
    weekdays: fc.nat(6).map((place) => 1 << place),
    month_week: fc.integer({ min: 1, max: 5 }),
  }),
  fc.record({
    repeats: fc.constant('after_done' as const),
    every: fc.integer({ min: 1, max: 730 }),
    months: fc.constantFrom(0, 0b111),
  }),
)
const anyChore = fc.tuple(
  fc.record({
    ...details,
    starts_on: day,
    if_missed: fc.constantFrom('waits' as const, 'moves_on' as const),
  }),
  rule,
  fc.subarray([...names.keys()]),
)

test('whatever somebody has leaves as a file and comes to another account the same, once', () => {
  fc.assert(
    fc.property(
      fc.array(anyTask, { maxLength: 4 }),
      fc.array(anyChore, { maxLength: 4 }),
      (tasks, chores) => {
        fc.pre(tasks.length + chores.length > 0 && chores.length < MAX_CHORES)
        const home = household()
        for (const [place, task] of tasks.entries())
          home.run(
            ['Maya', 'createTask', { id: idOf(`t${place}`), due_zone: 'Europe/Berlin', ...task }],
            { at },
          )
        for (const [place, [chore, rules, people]] of chores.entries()) {
          const kinds = ['anyone', 'person', 'turns', 'turns'] as const
          const who = kinds[people.length] ?? 'anyone'
          const input = { id: idOf(`c${place}`), time_zone: 'Europe/Berlin', who, people }
          home.run(['Maya', 'createChore', { ...input, ...chore, ...rules }], { at })
        }
        const other = household()
        bring(other, exported(home))
        expect(said(other)).toEqual(said(home))
        bring(other, exported(home))
        expect(said(other)).toEqual(said(home))
      },
    ),
  )
})
