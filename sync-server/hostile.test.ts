/** Expensive requests: none may block others, no matter who sends it and what the answer is. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { allLines } from '#server/docs/registry.ts'
import { longestBlock } from '#server/testing/event-loop.ts'
import { hostileRequests, largeRequests } from '#server/testing/hostile-requests.ts'
import type { Target } from '#server/testing/hostile-target.ts'
import { faultsIn, MAX_UNITS, startTarget } from '#server/testing/hostile-target.ts'

let target: Target
beforeAll(async () => {
  target = await startTarget()
})
afterAll(() => target.stop())

test('one signed-out request does not stop the server', async () => {
  const username = `a${'\u0315'.repeat(60_000)}${'\u0316'.repeat(60_000)}`
  const body = JSON.stringify({ username, password: 'whatever it is' })
  const send = () => target.ask({ method: 'POST', path: '/api/auth/login', body }, null)
  const { unit } = target
  expect(await longestBlock(send, { unit, enough: MAX_UNITS })).toBeLessThan(MAX_UNITS)
  expect(await send()).toBe(413)
})

test.each(allLines())('$method $path does not block others', async (line) => {
  const cookie = line.isOpen ? null : target.cookie
  expect(
    await faultsIn(target, hostileRequests(line, target.requester, 'two of each'), cookie),
  ).toEqual([])
})

test('a body of the maximum size does not block others, in any shape', async () => {
  expect(await faultsIn(target, largeRequests(), target.cookie)).toEqual([])
  // If the session had ended, little would have been measured.
  expect(await target.ask({ method: 'GET', path: '/api/users/me' }, target.cookie)).toBe(200)
})
