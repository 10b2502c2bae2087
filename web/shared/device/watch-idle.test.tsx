/** A device that nobody touches is noticed, and one that is in use is not, however its clock is set meanwhile (A9). */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/calendar.ts'
import { watchIdle } from './watch-idle.ts'

const onIdle = vi.fn<() => void>()
let until: AbortController

beforeEach(() => {
  vi.useFakeTimers()
  until = new AbortController()
  onIdle.mockReset()
  watchIdle({ limitMs: MINUTE_MS, onIdle, until: until.signal })
})
afterEach(() => until.abort())

test('nobody is gone before the limit', () => {
  vi.advanceTimersByTime(MINUTE_MS - 1)
  expect(onIdle).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(onIdle).toHaveBeenCalledOnce()
})

test.each([
  ['an hour', HOUR_MS],
  ['a year', 365 * DAY_MS],
])('a clock that is set back by %s makes it one limit later, and no more', (_, ms) => {
  vi.setSystemTime(Date.now() - ms)
  vi.advanceTimersByTime(2 * MINUTE_MS)
  expect(onIdle).toHaveBeenCalledOnce()
})

test('a touch is told to the other tabs, also after the clock was set back', () => {
  const told = vi.spyOn(BroadcastChannel.prototype, 'postMessage')
  document.dispatchEvent(new Event('keydown'))
  vi.setSystemTime(Date.now() - HOUR_MS)
  document.dispatchEvent(new Event('keydown'))
  expect(told).toHaveBeenCalledTimes(2)
})
