/** The commands made from a line are those that a form would send, and the household accepts all (T28, C4, T12). */
import { expect, test } from 'vitest'
import { importedId } from '#domain/imports/import.ts'
import { createHousehold } from '#domain/testing/household.ts'
import { idOf, makeAccount, makeChild, openSettings } from '#domain/testing/make.ts'
import { quickCommand, quickItem } from './quick-commands.ts'
import type { QuickContext } from './quick-task.ts'
import { readLine } from './read-line.ts'
import { englishLines } from './testing/english-lines.ts'

const named = (name: string) => ({ id: idOf(name), name })
const context: QuickContext = {
  today: '2026-08-17',
  me: named('Maya'),
  isChild: false,
  partners: [named('Theo'), named('Juno')],
  rooms: [],
}
const maker = { id: idOf('new'), me: idOf('Maya'), isChild: false, timeZone: 'Europe/Vienna' }
const commandOf = (line: string) => quickCommand(readLine(line, context), maker)

const household = () =>
  createHousehold({ people: ['Maya', 'Theo', 'Juno'], partners: ['Maya+Theo', 'Maya+Juno'] })

test.each(englishLines.filter(([, said]) => !said.startsWith(' ')))(
  '%s is accepted by the household (T28)',
  (line) => {
    const home = household()
    const { name, input } = commandOf(line)
    home.run(['Maya', name, input], { at: '2026-08-17T10:00:00.000Z' })
    expect(home.get(name === 'createTask' ? 'tasks' : 'chores', maker.id)).not.toBeNull()
  },
)

test.each(englishLines.filter(([, said]) => !said.startsWith(' ')))(
  '%s becomes the same as one of several (T28)',
  (line) => {
    const [alone, among] = [household(), household()]
    const at = { at: '2026-08-17T10:00:00.000Z' }
    const { name, input } = commandOf(line)
    alone.run(['Maya', name, input], at)
    const item = quickItem(readLine(line, context), maker)
    among.run(['Maya', 'importItems', { items: [item] }], at)
    const table = name === 'createTask' ? 'tasks' : 'chores'
    const id = importedId(maker.me, { source: 'lines', source_id: maker.id })
    const row = alone.get(table, maker.id)
    // Items of one call are a moment apart.
    expect({ ...among.get(table, id), id: maker.id, created_at: row?.created_at }).toEqual(row)
    const seats = (home: typeof alone) =>
      home.all('seats').map(({ person, place }) => [person, place])
    expect(seats(among)).toEqual(seats(alone))
  },
)

test('several lines count for the month and not for the day of the free plan (S1, IM3)', () => {
  const home = createHousehold({
    people: ['Maya'],
    rows: [['accounts', makeAccount('Maya', { plan: 'free' })]],
  })
  const items = Array.from({ length: 10 }, (_, n) =>
    quickItem(readLine(`Errand ${n}`, context), { ...maker, id: idOf(`line ${n}`) }),
  )
  home.run(['Maya', 'importItems', { items }], { settings: { ...openSettings, planLimits: true } })
  expect(home.all('tasks')).toHaveLength(10)
  expect(home.all('usages')).toMatchObject([{ tasks: 0, imports: 10 }])
})

test('a line with a day is a task, in the zone where it was typed (T12)', () => {
  expect(commandOf('Call mum tomorrow 19:00 @Theo 10 min hard')).toMatchObject({
    name: 'createTask',
    input: {
      name: 'Call mum',
      due_on: '2026-08-18',
      due_time: '19:00',
      due_zone: 'Europe/Vienna',
      assigned_to: idOf('Theo'),
      is_shared: true,
      time_minutes: 10,
      effort_level: 'difficult',
    },
  })
  expect(commandOf('Call mum').input).toMatchObject({ assigned_to: null, is_shared: false })
})

test('a line with a rule repeats, for one person or in turns in their order (C11)', () => {
  expect(commandOf('Bins every tue 19:00 @Juno @me')).toMatchObject({
    name: 'createChore',
    input: {
      repeats: 'weekly',
      weekdays: 0b10,
      due_time: '19:00',
      time_zone: 'Europe/Vienna',
      who: 'turns',
      people: [idOf('Juno'), idOf('Maya')],
      is_shared: true,
    },
  })
  const { input } = commandOf('Bins every tue @Juno')
  expect(input).toMatchObject({ who: 'person', people: [idOf('Juno')] })
  expect(commandOf('Bins every tue @me').input).not.toHaveProperty('people')
})

test('a child repeats what it does itself, and shared it is its own turn (C26)', () => {
  const line = readLine('Bins every tue !all @Theo', { ...context, isChild: true })
  expect(line.name).toBe('Bins @Theo')
  expect(quickCommand(line, { ...maker, isChild: true }).input).toMatchObject({
    who: 'person',
    people: [maker.me],
  })
  const item = quickItem(line, { ...maker, isChild: true })
  expect(item).toMatchObject({ is_shared: true, people: [maker.me] })
  const home = createHousehold({
    people: ['Maya', 'Theo'],
    rows: makeChild('Maya', 'Theo'),
  })
  home.run(['Maya', 'importItems', { items: [item] }], { at: '2026-08-17T10:00:00.000Z' })
  expect(home.all('chores')).toMatchObject([{ is_shared: true, who: 'person' }])
  expect(home.all('seats')).toMatchObject([{ person: maker.me }])
  expect(readLine('Bins tomorrow @Theo', { ...context, isChild: true }).people).toHaveLength(1)
})
