/** Every chore of the starter pack is a valid task. */
import { expect, test } from 'vitest'
import { createHousehold } from '#domain/testing/household.ts'
import { idOf } from '#domain/testing/make.ts'
import { rooms, starterPack } from './starter-pack.ts'

test('each chore creates a task, and no two are the same', () => {
  const household = createHousehold({ people: ['Maya'] })
  starterPack().forEach(({ room: _room, ...chore }, index) =>
    household.run(['Maya', 'createTask', { id: idOf(`chore ${index}`), ...chore }]),
  )
  expect(household.all('tasks')).toHaveLength(starterPack().length)
  expect(new Set(starterPack().map(({ name }) => name)).size).toBe(starterPack().length)
})

test('there are about forty, and some for every room', () => {
  expect(starterPack().length).toBeGreaterThanOrEqual(40)
  expect(new Set(starterPack().map(({ room }) => room))).toEqual(new Set(rooms))
})
