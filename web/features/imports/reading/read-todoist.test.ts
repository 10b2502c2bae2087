/** A project of Todoist: tasks with their steps, notes, minutes and people (IM1, IM4). */
import { expect, test } from 'vitest'
import { ruleText } from '#domain/chores/rule-text.ts'
import { idOf } from '#domain/testing/make.ts'
import { read } from '#web/features/imports/testing/reader.ts'

const header =
  'TYPE,CONTENT,DESCRIPTION,PRIORITY,INDENT,AUTHOR,RESPONSIBLE,DATE,DATE_LANG,TIMEZONE,DURATION,DURATION_UNIT'
const drafts = (...lines: readonly string[]) => read([header, ...lines].join('\r\n')).drafts

test('a project is read as Todoist writes it', () => {
  const found = drafts(
    'meta,view_style=list,,,,,,,,,,',
    'section,Kitchen,,,,,,,,,,',
    'task,Clean the oven @home @weekend,Both racks,1,1,Kai (48151623),Theo (77),every last friday at 18:00,en,Africa/Cairo,45,minute',
    'task,Racks,,4,2,Kai (48151623),,,en,,,None',
    'note,The blue spray [[file {"file_url":"x"}]],,,,Kai (48151623),,,,,,',
    'task,"Glass, inside",,4,3,,,,,,,',
    ',,,,,,,,,,,',
    'task,* Buy sponges,,2,1,Kai (48151623),,Dec 5,en,,1,day',
  )
  expect(found.map(({ item }) => item)).toMatchObject([
    {
      source: 'todoist',
      name: 'Clean the oven',
      description: 'Both racks\nThe blue spray',
      checklist: 'Racks\nGlass, inside',
      time_minutes: 45,
      effort_level: 'easy',
      people: [idOf('Theo')],
      is_shared: true,
      due_time: '18:00',
      time_zone: 'Africa/Cairo',
    },
    {
      name: 'Buy sponges',
      due_on: '2026-12-05',
      repeats: null,
      time_minutes: 1440,
      is_shared: false,
    },
  ])
  const [oven] = found
  expect(oven?.chore && ruleText(oven.chore)).toBe('Every month on the last Friday')
  expect(found.map(({ checks }) => checks)).toEqual([[], []])
})

test.each([
  ['a date that is not understood', 'task,A,,,1,,,someday,en,,,', ['day']],
  ['a date in another language', 'task,A,,,1,,,jeden Montag,de,,,', ['day']],
  ['a day by numbers in another language', 'task,A,,,1,,,2026-12-05,de,,,', []],
  ['a start that the file does not tell', 'task,A,,,1,,,every 2 weeks,en,,,', ['day']],
  ['a person who is not here', 'task,A,,,1,,Sam (3),,en,,,', ['people']],
  ['minutes that are no number', 'task,A,,,1,,,,en,,soon,minute', ['minutes']],
  ['minutes of more than a day', 'task,A,,,1,,,,en,,2,day', ['minutes']],
])('%s is to be checked', (_, line, checks) => {
  expect(drafts(line)[0]?.checks.map(({ is }) => is)).toEqual(checks)
})

test('a deadline is the day of a task without a date, and to be checked besides one', () => {
  const columns = 'TYPE,CONTENT,INDENT,DATE,DATE_LANG,DEADLINE,DEADLINE_LANG'
  const rows = ['task,A,1,,,2026-12-05,en', 'task,B,1,Dec 1,en,2026-12-05,en']
  const step = 'task,C,2,,,2026-12-05,en'
  const found = read([columns, ...rows, step].join('\r\n')).drafts
  expect(found.map(({ item, checks }) => [item.due_on, checks])).toEqual([
    ['2026-12-05', []],
    ['2026-12-01', [{ is: 'day', found: '2026-12-05' }, { is: 'steps' }]],
  ])
})

test('a moment is told in the zone of its row', () => {
  const [draft] = drafts('task,A,,,1,,,2026-12-05T18:00:00Z,en,America/New_York,,')
  expect(draft?.item).toMatchObject({
    due_on: '2026-12-05',
    due_time: '13:00',
    time_zone: 'America/New_York',
  })
})

test.each(['task,B,,,2,,,every day,en,,,', 'task,B,,,2,,,,,,45,minute'])(
  'what a step says besides its name is to be checked: %s',
  (step) => {
    const [draft] = drafts('task,A,,,1,,,,,,,', step)
    expect(draft?.checks).toEqual([{ is: 'steps' }])
  },
)

test('an indented row with nothing above it is a task', () => {
  expect(drafts('task,A,,,2,,,,,,,').map(({ item }) => item.name)).toEqual(['A'])
})

test('500 rows below one become 20 steps, and the others stand in the description as far as it has room', () => {
  const rows = Array.from({ length: 500 }, (_, n) => `task,Step ${n + 1},,,2,,,,,,,`)
  const [draft] = drafts('task,A,,,1,,,,,,,', ...rows)
  expect(draft?.item.checklist.split('\n')).toHaveLength(20)
  expect(draft?.item.description).toMatch(/^- Step 21\n- Step 22\n[^]*…$/)
  expect(draft?.checks).toEqual([{ is: 'steps' }, { is: 'text' }])
})

test('steps are as long as they may be, and no two alike', () => {
  const long = 'x'.repeat(100)
  const [draft] = drafts(
    'task,A,,,1,,,,,,,',
    ...['Plates', 'plates', long].map((name) => `task,${name},,,2,,,,,,,`),
  )
  expect(draft?.item.checklist).toBe(`Plates\nplates (2)\n${'x'.repeat(79)}…`)
  expect(draft?.item.description).toBe(`- ${long}`)
})

test('equal rows are different tasks, each with the same id every time', () => {
  const ids = () =>
    drafts('task,A,,,1,,,,,,,', 'task,A,,,1,,,,,,,', 'task,A,,,1,,,Dec 5,en,,,').map(
      ({ item }) => item.source_id,
    )
  expect(new Set(ids()).size).toBe(3)
  expect(ids()).toEqual(ids())
})
