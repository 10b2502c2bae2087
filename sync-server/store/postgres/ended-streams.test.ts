/** Two real processes on one database: a session that ends in one of them ends its stream in the other (K10). */
import { v7 } from 'uuid'
import { expect, onTestFinished, test } from 'vitest'
import * as z from 'zod/mini'
import { cookieOf } from '#server/testing/cookie-of.ts'
import { emptySchema } from '#server/testing/empty-schema.ts'
import { startServers } from './testing/start-servers.ts'

const url = process.env['TEST_DATABASE_URL'] ?? ''
const schema = 'test_ended_streams'
const withId = z.object({ id: z.string() })
const invitations = z.array(z.object({ id: z.string(), status: z.string() }))

type Call = readonly [method: string, path: string, body?: object]

async function startTwo() {
  emptySchema(url, schema)
  const servers = await startServers(2, { DATABASE_URL: url, DATABASE_SCHEMA: schema })
  const [one = '', other = ''] = servers.map((server) => server.url)
  return { one, other }
}

function ask(server: string, cookie: string, [method, path, body]: Call): Promise<Response> {
  const headers = { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' }
  return fetch(server + path, {
    method,
    headers: { ...headers, Cookie: cookie },
    body: body === undefined ? null : JSON.stringify(body),
  })
}

/** A person with an account; `call` fails unless it is accepted. */
async function registerAt(server: string, name: string) {
  const email = `${name}@example.org`
  const body = { username: name, email, password: 'knit-one-purl-two', name, plan: 'pro' }
  const answer = await ask(server, '', ['POST', '/api/auth/register', body])
  const cookie = cookieOf(answer)
  const { user } = z.object({ user: withId }).parse(await answer.json())
  async function call(at: string, ...made: Call): Promise<Response> {
    const answered = await ask(at, cookie, made)
    expect([made, answered.status < 300]).toEqual([made, true])
    return answered
  }
  return { id: user.id, email, call }
}

type Member = Awaited<ReturnType<typeof registerAt>>

async function acceptAll({ call }: Member, at: string): Promise<void> {
  const all = invitations.parse(await (await call(at, 'GET', '/api/partnerships')).json())
  for (const { id, status } of all)
    if (status === 'pending')
      await call(at, 'PATCH', `/api/partnerships/${id}`, { status: 'accepted' })
}

/** The events of a stream as they arrive; resolves after the first one. */
async function openStream(server: string, account: string, cookie: string) {
  const leaving = new AbortController()
  onTestFinished(() => leaving.abort())
  const query = new URLSearchParams({ account, device: v7() })
  const answer = await fetch(`${server}/api/sync/events?${query.toString()}`, {
    headers: { Cookie: cookie, 'Sec-Fetch-Site': 'same-origin' },
    signal: leaving.signal,
  })
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  /** Reads until this event; false if the stream ended before it. */
  async function reads(said: string): Promise<boolean> {
    while (!text.includes(said)) {
      const part = await reader?.read()
      if (!part || part.done) return false
      text += part.value
    }
    return true
  }
  expect(await reads('event: hello')).toBe(true)
  return { reads, said: () => text }
}

test('a parent’s line that ends in one process ends the streams they opened for the child in the other, and no more', async () => {
  const { one, other } = await startTwo()
  const maya = await registerAt(one, 'maya')
  const theo = await registerAt(one, 'theo')
  await maya.call(one, 'POST', '/api/partnerships', { email: theo.email, role: 'partner' })
  await acceptAll(theo, one)
  const made = await maya.call(one, 'POST', '/api/children', { name: 'Juno' })
  const juno = withId.parse(await made.json()).id
  await maya.call(one, 'POST', `/api/children/${juno}/parents`, { partner_id: theo.id })
  await acceptAll(theo, one)
  const signIn = ['POST', `/api/children/${juno}/sign-in`, {}] as const
  const theirs = cookieOf(await theo.call(one, ...signIn))
  const own = cookieOf(await maya.call(one, ...signIn))
  const ended = await openStream(one, juno, theirs)
  const going = await openStream(one, juno, own)

  await maya.call(other, 'DELETE', `/api/children/${juno}/parents/${theo.id}`)
  expect(await ended.reads('event: bye')).toBe(true)
  expect(await ended.reads('never said')).toBe(false)
  expect(ended.said()).toContain('{"reason":"signed_out"}')
  const read = (server: string, cookie: string) =>
    ask(server, cookie, ['GET', '/api/users/me']).then(({ status }) => status)
  expect([await read(one, theirs), await read(other, theirs)]).toEqual([401, 401])
  expect([await read(one, own), await read(other, own)]).toEqual([200, 200])

  // The other stream continues: it gets the events that follow.
  await maya.call(other, 'PATCH', `/api/children/${juno}`, { name: 'June' })
  const late = await openStream(other, juno, own)
  const version = /"version":\d+/.exec(late.said())?.[0] ?? 'no version'
  expect(await going.reads(version)).toBe(true)
  expect(going.said()).not.toContain('event: bye')
})
