/** How much an event stream buffers for its reader, and when it disconnects a slow one. */
import type { Context } from 'hono'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openEventStream } from '#server/sync/event-stream.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout'] }))
afterEach(() => void vi.useRealTimers())

function open() {
  const outgoing = { writableFinished: false, destroy: vi.fn<() => void>() }
  const stream = openEventStream({ env: { outgoing } } as unknown as Context)
  const over = vi.fn<() => void>()
  void stream.over.then(over)
  return { ...stream, outgoing, over }
}

test('sent data arrives in order, as events', async () => {
  const { body, send, end } = open()
  send('hello', '{"version":1}')
  send('beat', '')
  end()
  send('late', '')
  expect(await new Response(body).text()).toBe(
    'event: hello\ndata: {"version":1}\n\nevent: beat\ndata: \n\n',
  )
})

test('a reader that keeps up is never disconnected', async () => {
  const { body, send, over } = open()
  const reader = body.getReader()
  for (let count = 0; count < 100; count++) {
    send('page', 'x'.repeat(64 * 1024))
    await reader.read()
  }
  expect(over).not.toHaveBeenCalled()
})

test('128 kB may be buffered; the next event disconnects the reader, once', async () => {
  const { send, outgoing, over } = open()
  const event = 'x'.repeat(32 * 1024 - 'event: page\ndata: \n\n'.length)
  for (let count = 0; count < 4; count++) send('page', event)
  await Promise.resolve()
  expect(over).not.toHaveBeenCalled()
  send('beat', '')
  send('beat', '')
  await Promise.resolve()
  expect(over).toHaveBeenCalledTimes(1)
  expect(outgoing.destroy).toHaveBeenCalledTimes(1)
})

test('a reader that disconnects ends the stream', async () => {
  const { body, over } = open()
  await body.cancel()
  expect(over).toHaveBeenCalledTimes(1)
})

test('the buffer of an ended stream is kept for ten seconds and no longer', () => {
  const { send, end, outgoing } = open()
  send('bye', '{}')
  end()
  vi.advanceTimersByTime(9999)
  expect(outgoing.destroy).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(outgoing.destroy).toHaveBeenCalledTimes(1)
})

test('a connection that delivered everything serves other requests', () => {
  const { end, outgoing } = open()
  end()
  outgoing.writableFinished = true
  vi.advanceTimersByTime(10_000)
  expect(outgoing.destroy).not.toHaveBeenCalled()
})
