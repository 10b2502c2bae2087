/** Backoff: pauses double up to five minutes, with jitter, without end; and the interval of polling. */
import { expect, test } from 'vitest'
import { pollDelay, retryDelay } from './back-off.ts'

const shortest = (failures: number) => retryDelay(failures, () => 0)
const longest = (failures: number) => retryDelay(failures, () => 1)

test('each failure doubles the pause, from a second up to five minutes, for ever', () => {
  expect([0, 1, 2, 8].map(longest)).toEqual([1000, 2000, 4000, 256_000])
  expect([9, 30, 5000, Infinity].map(longest)).toEqual([300_000, 300_000, 300_000, 300_000])
})

test('devices that failed together come back spread over half of the pause', () => {
  expect([0, 1, 9].map(shortest)).toEqual([500, 1000, 150_000])
  expect(retryDelay(1, () => 0.5)).toBe(1500)
})

test('a page in sight looks again, seldomer where a stream tells it; a hidden one waits to be woken', () => {
  expect(pollDelay({ isVisible: true, hasStream: true })).toBe(60_000)
  expect(pollDelay({ isVisible: true, hasStream: false })).toBe(20_000)
  expect(pollDelay({ isVisible: false, hasStream: true })).toBeNull()
})
