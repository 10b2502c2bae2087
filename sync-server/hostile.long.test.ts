/** Expensive requests once more, with every kind of long text in every place. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { allLines } from '#server/docs/registry.ts'
import { hostileRequests } from '#server/testing/hostile-requests.ts'
import type { Target } from '#server/testing/hostile-target.ts'
import { faultsIn, startTarget } from '#server/testing/hostile-target.ts'

let target: Target
beforeAll(async () => {
  target = await startTarget()
})
afterAll(() => target.stop())

test.each(allLines())('$method $path does not block others', async (line) => {
  const cookie = line.isOpen ? null : target.cookie
  const requests = hostileRequests(line, target.requester, 'all')
  expect(await faultsIn(target, requests, cookie)).toEqual([])
})
