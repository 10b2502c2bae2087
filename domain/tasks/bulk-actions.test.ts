/** One action on many tasks: which commands it runs for each of them (T31). */
import { expect, test } from 'vitest'
import type { Call } from '#domain/commands.ts'
import { createHousehold } from '#domain/testing/household.ts'
import { idOf, makeChore, makeRoom, makeTask } from '#domain/testing/make.ts'
import type { BulkAction, Selected } from './bulk-actions.ts'
import { callsFor } from './bulk-actions.ts'

const plain = makeTask('Maya', { id: idOf('plain'), is_shared: false })
const theirs = makeTask('Theo', { id: idOf('theirs') })
const bins = makeChore('Maya', {
  id: idOf('bins'),
  repeats: 'daily',
  weekdays: 0,
  starts_on: '2026-03-02',
  slot: '2026-03-02',
})
/** Its rule's slot is a day that was missed; the open one is later. */
const whole = { chore: { ...bins, slot: '2026-02-23' }, slot: '2026-03-02' }
const day = makeTask('Maya', { id: idOf('day'), chore_id: bins.id, slot: '2026-03-02' })
const kitchen = makeRoom('Maya', { id: idOf('kitchen') })

function household() {
  return createHousehold({
    people: ['Maya', 'Theo'],
    partners: ['Maya+Theo'],
    rows: [
      ['tasks', plain],
      ['tasks', theirs],
      ['chores', bins],
      ['rooms', kitchen],
    ],
  })
}

function run(calls: readonly Call[]) {
  const house = household()
  for (const { name, input } of calls) house.run(['Maya', name, input as never])
  return house
}

const ofMaya = (selected: Selected, action: BulkAction) => callsFor(selected, action, idOf('Maya'))

test('somebody else’s task is taken on before it is completed (T5)', () => {
  const house = run(ofMaya({ task: theirs }, { do: 'complete' }))
  expect(house.get('tasks', theirs.id)).toMatchObject({
    claimed_by: idOf('Maya'),
    completed_at: expect.any(String),
  })
})

test('a private task that is given to somebody is shared with them', () => {
  const house = run(ofMaya({ task: plain }, { do: 'give', to: idOf('Theo') }))
  expect(house.get('tasks', plain.id)).toMatchObject({
    assigned_to: idOf('Theo'),
    is_shared: true,
  })
  expect(ofMaya({ task: plain }, { do: 'give', to: idOf('Maya') })).toEqual([
    { name: 'updateTask', input: { id: plain.id, assigned_to: idOf('Maya') } },
  ])
})

test.each<[BulkAction, object]>([
  [{ do: 'room', room: kitchen.id }, { room_id: kitchen.id }],
  [{ do: 'effort', level: 'extreme' }, { effort_level: 'extreme' }],
  [{ do: 'share', isShared: false }, { is_shared: false }],
])('%o on one day of a repeating task changes all of them (C17)', (action, fields) => {
  for (const selected of [{ task: day }, whole])
    expect(run(ofMaya(selected, action)).get('chores', bins.id)).toMatchObject(fields)
  expect(run(ofMaya({ task: plain }, action)).get('tasks', plain.id)).toMatchObject(fields)
})

test('a day of a repeating task is moved and given alone, and deleted it is skipped (C15, C16)', () => {
  const zone = 'Europe/Berlin'
  const moved = run(ofMaya({ task: day }, { do: 'move', day: '2026-03-02', zone }))
  expect(moved.get('chores', bins.id)).toEqual(bins)
  expect(run(ofMaya({ task: day }, { do: 'delete' })).get('chores', bins.id)?.skips).toBe(
    '2026-03-02',
  )
  expect(run(ofMaya(whole, { do: 'delete' })).get('chores', bins.id)).toBeUndefined()
})

test('a repeating task as a whole is completed for the day it asks for, and given to one person', () => {
  const done = run(ofMaya(whole, { do: 'complete' }))
  expect(done.all('tasks').find(({ chore_id }) => chore_id === bins.id)).toMatchObject({
    slot: '2026-03-02',
    completed_at: expect.any(String),
  })
  const given = run(ofMaya(whole, { do: 'give', to: idOf('Theo') }))
  expect(given.all('seats').map(({ person }) => person)).toEqual([idOf('Theo')])
  // A private one that is given to its owner stays private.
  const [kept] = ofMaya(whole, { do: 'give', to: idOf('Maya') })
  expect(kept?.input).not.toHaveProperty('is_shared')
})

test('what means nothing for a task is left out: a plain one has no pause, a rule no day', () => {
  expect(ofMaya({ task: plain }, { do: 'pause', from: '2026-03-02' })).toEqual([])
  expect(ofMaya(whole, { do: 'move', day: '2026-03-02', zone: 'UTC' })).toEqual([])
  expect(ofMaya({ ...whole, slot: null }, { do: 'complete' })).toEqual([])
  for (const selected of [{ task: day }, whole])
    expect(
      run(ofMaya(selected, { do: 'pause', from: '2026-03-02' })).get('chores', bins.id),
    ).toMatchObject({ paused_from: '2026-03-02', paused_until: null })
})
