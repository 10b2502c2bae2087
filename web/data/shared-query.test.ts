/** Live queries that several parts of a page use: read once for all of them, and not again for the next screen. */
import { expect, test, vi } from 'vitest'
import { makeUser } from '#domain/testing/make.ts'
import type { Query } from './shared-query.ts'
import { sharedQuery } from './shared-query.ts'
import { openDeviceWith } from './testing/dexie-image.ts'

async function given() {
  const { database, put } = await openDeviceWith([])
  const query = vi.fn<Query<number>>(({ users }) => users.count())
  const add = (name: string) => put([['users', makeUser(name)]])
  return { shared: () => sharedQuery({ database, id: 'Maya' }, query), query, add }
}
const listener = () => vi.fn<(count: number) => void>()
const fail = (error: unknown) => {
  throw error
}

test('it is read once for all who listen, and all hear of a change', async () => {
  const { shared, query, add } = await given()
  const [one, other] = [listener(), listener()]
  shared().subscribe(one, fail)
  shared().subscribe(other, fail)
  await vi.waitFor(() => expect(other).toHaveBeenCalledWith(0))
  expect(query).toHaveBeenCalledTimes(1)
  await add('Maya')
  await vi.waitFor(() => expect(one).toHaveBeenLastCalledWith(1))
  expect(other).toHaveBeenLastCalledWith(1)
  expect(query).toHaveBeenCalledTimes(2)
})

test('it is read from the first question on, before anybody listens', async () => {
  const { shared, query } = await given()
  const asked = shared()
  await vi.waitFor(() => expect(asked.hasValue()).toBe(true))
  const next = listener()
  asked.subscribe(next, fail)
  expect(next).toHaveBeenCalledWith(0)
  expect(query).toHaveBeenCalledTimes(1)
})

test('who comes while another leaves has the value at once, without a read', async () => {
  const { shared, query } = await given()
  const leave = shared().subscribe(() => undefined, fail)
  await vi.waitFor(() => expect(shared().hasValue()).toBe(true))
  const next = listener()
  leave()
  expect(shared().getValue()).toBe(0)
  shared().subscribe(next, fail)
  expect(next).toHaveBeenCalledWith(0)
  await new Promise((resolve) => setTimeout(resolve))
  expect(shared().hasValue()).toBe(true)
  expect(query).toHaveBeenCalledTimes(1)
})

test('when nobody listens any more it is forgotten, and read anew for the next', async () => {
  const { shared, query, add } = await given()
  const asked = shared()
  const leave = asked.subscribe(() => undefined, fail)
  await vi.waitFor(() => expect(asked.hasValue()).toBe(true))
  leave()
  await vi.waitFor(() => expect(asked.hasValue()).toBe(false))
  await add('Maya')
  const next = listener()
  shared().subscribe(next, fail)
  await vi.waitFor(() => expect(next.mock.calls).toEqual([[1]]))
  expect(query).toHaveBeenCalledTimes(2)
})

test('who listens is told of a failure, and the next one reads again', async () => {
  const { shared, query } = await given()
  query.mockRejectedValueOnce(new Error('gone'))
  const told = vi.fn<(error: unknown) => void>()
  shared().subscribe(() => undefined, told)
  await vi.waitFor(() => expect(told).toHaveBeenCalledOnce())
  const next = listener()
  shared().subscribe(next, fail)
  await vi.waitFor(() => expect(next).toHaveBeenCalledWith(0))
})
