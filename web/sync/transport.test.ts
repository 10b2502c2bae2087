/** Only a well-formed answer from Mitten for this account counts (R43); and what other answers mean for the queue. */
import { v7 } from 'uuid'
import { afterEach, expect, test, vi } from 'vitest'
import type { ExchangeRequest } from '#domain/sync-protocol.ts'
import { idOf, monday, openSettings } from '#domain/testing/make.ts'
import { createTransport, ExchangeError } from './transport.ts'

afterEach(() => vi.restoreAllMocks())

const account = idOf('Maya')
const page = { base: null, cursor: 'a.1', reset: false, more: false, put: {}, gone: {} }
const answer = { mitten: 1, account, now: monday, settings: openSettings, results: [], page }
const change = { id: v7(), name: 'createTask', version: 1, input: {}, at: monday }

function requestWith(mutations: ExchangeRequest['mutations']): ExchangeRequest {
  return { mitten: 1, account, cursor: null, acknowledged: null, attempt: 0, mutations }
}

/** The outcomes of an exchange with changes and of one without. */
function outcomes(respond: () => Promise<Response>): Promise<readonly string[]> {
  const transport = createTransport(respond)
  const outcome = (mutations: ExchangeRequest['mutations']) =>
    transport(requestWith(mutations), 'device').then(
      () => 'answered',
      (error: unknown) => (error instanceof ExchangeError ? error.failure.kind : String(error)),
    )
  return Promise.all([outcome([change]), outcome([])])
}

const json =
  (body: unknown, status = 200) =>
  () =>
    Promise.resolve(Response.json(body, { status }))

test('our own answer is taken', async () => {
  expect(await outcomes(json(answer))).toEqual(['answered', 'answered'])
})

test.each([
  ['the answer of another account', json({ ...answer, account: idOf('Theo') })],
  ['an answer of another shape', json({ ...answer, page: {} })],
  ['an answer that was cut off', () => Promise.resolve(new Response('{"mitten":1,'))],
  ['the page of a hotel', () => Promise.resolve(new Response('<html>Welcome to the hotel</html>'))],
  ['a fault of ours', json({ code: 'internal', message: '' }, 500)],
  ['a proxy that lost the server', () => Promise.resolve(new Response('', { status: 502 }))],
  ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
])(
  '%s is none: changes that were sent count as cut off, a mere look does not',
  async (_, respond) => {
    expect(await outcomes(respond)).toEqual(['cutOff', 'unreachable'])
  },
)

test.each([
  ['busy', json({ code: 'busy', message: '' }, 503)],
  ['busy', json({ code: 'no_room', message: '' }, 503)],
  ['busy', json({ code: 'rate_limited', message: '' }, 429)],
  ['unreachable', () => Promise.resolve(new Response('', { status: 503 }))],
  ['signIn', json({ code: 'unauthenticated', message: '' }, 401)],
  ['signIn', json({ code: 'wrong_account', message: '' }, 409)],
  ['upgrade', json({ code: 'upgrade_required', message: '' }, 426)],
  ['deleted', json({ code: 'account_deleted', message: '' }, 410)],
  ['refused', json({ code: 'too_large', message: '' }, 413)],
  ['refused', json({ code: 'bad_request', message: '' }, 400)],
  ['refused', json({ code: 'bad_json', message: '' }, 400)],
  // A captive portal has status codes, too.
  ['cutOff', () => Promise.resolve(new Response('', { status: 401 }))],
  ['cutOff', json('busy', 429)],
  ['cutOff', json(null, 400)],
])('a refusal means %s by its status and our code together', async (kind, respond) => {
  expect((await outcomes(respond))[0]).toBe(kind)
})

test('a busy server says how long to wait, and no time at all means none', async () => {
  const failure = (headers: Record<string, string>) =>
    createTransport(() =>
      Promise.resolve(Response.json({ code: 'busy', message: '' }, { status: 503, headers })),
    )(requestWith([]), 'device').catch((error: ExchangeError) => error.failure)
  expect(await failure({ 'Retry-After': '7' })).toEqual({ kind: 'busy', retryAfterMs: 7000 })
  expect(await failure({})).toEqual({ kind: 'busy', retryAfterMs: 0 })
})

test('a request names its account and device, follows nobody elsewhere, and ends after 30 seconds', async () => {
  const deadlines = vi.spyOn(AbortSignal, 'timeout')
  const fetcher = vi.fn<typeof fetch>(json(answer))
  const request = requestWith([change])
  await createTransport(fetcher)(request, 'tablet')
  const [path, init] = fetcher.mock.lastCall ?? []
  expect(path).toBe('/api/sync')
  expect(init).toMatchObject({
    method: 'POST',
    credentials: 'same-origin',
    cache: 'no-store',
    redirect: 'error',
    headers: {
      'Content-Type': 'application/json',
      'Mitten-Account': account,
      'Mitten-Device': 'tablet',
    },
  })
  expect(JSON.parse(init?.body as string)).toEqual(request)
  expect(deadlines).toHaveBeenCalledWith(30_000)
  expect(init?.signal).toBe(deadlines.mock.results[0]?.value)
})
