/** The endpoints of the sync engine: what they refuse, and how the stream of pokes is served. */
import { afterEach, expect, test, vi } from 'vitest'
import { DAY_MS } from '#domain/calendar.ts'
import { PROTOCOL } from '#domain/sync-protocol.ts'
import { idOf } from '#domain/testing/make.ts'
import { makeSingle } from '#server/testing/make-app.ts'

afterEach(() => {
  vi.useRealTimers()
})

async function open() {
  const { app, maya } = await makeSingle()
  const request = {
    mitten: PROTOCOL,
    account: maya.id,
    cursor: null,
    acknowledged: null,
    mutations: [],
  }
  return {
    app,
    maya,
    send: (given: object) => maya.call('POST', '/api/sync', { ...request, ...given }),
  }
}

test('an invalid request, one of another release and one of another account each get their own refusal', async () => {
  const { send } = await open()
  const refusal = async (given: object) => {
    const { status, body } = await send(given)
    return [status, body['code'], body['message']]
  }
  expect((await send({})).status).toBe(200)
  expect(await refusal({ mitten: PROTOCOL + 1, cursor: 7 })).toEqual([
    426,
    'upgrade_required',
    'This device needs another version of Mitten',
  ])
  expect(await refusal({ mitten: 'x' })).toEqual([
    400,
    'bad_request',
    expect.stringMatching(/^mitten: ./),
  ])
  expect(await refusal({ mutations: [{}] })).toEqual([
    400,
    'bad_request',
    expect.stringMatching(/^mutations\.0\.\w+: ./),
  ])
  expect(await refusal({ account: idOf('Theo') })).toEqual([
    409,
    'wrong_account',
    'These changes belong to another account',
  ])
})

test('the stream is not cached in between, sends a heartbeat every 25 seconds, and ends with its reader', async () => {
  const { app, maya } = await open()
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const { headers, body } = await app.send(
    'GET',
    `/api/sync/events?account=${maya.id}&device=tablet`,
    {
      headers: maya.headers,
    },
  )
  expect(headers.get('Content-Type')).toBe('text/event-stream')
  expect(headers.get('Cache-Control')).toBe('no-store')
  expect(headers.get('X-Accel-Buffering')).toBe('no')
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader()
  const next = async () => (await reader?.read())?.value
  expect(await next()).toMatch(/^event: hello\n/)
  vi.advanceTimersByTime(24_999)
  vi.advanceTimersByTime(1)
  expect(await next()).toBe('event: beat\ndata: \n\n')
  expect(vi.getTimerCount()).toBe(1)
  expect(app.core.pokes.size()).toBe(1)
  await reader?.cancel()
  await vi.waitFor(() => expect(app.core.pokes.size()).toBe(0))
  expect(vi.getTimerCount()).toBe(0)
})

test('HEAD is answered like GET and opens no stream, because nothing would end it (SEC44)', async () => {
  const { app, maya } = await open()
  const { status, headers } = await app.send('HEAD', '/api/sync/events', { headers: maya.headers })
  expect([status, headers.get('Content-Type')]).toEqual([200, 'text/event-stream'])
  expect(app.core.pokes.size()).toBe(0)
})

test('a session that ends while a request of it waits opens no stream, which would outlive it (SEC5)', async () => {
  const { app, maya } = await open()
  const { writer } = app.core
  const run = writer.run.bind(writer)
  // It is found first, then renewed.
  app.pass(2 * DAY_MS)
  vi.spyOn(writer, 'run').mockImplementationOnce((work) =>
    run(() => {
      app.database.exec('DELETE FROM sessions')
      return work()
    }),
  )
  const { status } = await app.send('GET', '/api/sync/events', { headers: maya.headers })
  expect([status, app.core.pokes.size()]).toEqual([401, 0])
})

test('a device that was just answered gets no poke on its stream, and another one does', async () => {
  const { app, maya } = await open()
  const cursor = app.core.pages.read(maya.id, null).cursor
  const listen = async (device: string) => {
    const path = `/api/sync/events?account=${maya.id}&device=${device}&cursor=${cursor}`
    const { body } = await app.send('GET', path, { headers: maya.headers })
    const reader = body?.pipeThrough(new TextDecoderStream()).getReader()
    const next = async () => /^event: (\w+)/.exec((await reader?.read())?.value ?? '')?.[1]
    expect(await next()).toBe('hello')
    return next
  }
  const [tablet, phone] = [await listen('tablet'), await listen('phone')]
  const change = {
    id: '01890000-0000-7000-8000-000000000001',
    name: 'createTask',
    version: 1,
    input: { id: '01890000-0000-7000-8000-000000000002', name: 'Dishes' },
    at: '2026-03-02T09:00:00.000Z',
  }
  const exchange = { mitten: PROTOCOL, account: maya.id, cursor, acknowledged: null }
  await maya.call(
    'POST',
    '/api/sync',
    { ...exchange, mutations: [change] },
    { 'Mitten-Device': 'tablet' },
  )
  expect(await phone()).toBe('page')
  app.core.pokes.stop('stopping')
  expect(await tablet()).toBe('bye')
})
