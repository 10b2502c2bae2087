/** The message of an error response, and how long a response is awaited. */
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { call } from './call.ts'

afterEach(() => void vi.unstubAllGlobals())

function answerWith(body: string) {
  const init = { status: 500, statusText: 'Internal Server Error' }
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, init)))
}

test.each([
  ['{"message":"It broke"}', '500: It broke'],
  ['Out of order', '500: Out of order'],
  ['', '500: Internal Server Error'],
  ['null', '500: Internal Server Error'],
])('after reading %j: %s', async (body, message) => {
  answerWith(body)
  await expect(call({ method: 'GET', path: '/api/tasks' })).rejects.toMatchObject({ message })
})

test('of a long page its beginning is told', async () => {
  answerWith('x'.repeat(1000))
  const message = `500: ${'x'.repeat(200)}`
  await expect(call({ method: 'GET', path: '/api/tasks' })).rejects.toMatchObject({ message })
})

test.each([
  ['{"message":"It broke"}', 'It broke'],
  ['Out of order', 'HTTP error! status: 500'],
])('after a change %j: %s', async (body, message) => {
  answerWith(body)
  await expect(call({ method: 'POST', path: '/api/tasks' })).rejects.toMatchObject({ message })
})

test('an answer that may take long is waited for as long as its caller says', async () => {
  const timeouts = vi.spyOn(AbortSignal, 'timeout')
  onTestFinished(() => timeouts.mockRestore())
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({})))
  await call({ method: 'GET', path: '/api/tasks' })
  await call({ method: 'GET', path: '/api/users/me/export', timeoutMs: 600_000 })
  expect(timeouts.mock.calls).toEqual([[20_000], [600_000]])
})
