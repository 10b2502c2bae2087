/** A table made by hand: only a name is required, and each column says one thing (IM1, IM5). */
import { expect, test } from 'vitest'
import { ruleText } from '#domain/chores/rule-text.ts'
import { idOf } from '#domain/testing/make.ts'
import { read, reader } from '#web/features/imports/testing/reader.ts'

const draftOf = (columns: string, cells: string) => read(`name,${columns}\nBins,${cells}`).drafts[0]

test('a name is enough', () => {
  const [draft] = read('name\nBins').drafts
  expect(draft?.item).toMatchObject({
    source: 'csv',
    name: 'Bins',
    time_minutes: 30,
    effort_level: 'easy',
    is_shared: false,
    due_on: null,
    repeats: null,
    people: [],
  })
  expect(draft?.checks).toEqual([])
})

test.each([
  ['description', 'At seven', { description: 'At seven' }],
  ['minutes', '5', { time_minutes: 5 }],
  ['effort', 'Extreme', { effort_level: 'extreme' }],
  ['shared', 'yes', { is_shared: true }],
  ['shared', '0', { is_shared: false }],
  ['due_on', '2026-12-05', { due_on: '2026-12-05' }],
  ['who', 'theo', { people: [idOf('Theo')], is_shared: true }],
  ['repeats,who', 'daily,Theo; Maya', { people: [idOf('Theo'), idOf('Maya')] }],
  ['due_on,due_time', '2026-12-05,7:30', { due_time: '07:30' }],
  ['time_zone', 'America/New_York', { time_zone: 'America/New_York' }],
  ['steps', '"Paper\nGlass"', { checklist: 'Paper\nGlass' }],
  ['needs_photo,all_steps', 'yes,true', { needs_photo: true, all_steps: true }],
])('%s: %o', (columns, cells, expected) => {
  const draft = draftOf(columns, cells)
  expect(draft?.item).toMatchObject(expected)
  expect(draft?.checks).toEqual([])
})

test.each([
  ['Kitchen', 'Kitchen', []],
  ['', null, []],
  ['x'.repeat(41), `${'x'.repeat(39)}…`, [{ is: 'text' }]],
])('the room %o is %o', (cell, room, checks) => {
  expect(draftOf('room', cell)).toMatchObject({ room, checks })
})

test.each([
  ['repeats', 'daily', 'Every day'],
  ['repeats,every', 'daily,3', 'Every 3 days'],
  ['repeats,weekdays', 'weekly,mon fri', 'Every Monday and Friday'],
  ['repeats,weekdays', 'weekly,"Monday, Fri"', 'Every Monday and Friday'],
  ['repeats,due_on', 'weekly,2026-11-24', 'Every Tuesday'],
  ['repeats,due_on', 'monthly,2026-11-24', 'Every month on the 24th'],
  ['repeats,due_on', 'monthly_weekday,2026-11-24', 'Every month on the fourth Tuesday'],
  ['repeats,due_on', 'yearly,2026-11-24', 'Every year on the 24th of November'],
  ['repeats,every', 'after_done,4', '4 days after it is done'],
  ['repeats,month_day,months', 'monthly,1,apr', 'Every month on the 1st, only April'],
])('%s: %o is %s', (columns, cells, words) => {
  const draft = draftOf(columns, cells)
  expect(draft?.chore && ruleText(draft.chore)).toBe(words)
  expect(draft?.checks).toEqual([])
})

test.each([
  ['minutes', 'ten', 'cell', 'minutes: ten'],
  ['minutes', '2000', 'minutes', '2000'],
  ['effort', 'hard', 'cell', 'effort: hard'],
  ['shared', 'perhaps', 'cell', 'shared: perhaps'],
  ['due_on', '5.12.2026', 'cell', 'due_on: 5.12.2026'],
  ['due_on', '2026-02-30', 'cell', 'due_on: 2026-02-30'],
  ['repeats', 'sometimes', 'cell', 'repeats: sometimes'],
  ['who', 'Sam', 'people', 'Sam'],
  ['time_zone', 'Mars/Olympus', 'cell', 'time_zone: Mars/Olympus'],
  ['due_time', '19:00', 'cell', 'due_time: 19:00'],
  ['remind_at', '18:00', 'cell', 'remind_at: 18:00'],
  ['minutes', '5, eggs and bread,', 'cell', 'eggs and bread'],
  ['minutes,', '5,"eggs, bread"', 'cell', 'eggs, bread'],
  ['minutes,steps,steps', '5,Paper,Glass', 'cell', 'steps: Glass'],
  ['who,minutes,Who', ',5,Theo,eggs', 'cell', 'who: Theo, eggs'],
  ['every', '2', 'cell', 'every: 2'],
  ['weekdays', 'mon fri', 'cell', 'weekdays: mon fri'],
  ['ends_on', '2027-01-01', 'cell', 'ends_on: 2027-01-01'],
  ['paused_from', '2026-12-01', 'cell', 'paused_from: 2026-12-01'],
  ['repeats,ends_on', 'daily,2099-01-01', 'day', '2099-01-01'],
])('%s: %o is to be checked', (columns, cells, is, found) => {
  expect(draftOf(columns, cells)?.checks).toEqual([{ is, found }])
})

test('a second column of one name is no matter where it is empty, or no column of ours', () => {
  expect(draftOf('who,who,colour,colour', 'Theo,,red,blue')?.checks).toEqual([])
})

test.each([
  ['repeats,every', 'daily,0'],
  ['repeats,every', 'weekly,53'],
  ['repeats,due_on,ends_on', 'daily,2026-12-05,2026-12-01'],
  ['repeats,month_day', 'monthly,40'],
])('%s: %o is no rule: a task is left, to be checked', (columns, cells) => {
  const draft = draftOf(columns, cells)
  expect([draft?.item.repeats, draft?.checks.at(-1)?.is]).toEqual([null, 'rhythm'])
})

test.each([
  ['paused_until', '2026-12-01'],
  ['paused_from,paused_until', '2026-12-05,2026-12-01'],
])('%s: %o is no end of a pause', (columns, cells) => {
  const draft = draftOf(`repeats,${columns}`, `daily,${cells}`)
  expect(draft?.item.paused_until).toBeNull()
  expect(draft?.checks).toEqual([{ is: 'cell', found: 'paused_until: 2026-12-01' }])
})

test.each([
  ['who', 'Maya; Theo', ['people']],
  ['repeats,every,who', 'daily,0,Maya; Theo', ['rhythm', 'people']],
])('%s: %o is for the first, because it does not repeat', (columns, cells, checks) => {
  const draft = draftOf(columns, cells)
  expect(draft?.item.people).toEqual([idOf('Maya')])
  expect(draft?.checks.map(({ is }) => is)).toEqual(checks)
})

test('a row with the id of one above it is another task, with the same id every time (IM2)', () => {
  const ids = () =>
    read('name,id\nBins,7\nWindows,7\nBins,7').drafts.map(({ item }) => item.source_id)
  expect(ids()[0]).toBe('7')
  expect(new Set(ids()).size).toBe(3)
  expect(ids()).toEqual(ids())
})

test('of two people of one name nobody is meant', () => {
  const twins = { ...reader, personNamed: () => null }
  expect(read('name,who\nBins,Theo', twins).drafts[0]?.checks).toEqual([
    { is: 'people', found: 'Theo' },
  ])
})
