/** Only our own well-formed answer, for this account, counts as one (R43); what all else means for what was sent. */
import { v7 } from 'uuid'
import { expect, test } from 'vitest'
import type { ExchangeRequest } from '#domain/sync-protocol.ts'
import { idOf, monday, openSettings } from '#domain/testing/make.ts'
import { createTransport, ExchangeError } from './transport.ts'

const account = idOf('Maya')
const page = { base: null, cursor: 'a.1', reset: false, more: false, put: {}, gone: {} }
const answer = { mitten: 1, account, now: monday, settings: openSettings, results: [], page }
const change = { id: v7(), name: 'createTask', version: 1, input: {}, at: monday }

function requestWith(mutations: ExchangeRequest['mutations']): ExchangeRequest {
  return { mitten: 1, account, cursor: null, acknowledged: null, attempt: 0, mutations }
}

/** What an exchange came to, with changes in it and without. */
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
  // A captive portal has statuses, too.
  ['cutOff', () => Promise.resolve(new Response('', { status: 401 }))],
])('a refusal means %s by its status and our code together', async (kind, respond) => {
  expect((await outcomes(respond))[0]).toBe(kind)
})
