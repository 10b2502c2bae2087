/** A person's own password and sessions, and the one-time link, as a browser uses them. */
import { expect, onTestFinished, test, vi } from 'vitest'
import { HOUR_MS } from '#domain/calendar.ts'
import type { TestServer } from '#server/auth/make-test-server.ts'
import { logIn, makeBrowser, PASSWORD, registration } from '#server/auth/make-test-server.ts'
import { tooBusy } from '#server/store/writer.ts'
import type { TestApp } from '#server/testing/make-app.ts'
import { makeApp } from '#server/testing/make-app.ts'
import { passwordsOnce } from '#server/testing/passwords-once.ts'

const NEW = 'a-brand-new-secret'

type Browser = ReturnType<typeof makeBrowser>
type Sessions = { readonly sessions: readonly Readonly<Record<string, unknown>>[] }

/** Maya in two browsers, with a stream open in each. */
async function signedInTwice(settings: Readonly<Record<string, string>> = {}) {
  const app = makeApp(settings)
  const [laptop, phone] = [makeBrowser(app), makeBrowser(app)]
  const body = registration('maya')
  const { user } = (await (await laptop.send('POST', '/api/auth/register', { body })).json()) as {
    user: { id: string }
  }
  expect((await logIn(phone, 'maya')).status).toBe(200)
  return { app, laptop, phone, id: user.id }
}

function change(browser: Browser, currentPassword: unknown, newPassword: unknown) {
  const body = { currentPassword, newPassword }
  return browser.send('PATCH', '/api/users/me/password', { body })
}

/** Resolves with everything that a stream has sent, once it has ended. */
async function follow(browser: Browser): Promise<string> {
  const response = await browser.send('GET', '/api/sync/events')
  return response.text()
}

async function isSignedIn(browser: Browser): Promise<boolean> {
  return (await browser.send('GET', '/api/users/me')).status === 200
}

test('a changed password ends every other session and its stream, and renews this one', async () => {
  const { app, laptop, phone, id } = await signedInTwice()
  const onPhone = follow(phone)
  const before = laptop.cookies.get(`sid-${id}`)
  expect((await change(laptop, PASSWORD, NEW)).status).toBe(200)
  expect(laptop.cookies.get(`sid-${id}`)).not.toBe(before)
  expect(await onPhone).toContain('"reason":"signed_out"')
  expect([await isSignedIn(laptop), await isSignedIn(phone)]).toEqual([true, false])
  const planted = await app.send('GET', '/api/users/me', {
    headers: { Cookie: `sid-${id}=${before}` },
  })
  expect(planted.status).toBe(401)
  expect((await logIn(phone, 'maya')).status).toBe(401)
  expect((await logIn(phone, 'maya', NEW)).status).toBe(200)
})

const refusals = {
  required: { code: 'invalid_args', message: 'Current password is required' },
  short: { code: 'invalid_args', message: 'New password must be at least 6 characters' },
  long: { code: 'invalid_args', message: 'Password must be at most 512 characters' },
  endless: { code: 'invalid_args', message: 'Current password must be at most 512 characters' },
  common: { code: 'invalid_args', message: 'Please choose a less common password' },
  wrong: { code: 'wrong_password', message: 'Current password is incorrect' },
} as const

test.each([
  [undefined, NEW, 'required'],
  ['', NEW, 'required'],
  [PASSWORD, undefined, 'short'],
  [PASSWORD, 'five5', 'short'],
  [PASSWORD, '🔑🔑🔑🔑🔑', 'short'],
  [PASSWORD, 'x'.repeat(513), 'long'],
  [PASSWORD, 'Dragon', 'common'],
  ['not my password', NEW, 'wrong'],
  ['x'.repeat(512), NEW, 'wrong'],
  ['x'.repeat(513), NEW, 'endless'],
] as const)('from %j to %j is refused as %s', async (from, to, reason) => {
  const { laptop, phone } = await signedInTwice()
  const answer = await change(laptop, from, to)
  expect(answer.status).toBe(reason === 'wrong' ? 403 : 400)
  expect(await answer.json()).toMatchObject(refusals[reason])
  expect([await isSignedIn(laptop), await isSignedIn(phone)]).toEqual([true, true])
})

test('six characters are enough, unless the settings ask for more (A8)', async () => {
  const usual = await signedInTwice()
  expect((await change(usual.laptop, PASSWORD, 'zq7#kv')).status).toBe(200)
  const strict = await signedInTwice({ MIN_NEW_PASSWORD: '10' })
  const refused = await change(strict.laptop, PASSWORD, 'zq7#kv!xy')
  expect(await refused.json()).toMatchObject({
    message: 'New password must be at least 10 characters',
    details: { field: 'newPassword' },
  })
  expect((await change(strict.laptop, PASSWORD, 'zq7#kv!xyw')).status).toBe(200)
  const lenient = await signedInTwice({ COMMON_PASSWORDS: 'allow' })
  expect((await change(lenient.laptop, PASSWORD, 'dragon')).status).toBe(200)
})

test('of two changes at the same time one wins, and the other gets the refusal of a wrong password', async () => {
  const { laptop, phone } = await signedInTwice()
  const answers = await Promise.all([
    change(laptop, PASSWORD, 'the-first-of-two'),
    change(phone, PASSWORD, 'the-second-of-two'),
  ])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 403])
  const [won, lost] = answers[0]?.status === 200 ? [laptop, phone] : [phone, laptop]
  expect([await isSignedIn(won), await isSignedIn(lost)]).toEqual([true, false])
})

/** Runs this after all checks, right before the next commit. */
function beforeNextCommit({ core }: TestApp, happen: () => void): void {
  const { run } = core.writer
  Object.assign(core.writer, {
    run(work: () => unknown) {
      Object.assign(core.writer, { run })
      return run(() => {
        happen()
        return work()
      })
    },
  })
}

function otherPassword({ database }: TestApp): void {
  database.prepare("UPDATE credentials SET password_hash = password_hash || 'x'").run()
}

test('a password change while a sign-in verifies the old one leaves no session of the old one', async () => {
  const { app, phone, id } = await signedInTwice()
  const sessions = () => app.database.prepare('SELECT COUNT(*) FROM sessions').pluck().get()
  const before = sessions()
  beforeNextCommit(app, () => otherPassword(app))
  const tablet = makeBrowser(app)
  const answer = await logIn(tablet, 'maya')
  expect(answer.status).toBe(401)
  expect(await answer.json()).toEqual({
    message: 'Invalid credentials',
    code: 'invalid_credentials',
  })
  expect([tablet.cookies.size, sessions()]).toEqual([0, before])
  expect(phone.cookies.has(`sid-${id}`)).toBe(true)
})

test('an account cannot be deleted with a password or a sign-in that ended before the commit', async () => {
  const { app, laptop } = await signedInTwice({ FIRST_ACCOUNT_ADMIN: 'off' })
  const remove = (body: object) => laptop.send('DELETE', '/api/users/me', { body })
  beforeNextCommit(app, () => otherPassword(app))
  expect((await remove({ password: PASSWORD })).status).toBe(403)
  beforeNextCommit(app, () => void app.database.prepare('DELETE FROM sessions').run())
  expect((await remove({})).status).toBe(401)
  expect(app.database.prepare('SELECT COUNT(*) FROM accounts').pluck().get()).toBe(1)
})

test('guessing the current password is throttled, both for changing it and for deleting the account', async () => {
  const { app, laptop, phone } = await signedInTwice({ RATE_LIMITS: 'on' })
  for (let guess = 0; guess < 10; guess++) {
    const answer = await (guess % 2 === 0
      ? change(laptop, `guess ${guess}`, NEW)
      : phone.send('DELETE', '/api/users/me', { body: { password: `guess ${guess}` } }))
    expect(answer.status).toBe(403)
  }
  const refused = await change(phone, PASSWORD, NEW)
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60'])
  app.pass(60_000)
  expect((await change(phone, PASSWORD, NEW)).status).toBe(200)
})

test('a current password counts as no guess when too many wait to be checked before it (SEC31)', async () => {
  const { laptop } = await signedInTwice({ RATE_LIMITS: 'on' })
  const full = vi.spyOn(passwordsOnce, 'expectRoom').mockImplementation(() => {
    throw tooBusy()
  })
  onTestFinished(() => full.mockRestore())
  for (let tries = 0; tries < 11; tries++)
    expect((await change(laptop, PASSWORD, NEW)).status).toBe(503)
  full.mockRestore()
  expect((await change(laptop, PASSWORD, NEW)).status).toBe(200)
})

test('the list of sessions names devices, and reveals neither tokens nor their hashes', async () => {
  const app = makeApp()
  const [laptop, phone] = [makeBrowser(app), makeBrowser(app)]
  const agents = {
    laptop: 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0',
    phone:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Version/18.0 Safari/604.1',
  }
  const headers = (agent: string) => ({ 'user-agent': agent })
  const body = registration('maya')
  await laptop.send('POST', '/api/auth/register', { body, headers: headers(agents.laptop) })
  app.pass(HOUR_MS)
  await phone.send('POST', '/api/auth/login', {
    body: { username: 'maya', password: PASSWORD },
    headers: headers(agents.phone),
  })
  const answer = await phone.send('GET', '/api/auth/sessions')
  const text = await answer.text()
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect((JSON.parse(text) as Sessions).sessions).toEqual([
    {
      id: expect.stringMatching(/^[\w-]{22}$/),
      device: 'Safari on iPhone',
      browser: 'Safari',
      system: 'iPhone',
      created_at: '2026-03-02T10:00:00.000Z',
      last_seen_at: '2026-03-02T10:00:00.000Z',
      is_current: true,
    },
    {
      id: expect.stringMatching(/^[\w-]{22}$/),
      device: 'Firefox on Linux',
      browser: 'Firefox',
      system: 'Linux',
      created_at: '2026-03-02T09:00:00.000Z',
      last_seen_at: '2026-03-02T09:00:00.000Z',
      is_current: false,
    },
  ])
  const hashes = app.database.prepare('SELECT token_hash FROM sessions').pluck().all()
  for (const secret of [...hashes, ...laptop.cookies.values(), ...phone.cookies.values()])
    expect(text).not.toContain(secret)
})

async function sessionIds(browser: Browser, isCurrent: boolean): Promise<readonly string[]> {
  const answer = await browser.send('GET', '/api/auth/sessions')
  const { sessions } = (await answer.json()) as Sessions
  return sessions.filter((each) => each['is_current'] === isCurrent).map(({ id }) => String(id))
}

test('one session, this one, or all others can be ended; their streams end with them (SEC6)', async () => {
  const { app, laptop, phone } = await signedInTwice()
  const onPhone = follow(phone)
  const [other] = await sessionIds(laptop, false)
  expect((await laptop.send('DELETE', `/api/auth/sessions/${other}`)).status).toBe(200)
  expect(await onPhone).toContain('"reason":"signed_out"')
  expect([await isSignedIn(laptop), await isSignedIn(phone)]).toEqual([true, false])
  expect((await laptop.send('DELETE', `/api/auth/sessions/${other}`)).status).toBe(404)

  await logIn(phone, 'maya')
  await logIn(makeBrowser(app), 'maya')
  expect((await phone.send('DELETE', '/api/auth/sessions')).status).toBe(200)
  expect([await isSignedIn(laptop), await isSignedIn(phone)]).toEqual([false, true])
  expect(await sessionIds(phone, false)).toEqual([])

  const [own] = await sessionIds(phone, true)
  await phone.send('DELETE', `/api/auth/sessions/${own}`)
  expect([[...phone.cookies.keys()], await isSignedIn(phone)]).toEqual([['known'], false])
})

test('on the day on which the cookie is renewed, too, a new password keeps the device signed in, and an end ends', async () => {
  const { app, laptop } = await signedInTwice({ FIRST_ACCOUNT_ADMIN: 'off' })
  app.pass(25 * HOUR_MS)
  expect((await change(laptop, PASSWORD, NEW)).status).toBe(200)
  expect(await isSignedIn(laptop)).toBe(true)
  const [own] = await sessionIds(laptop, true)
  app.pass(25 * HOUR_MS)
  await laptop.send('DELETE', `/api/auth/sessions/${own}`)
  expect([...laptop.cookies.keys()]).toEqual(['known'])
  await logIn(laptop, 'maya', NEW)
  app.pass(25 * HOUR_MS)
  await laptop.send('DELETE', '/api/users/me', { body: { password: NEW } })
  expect([...laptop.cookies.keys()]).toEqual(['known'])
})

test("nobody can end or find another person's session", async () => {
  const { app, laptop } = await signedInTwice()
  const theo = makeBrowser(app)
  await theo.send('POST', '/api/auth/register', { body: registration('theo') })
  const [mayas] = await sessionIds(laptop, true)
  expect((await theo.send('DELETE', `/api/auth/sessions/${mayas}`)).status).toBe(404)
  await theo.send('DELETE', '/api/auth/sessions')
  expect(await isSignedIn(laptop)).toBe(true)
  expect(await sessionIds(theo, false)).toEqual([])
})

/** Maya, who is the admin, creates a link for herself. */
async function linkFor(browser: Browser, id: string): Promise<string> {
  const answer = await browser.send('POST', `/api/admin/users/${id}/reset-link`)
  const { path } = (await answer.json()) as { path: string }
  return new URL(path, 'http://localhost').searchParams.get('token') ?? ''
}

function reset(server: Pick<TestServer, 'send'>, token: unknown, newPassword: unknown = NEW) {
  return server.send('POST', '/api/auth/reset-password', { body: { token, newPassword } })
}

test('a link sets a new password once, signs nobody in, and ends all sessions (A7, SEC14)', async () => {
  const { app, laptop, phone, id } = await signedInTwice()
  const token = await linkFor(laptop, id)
  const onPhone = follow(phone)
  const answer = await reset(app, token)
  expect(answer.status).toBe(200)
  expect(answer.headers.getSetCookie()).toEqual([expect.stringMatching(/^known=/)])
  expect(await onPhone).toContain('"reason":"signed_out"')
  expect([await isSignedIn(laptop), await isSignedIn(phone)]).toEqual([false, false])
  const again = await reset(app, token, 'another-new-secret')
  expect(again.status).toBe(404)
  expect(await again.json()).toMatchObject({ code: 'not_found' })
  expect((await logIn(phone, 'maya', NEW)).status).toBe(200)
})

test('of two uses of a link at the same time one succeeds', async () => {
  const { app, laptop, id } = await signedInTwice()
  const token = await linkFor(laptop, id)
  const answers = await Promise.all([reset(app, token), reset(app, token, 'another-new-secret')])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404])
})

test('a link works for 24 hours; a newer one or a changed password revokes it sooner', async () => {
  const { app, laptop, id } = await signedInTwice()
  const kept = await linkFor(laptop, id)
  app.pass(24 * HOUR_MS - 1)
  expect((await reset(app, kept)).status).toBe(200)
  await logIn(laptop, 'maya', NEW)

  const late = await linkFor(laptop, id)
  app.pass(24 * HOUR_MS)
  expect((await reset(app, late)).status).toBe(404)

  const older = await linkFor(laptop, id)
  const newer = await linkFor(laptop, id)
  expect((await reset(app, older)).status).toBe(404)
  await change(laptop, NEW, PASSWORD)
  expect((await reset(app, newer)).status).toBe(404)
})

test('a refused password does not use the link up', async () => {
  const { app, laptop, id } = await signedInTwice()
  const token = await linkFor(laptop, id)
  expect((await reset(app, token, 'five5')).status).toBe(400)
  expect((await reset(app, token, 'dragon')).status).toBe(400)
  for (const wrong of [undefined, '', 'A'.repeat(43), 'A'.repeat(101), 7])
    expect([400, 404]).toContain((await reset(app, wrong)).status)
  expect((await reset(app, token)).status).toBe(200)
})

test('trying links is throttled by address', async () => {
  const { app } = await signedInTwice({ RATE_LIMITS: 'on' })
  for (let guess = 0; guess < 20; guess++)
    expect((await reset(app, `guess ${guess}`)).status).toBe(404)
  expect((await reset(app, 'guess')).status).toBe(429)
})

test('neither the log nor the database contains a password, or a token of a link or of a session', async () => {
  const { app, laptop, phone, id } = await signedInTwice()
  const token = await linkFor(laptop, id)
  await change(laptop, 'wrong-canary', NEW)
  await phone.send('DELETE', '/api/users/me', { body: { password: 'wrong-canary' } })
  await change(laptop, PASSWORD, NEW)
  const second = await linkFor(laptop, id)
  await reset(app, second, 'the-third-secret')
  const log = app.lines.join('')
  for (const event of ['wrong_password', 'password_changed', 'password_reset', 'reset_link_made'])
    expect(log).toContain(`"event":"${event}"`)
  const secrets = [
    token,
    second,
    PASSWORD,
    NEW,
    'canary',
    'third-secret',
    ...laptop.cookies.values(),
  ]
  const tables = ['password_resets', 'sessions', 'credentials', 'mutations', 'faults']
  const stored = JSON.stringify(
    tables.map((name) => app.database.prepare(`SELECT * FROM ${name}`).all()),
  )
  for (const secret of [...secrets, 'maya@', 'Example']) expect(log).not.toContain(secret)
  for (const secret of secrets) expect(stored).not.toContain(secret)
})
