/** Rooms: who owns them, who sees them, and what becomes of the tasks in them (T29). */
import { expect, test } from 'vitest'
import { createHousehold } from '#domain/testing/household.ts'
import { idOf, makeChore, makePartnership, makeRoom, makeTask } from '#domain/testing/make.ts'
import { viewerFrom } from '#domain/viewer.ts'
import { project } from '#domain/visibility.ts'
import type { Room } from './room.ts'
import { MAX_ROOMS } from './room.ts'

const kitchen = makeRoom('Maya', { id: idOf('kitchen') })

function householdWith(...rows: Parameters<typeof createHousehold>[0]['rows'] & object) {
  return createHousehold({
    people: ['Maya', 'Theo', 'Nora'],
    partners: ['Maya+Theo'],
    rows: [['rooms', kitchen], ...rows],
  })
}

/** The room as a person sees it while Maya and Theo are partners. */
function seenBy(name: string, room: Room | undefined) {
  const membership = [makePartnership('Maya', 'Theo')]
  return room
    ? project('rooms', room, viewerFrom(idOf(name), name === 'Nora' ? [] : membership))
    : null
}

const roomsOf = (household: ReturnType<typeof householdWith>, owner: string) =>
  household.all('rooms').filter(({ user_id }: Room) => user_id === idOf(owner))

test('a room needs only a name, and comes after those that are there', () => {
  const household = householdWith()
  household.run(['Maya', 'createRoom', { id: idOf('hall'), name: ' Hall ' }])
  expect(household.get('rooms', idOf('hall'))).toMatchObject({
    user_id: idOf('Maya'),
    name: 'Hall',
    swatch: 'house',
    icon: 'box',
    place: 1,
    is_shared: false,
  })
})

test.each([
  [{ name: ' ' }, 'Please name the room'],
  [{ name: 'x'.repeat(41) }, 'Name cannot exceed 40 characters'],
])('%o is refused', (given, message) => {
  expect(
    householdWith().refusal(['Maya', 'createRoom', { id: idOf('new'), ...given }]),
  ).toMatchObject({ code: 'invalid_args', message, details: { field: 'name' } })
})

test('a person has up to thirty rooms', () => {
  const rooms = Array.from({ length: MAX_ROOMS - 1 }, (_, place) =>
    makeRoom('Maya', { id: idOf(`room ${place}`), place }),
  )
  const household = householdWith(...rooms.map((room) => ['rooms', room] as const))
  expect(
    household.refusal(['Maya', 'createRoom', { id: idOf('new'), name: 'Attic' }]),
  ).toMatchObject({ code: 'room_limit', message: 'You can have up to 30 rooms' })
})

test('only its owner changes or deletes a room', () => {
  const household = householdWith(['rooms', { ...kitchen, id: idOf('seen'), is_shared: true }])
  for (const id of [kitchen.id, idOf('seen'), idOf('nothing')]) {
    const refused = { code: 'not_found', message: 'Room not found', details: null }
    expect(household.refusal(['Theo', 'updateRoom', { id, name: 'Mine' }])).toEqual(refused)
    expect(household.refusal(['Theo', 'deleteRoom', { id }])).toEqual(refused)
  }
})

test('rooms keep the order they are put in, those of another device after them', () => {
  const household = householdWith(
    ['rooms', makeRoom('Maya', { id: idOf('hall'), place: 1 })],
    ['rooms', makeRoom('Maya', { id: idOf('bath'), place: 2 })],
  )
  household.run(['Maya', 'orderRooms', { ids: [idOf('bath'), kitchen.id] }])
  const inOrder = roomsOf(household, 'Maya').toSorted((a, b) => a.place - b.place)
  expect(inOrder.map(({ id }) => id)).toEqual([idOf('bath'), kitchen.id, idOf('hall')])
})

test.each([
  ['a task', 'createTask', { id: idOf('new'), name: 'Dishes' }, 'tasks'],
  [
    'a repeating task',
    'createChore',
    { id: idOf('new'), name: 'Dishes', repeats: 'daily', time_zone: 'Europe/Berlin' },
    'chores',
  ],
] as const)('partners see the room of %s once it is shared', (_what, command, input, table) => {
  const household = householdWith()
  household.run(['Maya', command, { ...input, room_id: kitchen.id } as never])
  expect(household.get(table, idOf('new'))).toMatchObject({ room_id: kitchen.id })
  expect(seenBy('Theo', household.get('rooms', kitchen.id))).toBeNull()
  const update = command === 'createTask' ? 'updateTask' : 'updateChore'
  household.run(['Maya', update, { id: idOf('new'), is_shared: true }])
  expect(seenBy('Theo', household.get('rooms', kitchen.id))).toMatchObject({ name: 'Kitchen' })
  expect(seenBy('Nora', household.get('rooms', kitchen.id))).toBeNull()
})

test('a task in a room of somebody else goes to the room of that name of its owner', () => {
  const shared = { ...kitchen, is_shared: true }
  const household = householdWith(['rooms', shared])
  for (const id of ['first', 'second'])
    household.run(['Theo', 'createTask', { id: idOf(id), name: 'Hob', room_id: kitchen.id }])
  const [own, ...others] = roomsOf(household, 'Theo')
  expect(others).toEqual([])
  expect(own).toMatchObject({ name: 'Kitchen', swatch: kitchen.swatch, is_shared: false })
  for (const id of ['first', 'second'])
    expect(household.get('tasks', idOf(id))?.room_id).toBe(own?.id)
})

test('a partner who plans a repeating task leaves it in a room of its owner', () => {
  const chore = makeChore('Maya', { id: idOf('bins') })
  const theirs = makeRoom('Theo', { id: idOf('theirs'), name: 'kitchen' })
  const household = householdWith(['chores', chore], ['rooms', theirs])
  household.run(['Theo', 'updateChore', { id: chore.id, room_id: theirs.id }])
  expect(household.get('chores', chore.id)?.room_id).toBe(kitchen.id)
  expect(household.get('rooms', kitchen.id)?.is_shared).toBe(true)
})

test('a repeating task that is given away goes to a room of its new owner', () => {
  const chore = makeChore('Maya', { id: idOf('bins'), room_id: kitchen.id })
  const household = householdWith(['chores', chore])
  household.run(['Maya', 'giveChore', { id: chore.id, to: idOf('Theo') }])
  const [own] = roomsOf(household, 'Theo')
  expect(own).toMatchObject({ name: 'Kitchen', is_shared: true })
  expect(household.get('chores', chore.id)?.room_id).toBe(own?.id)
})

test('a room that is deleted leaves its tasks, and a task for it is made all the same', () => {
  const task = makeTask('Maya', { id: idOf('dishes'), room_id: kitchen.id })
  const household = householdWith(['tasks', task])
  household.run(['Maya', 'deleteRoom', { id: kitchen.id }])
  expect(household.get('tasks', task.id)).toEqual(task)
  household.run(['Maya', 'createTask', { id: idOf('new'), name: 'Hob', room_id: kitchen.id }])
  expect(household.get('tasks', idOf('new'))?.room_id).toBeNull()
})

test('nobody puts a task into a room that they do not see', () => {
  const household = householdWith()
  household.run(['Theo', 'createTask', { id: idOf('new'), name: 'Hob', room_id: kitchen.id }])
  expect(household.get('tasks', idOf('new'))?.room_id).toBeNull()
  expect(roomsOf(household, 'Theo')).toEqual([])
})

test('an account takes its rooms with it', () => {
  const household = householdWith()
  household.run(['Maya', 'deleteAccount', {}])
  expect(household.all('rooms')).toEqual([])
})
