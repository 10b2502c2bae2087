/** Children without e-mail on the server: signing in, who sees what of them, and what stays after they are deleted. */
import { setImmediate } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { MINUTE_MS } from '#domain/calendar.ts'
import { CODE_LETTERS, childApi } from '#domain/children/child-api.ts'
import { derivedId } from '#domain/derived-id.ts'
import { wordingOf } from '#domain/notifications/wording.ts'
import { logIn } from '#server/auth/make-test-server.ts'
import { dataUrl, makeImage } from '#server/blobs/testing/make-image.ts'
import { tooBusy } from '#server/store/writer.ts'
import { cookieOf } from '#server/testing/cookie-of.ts'
import type { TestApp, TestPerson } from '#server/testing/make-app.ts'
import { connectDevice, makeApp, makeCouple, makeSingle } from '#server/testing/make-app.ts'

/** As which Juno grows up. */
const names = { username: 'juno', email: 'juno@example.org' }

/** Maya is the admin and made Juno; Theo is her partner. */
async function household(settings: Readonly<Record<string, string>> = {}) {
  const { app, maya, theo } = await makeCouple(makeApp(settings))
  const made = await maya.rest('makeChild', { name: 'Juno' })
  expect(made.status).toBe(200)
  return { app, maya, theo, juno: String(made.body['id']) }
}

async function code(maya: TestPerson, juno: string): Promise<string> {
  const { status, body } = await maya.call('POST', `/api/children/${juno}/code`)
  expect(status).toBe(200)
  return childApi.makeChildCode.response.parse(body).code
}

const enter = (app: TestApp, typed: string) =>
  app.send('POST', '/api/auth/code', { body: { code: typed } })

async function whoIs(app: TestApp, answer: Response): Promise<unknown> {
  const headers = { Cookie: cookieOf(answer) }
  const session = await app.send('GET', '/api/auth/session', { headers })
  return ((await session.json()) as { user?: { id: string } }).user?.id
}

async function listed(person: TestPerson) {
  const { body } = await person.call('GET', '/api/children')
  return childApi.children.response.parse(body).children
}

async function becomeParent(maya: TestPerson, theo: TestPerson, juno: string): Promise<void> {
  const asked = await maya.call(
    'POST',
    `/api/children/${juno}/parents`,
    { partner_id: theo.id },
    { 'Idempotency-Key': 'ask' },
  )
  expect(asked.status).toBe(200)
  const path = `/api/children/${juno}/parents`
  const id = derivedId(derivedId(maya.id, 'POST', path, 'ask'), 'parent')
  const answer = await theo.rest('respondToInvitation', { id, status: 'accepted' })
  expect(answer.status).toBe(200)
}

test('a parent signs a child in on their own device with one call, and nobody else can (K3)', async () => {
  const { app, maya, theo, juno } = await household()
  const path = `/api/children/${juno}/sign-in`
  const answer = await maya.raw('POST', path, {})
  expect(await whoIs(app, answer)).toBe(juno)
  const missing = await theo.call('POST', `/api/children/${theo.id}/sign-in`)
  expect(missing.status).toBe(404)
  for (const [method, last] of [
    ['POST', 'sign-in'],
    ['POST', 'code'],
    ['DELETE', 'sessions'],
  ] as const)
    expect(await theo.call(method, `/api/children/${juno}/${last}`, {})).toEqual(missing)
  await becomeParent(maya, theo, juno)
  expect((await theo.call('POST', path)).status).toBe(200)
})

test('nobody signs in a child that has an account of its own, nor sees or ends its devices (K2)', async () => {
  const { app, maya } = await makeSingle()
  const ida = await app.register('Ida')
  const id = await maya.make('invitePartner', { email: 'ida@example.org', role: 'child' })
  await ida.rest('respondToInvitation', { id, status: 'accepted' })
  const path = `/api/children/${ida.id}`
  for (const [method, line] of [
    ['POST', `${path}/sign-in`],
    ['POST', `${path}/code`],
    ['DELETE', `${path}/sessions`],
  ] as const)
    expect((await maya.call(method, line)).status).toBe(404)
  expect(await listed(maya)).toEqual([])
})

test('a child wishes with a name alone, and its goal is told to it alone (K9, P4)', async () => {
  const { app, maya, juno } = await household()
  const signedIn = await maya.raw('POST', `/api/children/${juno}/sign-in`, {})
  const headers = { Cookie: cookieOf(signedIn) }
  const send = async (method: string, path: string, body: object | undefined) => {
    const answer = await app.send(method, path, { headers, body })
    return (await answer.json()) as Record<string, { readonly [field: string]: unknown }>
  }
  const { reward } = await send('POST', '/api/rewards', { name: 'A kite' })
  expect(reward).toMatchObject({ user_id: juno, name: 'A kite', description: '', point_cost: 0 })
  await send('PUT', '/api/users/me/goal', { reward_id: reward?.['id'] })
  expect((await send('GET', '/api/users/me', undefined))['user']?.['goal_id']).toBe(reward?.['id'])
  const { body } = await maya.call('GET', '/api/users/me')
  expect(body['user']).toMatchObject({ goal_id: null })
})

test('a code works once, however it is typed, and only the newest one (K3)', async () => {
  const { app, maya, juno } = await household()
  const first = await code(maya, juno)
  expect(first).toMatch(new RegExp(`^[${CODE_LETTERS}]{8}$`))
  const second = await code(maya, juno)
  expect((await enter(app, first)).status).toBe(404)
  const answer = await enter(app, ` ${second.slice(0, 4).toLowerCase()}-${second.slice(4)} `)
  expect(await whoIs(app, answer)).toBe(juno)
  expect(await (await enter(app, second)).json()).toEqual({
    code: 'not_found',
    message: 'This code is not valid any more',
  })
  expect(JSON.stringify(app.database.prepare('SELECT * FROM child_codes').all())).not.toContain(
    second,
  )
})

test('a code works for 15 minutes, and not when its child was signed out everywhere (K3)', async () => {
  const { app, maya, juno } = await household()
  const late = await code(maya, juno)
  app.pass(15 * MINUTE_MS)
  expect((await enter(app, late)).status).toBe(404)
  const intime = await code(maya, juno)
  app.pass(15 * MINUTE_MS - 1)
  expect((await enter(app, intime)).status).toBe(200)
  const ended = await code(maya, juno)
  await maya.call('DELETE', `/api/children/${juno}/sessions`, {})
  expect((await enter(app, ended)).status).toBe(404)
})

test('after five wrong codes in a minute an address waits; right ones do not count (K3)', async () => {
  const { app, maya, juno } = await household({ RATE_LIMITS: 'on' })
  for (let count = 0; count < 4; count++) expect((await enter(app, 'WRONG222')).status).toBe(404)
  for (let count = 0; count < 3; count++)
    expect((await enter(app, await code(maya, juno))).status).toBe(200)
  expect((await enter(app, 'WRONG222')).status).toBe(404)
  const right = await code(maya, juno)
  const refused = await enter(app, right)
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '12'])
  app.pass(12_000)
  expect((await enter(app, right)).status).toBe(200)
})

test('a right code that the server cannot save now does not count (K3, SEC31)', async () => {
  const { app, maya, juno } = await household({ RATE_LIMITS: 'on' })
  const right = await code(maya, juno)
  const { run } = app.core.writer
  Object.assign(app.core.writer, { run: () => Promise.reject(tooBusy()) })
  for (let count = 0; count < 6; count++) expect((await enter(app, right)).status).toBe(503)
  Object.assign(app.core.writer, { run })
  expect((await enter(app, right)).status).toBe(200)
})

test('parents see the devices of a child, and sign it out on one or on all (K2)', async () => {
  const { app, maya, juno } = await household()
  const here = await maya.raw('POST', `/api/children/${juno}/sign-in`, {})
  app.pass(1)
  const elsewhere = await enter(app, await code(maya, juno))
  const [child] = await listed(maya)
  expect(child?.devices).toHaveLength(2)
  const [newest] = child?.devices ?? []
  await maya.call('DELETE', `/api/children/${juno}/sessions`, { session: newest?.id })
  expect(await whoIs(app, elsewhere)).toBeUndefined()
  expect(await whoIs(app, here)).toBe(juno)
  const strange = await maya.call('DELETE', `/api/children/${juno}/sessions`, { session: 'x' })
  expect(strange.status).toBe(404)
  await maya.call('DELETE', `/api/children/${juno}/sessions`, {})
  expect(await whoIs(app, here)).toBeUndefined()
})

describe('a parent’s line to a child ends (K10)', () => {
  /** Theo is a second parent: he and Maya have each signed Juno in and made a code; his is the newest. */
  async function twoParents() {
    const home = await household()
    const { app, maya, theo, juno } = home
    await becomeParent(maya, theo, juno)
    const path = `/api/children/${juno}/sign-in`
    const theirs = cookieOf(await theo.raw('POST', path, {}))
    const own = cookieOf(await maya.raw('POST', path, {}))
    const typed = await code(theo, juno)
    const [line] = app.core.store.all(
      'partnerships',
      'WHERE inviter_id = ? AND invitee_id = ?',
      theo.id,
      juno,
    )
    const isIn = async (cookie: string) => {
      const answer = await app.send('GET', '/api/users/me', { headers: { Cookie: cookie } })
      return answer.status === 200
    }
    return { ...home, theirs, own, typed, line, isIn }
  }

  test.each<[string, (home: Awaited<ReturnType<typeof twoParents>>) => Promise<unknown>]>([
    ['as they leave', ({ theo, line }) => theo.rest('removePartner', { id: line?.id })],
    [
      'by whoever made the profile',
      ({ maya, theo, juno }) => maya.rest('endParent', { id: juno, partner_id: theo.id }),
    ],
    [
      'with their account',
      ({ theo }) => theo.rest('deleteAccount', { password: 'knit-one-purl-two' }),
    ],
    [
      'as they become a child themselves',
      async ({ app, theo }) => {
        const otis = await app.register('Otis')
        await otis.rest('invitePartner', { email: 'theo@example.org', role: 'child' })
        const invitation = app.core.store.all('partnerships', 'WHERE inviter_id = ?', otis.id)[0]
        return theo.rest('respondToInvitation', { id: invitation?.id, status: 'accepted' })
      },
    ],
  ])('%s: everything they opened ends at once, anything others opened goes on', async (_, end) => {
    const home = await twoParents()
    const { app, theirs, own, typed, isIn } = home
    expect([await isIn(theirs), await isIn(own)]).toEqual([true, true])
    const ended: string[] = []
    home.app.core.pokes.end = ({ sessionHash = '' }) => void ended.push(sessionHash)
    expect(await end(home)).toMatchObject({ status: 200 })
    expect([await isIn(theirs), await isIn(own)]).toEqual([false, true])
    expect(ended).not.toEqual([])
    expect((await enter(app, typed)).status).toBe(404)
  })

  test('a session opened by a code belongs to the parent who made the code', async () => {
    const { app, maya, theo, juno, typed, isIn } = await twoParents()
    const cookie = cookieOf(await enter(app, typed))
    expect(await isIn(cookie)).toBe(true)
    await maya.rest('endParent', { id: juno, partner_id: theo.id })
    expect(await isIn(cookie)).toBe(false)
  })

  test('a code that another parent made goes on, and a link to grow up with ends', async () => {
    const { app, maya, theo, juno } = await twoParents()
    const fresh = await code(maya, juno)
    const grown = await theo.rest('growUp', { id: juno, ...names })
    const token = String(grown.body['path']).split('token=')[1]
    await maya.rest('endParent', { id: juno, partner_id: theo.id })
    const body = { token, newPassword: 'knit-two-purl-one' }
    expect((await app.send('POST', '/api/auth/reset-password', { body })).status).toBe(404)
    expect((await enter(app, fresh)).status).toBe(200)
  })

  test('the parent is checked again in the commit that makes a code, and for each link to grow up with', async () => {
    const { app, theo, juno, line } = await twoParents()
    const grow = () => theo.rest('growUp', { id: juno, ...names }, { 'Idempotency-Key': 'grow' })
    expect((await grow()).status).toBe(200)
    const [made] = await Promise.all([
      theo.call('POST', `/api/children/${juno}/code`),
      theo.rest('removePartner', { id: line?.id }),
    ])
    // No code of his is left, no matter which of the two commits came first.
    expect([200, 404]).toContain(made.status)
    expect(app.database.prepare('SELECT * FROM child_codes').all()).toEqual([])
    expect((await grow()).status).toBe(404)
  })

  test('a repeated call makes no link to the password of a child that has grown up (K6)', async () => {
    const { app, maya, juno } = await household()
    const grow = () => maya.rest('growUp', { id: juno, ...names }, { 'Idempotency-Key': 'grow' })
    const token = String((await grow()).body['path']).split('token=')[1]
    const body = { token, newPassword: 'knit-two-purl-one' }
    expect((await app.send('POST', '/api/auth/reset-password', { body })).status).toBe(200)
    expect((await grow()).status).toBe(404)
  })

  test('a session of a commit that was rolled back keeps its stream', async () => {
    const { app, theo, line, isIn, theirs } = await twoParents()
    const ended: unknown[] = []
    app.core.pokes.end = (which) => void ended.push(which)
    const record = app.core.feed.record
    app.core.feed.record = () => {
      throw new Error('The feed cannot be written')
    }
    expect((await theo.rest('removePartner', { id: line?.id })).status).toBe(500)
    app.core.feed.record = record
    expect((await theo.rest('createTask', { name: 'Bins' })).status).toBe(201)
    expect([await isIn(theirs), ended]).toEqual([true, []])
  })

  test('a stale “Cancel Invitation” ends nothing that was accepted meanwhile (K4)', async () => {
    const { app, maya, theo, juno, line, theirs, isIn } = await twoParents()
    const question = { id: juno, partner_id: theo.id, status: 'pending' }
    const late = await maya.rest('unaskParent', question)
    expect(late).toMatchObject({ status: 409, body: { code: 'already_decided' } })
    expect(app.core.store.get('partnerships', line?.id ?? '')).toEqual(line)
    expect(await isIn(theirs)).toBe(true)
  })

  test('anything older than the record of its opener ends, too: it may be theirs', async () => {
    const { app, maya, theo, juno, own, isIn } = await twoParents()
    await theo.rest('growUp', { id: juno, ...names })
    app.database.exec('UPDATE sessions SET opened_by = NULL')
    app.database.exec('UPDATE password_resets SET made_by = NULL')
    await maya.rest('endParent', { id: juno, partner_id: theo.id })
    expect(await isIn(own)).toBe(false)
    expect(app.database.prepare('SELECT user_id FROM password_resets').all()).toEqual([])
    // Neither Maya nor anybody else who signed in for themselves.
    expect((await maya.call('GET', '/api/children')).status).toBe(200)
    expect((await theo.call('GET', '/api/children')).status).toBe(200)
  })

  test('a call that removes nobody says so', async () => {
    const { maya, theo, juno } = await household()
    const missing = await maya.rest('endParent', { id: juno, partner_id: theo.id })
    expect([missing.status, missing.body['message']]).toEqual([
      404,
      'This person is no parent of Juno',
    ])
    const own = await maya.rest('endParent', { id: juno, partner_id: maya.id })
    expect([own.status, own.body['code']]).toEqual([403, 'forbidden'])
  })

  test('if a second parent lets the child grow up, the maker of the profile is told (K6)', async () => {
    const { app, maya, theo, juno } = await twoParents()
    await theo.rest('growUp', { id: juno, ...names })
    const told = app.core.store.all('notifications', 'WHERE user_id = ?', maya.id)
    expect(told.map((each) => `${each.type}: ${wordingOf(each)}`)).toContain(
      'child_grown_up: Theo made an account for Juno',
    )
  })
})

test('the list names other parents to those who know them, and an invited parent to the maker alone (K2, K4)', async () => {
  const { app, maya, theo, juno } = await household()
  app.pass(1)
  await maya.rest('askParent', { id: juno, partner_id: theo.id })
  const asked = { id: theo.id, name: 'Theo', photo_url: null, status: 'pending' }
  const own = { id: maya.id, name: 'Maya', photo_url: null, status: 'accepted' }
  expect(await listed(maya)).toMatchObject([
    { id: juno, name: 'Juno', is_own: true, is_here: false, username: '', parents: [own, asked] },
  ])
  expect(await listed(theo)).toEqual([])
  await maya.rest('unaskParent', { id: juno, partner_id: theo.id })
  await becomeParent(maya, theo, juno)
  const [shown] = await listed(theo)
  expect(shown).toMatchObject({ is_own: false, parents: [own, { ...asked, status: 'accepted' }] })
})

test('a child reads nowhere that somebody is asked to be its parent, too, not even in its own file (K4)', async () => {
  const { app, maya, theo, juno } = await household()
  await maya.rest('askParent', { id: juno, partner_id: theo.id })
  const here = await maya.raw('POST', `/api/children/${juno}/sign-in`, {})
  const read = async (path: string): Promise<unknown> =>
    (await app.send('GET', path, { headers: { Cookie: cookieOf(here) } })).json()
  expect(await read('/api/partnerships')).toMatchObject([{ partner: { id: maya.id } }])
  const { partnerships } = (await read('/api/users/me/export')) as { partnerships: object[] }
  expect(partnerships).toMatchObject([{ status: 'accepted', partner: { id: maya.id } }])
})

test('an invited parent gets the profile with the question, and the rest with the answer (K4)', async () => {
  const { app, maya, theo, juno } = await household()
  const seen = async (table: string) => {
    const { body } = await theo.call('POST', '/api/sync', {
      mitten: 1,
      account: theo.id,
      cursor: null,
      acknowledged: null,
      mutations: [],
    })
    return JSON.stringify(body[table] ?? body)
  }
  const before = await seen('rows')
  expect(before).not.toContain(juno)
  await maya.rest('askParent', { id: juno, partner_id: theo.id })
  const rows = app.core.store.all('partnerships', 'WHERE asked_by IS NOT NULL')
  expect(rows).toMatchObject([{ inviter_id: theo.id, invitee_id: juno, asked_by: maya.id }])
  expect(await seen('rows')).toContain(juno)
})

test('an empty address leaves a child without a picture, and its own picture is its own (K1, K2)', async () => {
  const { app, maya, juno } = await household()
  const { body } = await maya.rest('makeChild', { name: 'Sam', photo_url: dataUrl(makeImage()) })
  const sam = String(body['id'])
  const owners = app.database.prepare('SELECT user_id FROM blob_owners').pluck()
  expect(owners.all()).toEqual([sam])
  const path = app.core.store.get('users', sam)?.photo_url
  expect((await maya.raw('GET', String(path), {})).status).toBe(200)
  await maya.rest('updateChild', { id: sam, photo_url: '' })
  expect(app.core.store.get('users', sam)?.photo_url).toBeNull()
  const wrong = await maya.rest('updateChild', { id: juno, photo_url: 'nowhere' })
  expect(wrong).toMatchObject({ status: 400, body: { details: { field: 'photo_url' } } })
})

test('deleting a child takes its rows, codes, pictures and sessions along; the password is asked for (K5)', async () => {
  const { app, maya, juno } = await household()
  await maya.rest('updateChild', { id: juno, photo_url: dataUrl(makeImage()) })
  expect(app.database.prepare('SELECT user_id FROM blob_owners').pluck().all()).toEqual([juno])
  const here = await maya.raw('POST', `/api/children/${juno}/sign-in`, {})
  await code(maya, juno)
  app.pass(11 * MINUTE_MS)
  const refused = await maya.rest('deleteChild', { id: juno })
  expect(refused).toMatchObject({ status: 403, body: { code: 'proof_needed' } })
  const password = 'knit-one-purl-two'
  expect((await maya.rest('deleteChild', { id: juno, password })).status).toBe(200)
  expect(await whoIs(app, here)).toBeUndefined()
  for (const table of ['sessions', 'child_codes', 'blob_owners', 'balances', 'feed'] as const) {
    const column = table === 'feed' ? 'viewer' : table === 'balances' ? 'id' : 'user_id'
    const left = app.database.prepare(`SELECT count(*) FROM ${table} WHERE ${column} = ?`).pluck()
    expect([table, left.get(juno)]).toEqual([table, 0])
  }
})

test('with its maker’s account a child without another parent goes, too; its devices are told (K5)', async () => {
  const { app, maya, theo, juno } = await household()
  await maya.rest('makeAdmin', { id: theo.id })
  const here = await maya.raw('POST', `/api/children/${juno}/sign-in`, {})
  const cookie = cookieOf(here)
  expect((await maya.call('DELETE', '/api/users/me', {})).status).toBe(200)
  const gone = await app.send('GET', '/api/tasks', { headers: { Cookie: cookie } })
  expect(gone.status).toBe(410)
  const erased = app.database.prepare('SELECT id FROM deleted_accounts ORDER BY id').pluck().all()
  expect(erased).toEqual([maya.id, juno].toSorted())
})

test('a child can neither delete itself nor read the devices of others, within ten minutes of signing in (K5)', async () => {
  const { app, maya, juno } = await household()
  const here = await maya.raw('POST', `/api/children/${juno}/sign-in`, {})
  const Cookie = cookieOf(here)
  const as = (method: string, path: string, body?: object) =>
    app.send(method, path, { headers: { Cookie }, body })
  expect((await as('DELETE', '/api/users/me', {})).status).toBe(403)
  expect(await (await as('GET', '/api/children')).json()).toEqual({ children: [] })
  expect((await as('POST', `/api/children/${juno}/code`)).status).toBe(404)
  const file = await as('GET', '/api/users/me/export')
  expect(file.headers.get('content-disposition')).toContain('mitten-Juno-')
})

test('a parent asks no more often whether a name is taken than they may invite (K6, SEC13)', async () => {
  const { maya, juno } = await household({ RATE_LIMITS: 'on' })
  const taken = { id: juno, username: 'maya', email: 'juno@example.org' }
  const statuses: number[] = []
  for (let count = 0; count < 25; count++) statuses.push((await maya.rest('growUp', taken)).status)
  expect(statuses.at(0)).toBe(409)
  expect(statuses.at(-1)).toBe(429)
})

test('growing up ends with a password: an ordinary account with the same points, signed out everywhere (K6)', async () => {
  const { app, maya, juno } = await household()
  const here = await maya.raw('POST', `/api/children/${juno}/sign-in`, {})
  const { body } = await maya.rest('growUp', { id: juno, ...names })
  const token = String(body['path']).replace(/^.*token=/, '')
  const enterAlone = () => logIn(app, 'juno', 'my-own-one')
  expect((await enterAlone()).status).toBe(401)
  expect((await listed(maya))[0]).toMatchObject({ username: 'juno' })
  const chosen = { token, newPassword: 'my-own-one' }
  const set = await app.send('POST', '/api/auth/reset-password', { body: chosen })
  expect(set.status).toBe(200)
  expect(await whoIs(app, here)).toBeUndefined()
  expect(await whoIs(app, await enterAlone())).toBe(juno)
  expect(await listed(maya)).toEqual([])
  expect(app.core.store.get('users', juno)).toMatchObject({ is_made: false, is_child: true })
  expect(app.core.store.get('accounts', juno)).toMatchObject({ made_by: null, kid_mode: false })
  const member = await maya.call('GET', `/api/admin/users/${juno}`)
  expect(member.body['user']).toMatchObject({ username: 'juno', child_of: null })
})

test('the devices of a parent learn at once that a child has grown up (K6, R27)', async () => {
  const { app, maya, juno } = await household()
  const { body } = await maya.rest('growUp', { id: juno, ...names })
  const token = String(body['path']).replace(/^.*token=/, '')
  const events = connectDevice(app, maya.id)
  const chosen = { token, newPassword: 'my-own-one' }
  await app.send('POST', '/api/auth/reset-password', { body: chosen })
  await setImmediate()
  expect(events).toEqual(['hello', 'page'])
})

test('admins read whose child it is, and make no link to a password (K1)', async () => {
  const { maya, juno } = await household()
  const { body } = await maya.call('GET', `/api/admin/users/${juno}`)
  expect(body['user']).toMatchObject({ username: '', email: '', child_of: 'Maya', is_made: true })
  const link = await maya.call('POST', `/api/admin/users/${juno}/reset-link`)
  expect(link.status).toBe(403)
})
