/** Errors of the background work, and who is told of them. */
import { expect, test, vi } from 'vitest'
import { openSettings } from '#domain/testing/make.ts'
import { createCore } from '#server/core.ts'
import type { Writer } from '#server/store/writer.ts'
import { openTestDatabase } from '#server/testing/open-test-database.ts'
import { createCatchUp } from './catch-up.ts'

test('without a database the caller is told, and no internal error is reported; the next call goes on', async () => {
  const report = vi.fn<(fault: unknown) => void>()
  const core = createCore({ database: openTestDatabase(), settings: openSettings, report })
  const behind = vi.fn<() => string | null>(() => {
    throw new Error('out of reach')
  })
  const goOn = vi.fn<() => ReadonlySet<string>>(() => {
    behind.mockReturnValue(null)
    return new Set()
  })
  const catchUp = createCatchUp({ ...core, feed: { ...core.feed, behind, goOn }, report })
  expect(catchUp).toThrow('out of reach')
  behind.mockReturnValue('maya')
  catchUp()
  await vi.waitFor(() => expect(goOn).toHaveBeenCalledTimes(1))
  expect(report).not.toHaveBeenCalled()
})

test('after an error, as of a full disk, it goes on by itself (R14)', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  // Not the timers of the database: if they were held, a running statement would seem to get no answer.
  const writer: Writer = { run: async (work) => work() }
  const report = vi.fn<(fault: unknown) => void>()
  const core = createCore({ database: openTestDatabase(), settings: openSettings, report })
  const behind = vi.fn<() => string | null>(() => 'maya')
  const goOn = vi.fn<() => ReadonlySet<string>>(() => {
    throw new Error('disk full')
  })
  createCatchUp({ ...core, writer, feed: { ...core.feed, behind, goOn }, report })()
  await vi.waitFor(() => expect(report).toHaveBeenCalledTimes(1))
  goOn.mockImplementation(() => {
    behind.mockReturnValue(null)
    return new Set()
  })
  vi.advanceTimersByTime(30_000)
  await vi.waitFor(() => expect(behind()).toBeNull())
  vi.useRealTimers()
  expect(report).toHaveBeenCalledTimes(1)
})
