/** Signing in by a real OpenID Connect provider: who gets in, who is connected, and what a forged answer gets (A24). */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Arrival } from '#domain/users/oidc-api.ts'
import { logIn, makeBrowser, PASSWORD } from '#server/auth/make-test-server.ts'
import {
  addPasskey,
  registerOwner,
  signInOptions,
} from '#server/auth/passkeys/testing/key-owner.ts'
import { makeApp } from '#server/testing/make-app.ts'
import type { PersonThere, TestProvider } from './testing/test-provider.ts'
import { startTestProvider } from './testing/test-provider.ts'

const ORIGIN = 'http://localhost:3000'

let provider: TestProvider
beforeAll(async () => void (provider = await startTestProvider([ORIGIN])))
afterAll(() => provider.stop())

let count = 0

/** A person of the provider whom no other test uses. */
function personThere(facts: Partial<PersonThere> = {}): PersonThere {
  const sub = `person-${++count}`
  const person = {
    sub,
    email: `${sub}@example.org`,
    email_verified: true,
    preferred_username: sub,
    name: 'Maya Ellis',
    ...facts,
  }
  provider.put(person)
  return person
}

function makeServer(settings: Readonly<Record<string, string>> = {}) {
  const app = makeApp({ ...provider.settings, OIDC_SIGNUP: 'on', ...settings })
  const newBrowser = () => makeBrowser(app)
  return { app, newBrowser, browser: newBrowser() }
}
type Browser = ReturnType<typeof makeBrowser>

/** From the button to the address that the provider sends the browser back to. */
async function walkTo(browser: Browser, { sub }: PersonThere, returnTo = '/'): Promise<string> {
  const start = await browser.send('GET', `/auth/oidc?return=${encodeURIComponent(returnTo)}`)
  expect(start.status).toBe(302)
  return pathOf(await provider.walk(start.headers.get('location') ?? '', sub))
}

function pathOf(address: string): string {
  expect(address.startsWith(`${ORIGIN}/auth/oidc/callback?`)).toBe(true)
  return address.slice(ORIGIN.length)
}

async function comeBack(browser: Browser, path: string): Promise<Arrival> {
  const back = await browser.send('GET', path)
  expect([back.status, back.headers.get('location')]).toEqual([302, '/provider'])
  return arrive(browser)
}

async function arrive(browser: Browser): Promise<Arrival> {
  const answer = await browser.send('POST', '/api/auth/oidc/arrive')
  expect(answer.status).toBe(200)
  return (await answer.json()) as Arrival
}

const enter = async (browser: Browser, person: PersonThere, returnTo = '/') =>
  comeBack(browser, await walkTo(browser, person, returnTo))

async function sessionOf(browser: Browser): Promise<unknown> {
  const answer = await browser.send('GET', '/api/auth/session')
  return answer.status === 200 ? ((await answer.json()) as { user: unknown }).user : answer.status
}

test('somebody new gets an account, and the same one the next time (A24)', async () => {
  const { app, browser, newBrowser } = makeServer()
  const person = personThere({ preferred_username: 'maya', email: 'maya@example.org' })
  const arrival = await enter(browser, person, '/tasks?tab=completed')
  expect(arrival).toEqual({
    outcome: 'signed_in',
    user: { id: expect.any(String), username: 'maya', name: 'Maya Ellis', role: 'admin' },
    username: null,
    problem: null,
    return_to: '/tasks?tab=completed',
  })
  expect(await sessionOf(browser)).toEqual({ id: arrival.user?.id, role: 'admin' })
  const me = await browser.send('GET', '/api/users/me')
  expect(await me.json()).toMatchObject({ user: { email: 'maya@example.org', plan: 'free' } })
  expect(app.lines.map((line) => JSON.parse(line) as unknown)).toContainEqual(
    expect.objectContaining({
      event: 'registered',
      request: expect.any(String),
      user: arrival.user?.id,
    }),
  )
  const again = await enter(newBrowser(), person)
  expect(again.user?.id).toBe(arrival.user?.id)
  expect(app.database.prepare('SELECT count(*) AS n FROM accounts').get()).toMatchObject({ n: 1 })
})

test('of the provider nothing is stored but who the person is there (A24)', async () => {
  const { app, newBrowser } = makeServer()
  const person = personThere()
  await enter(newBrowser(), person)
  expect(app.database.prepare('SELECT issuer, subject FROM oidc_links').all()).toEqual([
    { issuer: `${provider.settings.OIDC_ISSUER}/`, subject: person.sub },
  ])
  expect(app.database.prepare('SELECT * FROM credentials').all()).toEqual([])
})

test('the session has the cookie and the known device of a sign-in with a password (A24)', async () => {
  const { app, browser } = makeServer()
  const { user } = await enter(browser, personThere())
  expect([...browser.cookies.keys()].toSorted()).toEqual(['known', `sid-${user?.id}`])
  expect(app.database.prepare('SELECT user_id, opened_by FROM sessions').all()).toEqual([
    { user_id: user?.id, opened_by: null },
  ])
})

test('a taken name gets a number, and a name that none can be here is replaced (A24)', async () => {
  const { app, newBrowser } = makeServer()
  await app.register('Maya')
  const nameOf = async (facts: Partial<PersonThere>) =>
    (await enter(newBrowser(), personThere(facts))).user?.username
  expect(await nameOf({ preferred_username: 'MAYA' })).toBe('MAYA2')
  expect(await nameOf({ preferred_username: 'maya' })).toBe('maya3')
  expect(await nameOf({ preferred_username: 'theo@work.example' })).toBe('theo')
  expect(await nameOf({ preferred_username: 'x', email: 'ida@example.org' })).toBe('ida')
  expect(await nameOf({ preferred_username: 'é'.repeat(60) })).toBe('é'.repeat(20))
  expect(await nameOf({ preferred_username: 'é'.repeat(60) })).toBe(`${'é'.repeat(19)}2`)
  const nobody = personThere({ preferred_username: '\0', email: 'no', name: '' })
  expect((await enter(newBrowser(), nobody)).user).toMatchObject({
    username: 'member',
    name: 'member',
  })
})

test('with sign-up off nobody new gets in, and is told so (A24)', async () => {
  const { app, browser } = makeServer({ OIDC_SIGNUP: 'off' })
  expect(await enter(browser, personThere())).toMatchObject({ problem: 'no_account', user: null })
  expect(await sessionOf(browser)).toBe(401)
  expect(app.database.prepare('SELECT * FROM accounts').all()).toEqual([])
})

describe('an account with the same address', () => {
  async function withMaya(settings: Readonly<Record<string, string>>) {
    const server = makeServer({ OIDC_LINK: 'email', ...settings })
    const maya = await server.app.register('Maya')
    return { ...server, maya }
  }
  const prove = (browser: Browser, password: string) =>
    browser.send('POST', '/api/auth/oidc/prove', { body: { password } })
  const links = (app: ReturnType<typeof makeApp>) =>
    app.database.prepare('SELECT user_id FROM oidc_links').all()

  test('is connected once its password has proved it, and never asked again (A24)', async () => {
    const { app, browser, maya, newBrowser } = await withMaya({})
    const person = personThere({ email: 'MAYA@example.org' })
    expect(await enter(browser, person)).toMatchObject({
      outcome: 'proof_needed',
      username: 'maya',
      user: null,
    })
    expect(links(app)).toEqual([])
    expect(await sessionOf(browser)).toBe(401)
    const proven = await prove(browser, PASSWORD)
    expect(await proven.json()).toMatchObject({ outcome: 'signed_in', user: { id: maya.id } })
    expect(links(app)).toEqual([{ user_id: maya.id }])
    expect((await enter(newBrowser(), person)).user?.id).toBe(maya.id)
  })

  test('is connected by its passkey as well, and by no other (A21, A24)', async () => {
    const { app, browser, maya, newBrowser } = await withMaya({})
    const own = newBrowser()
    await logIn(own, 'maya')
    const { key } = await addPasskey(own)
    const theo = await registerOwner(app, 'theo')
    const { key: foreign } = await addPasskey(theo.browser)
    await enter(browser, personThere({ email: 'maya@example.org' }))
    const proveBy = async (used: typeof key) => {
      const passkey = used.get(await signInOptions(browser))
      return browser.send('POST', '/api/auth/oidc/prove', { body: { passkey } })
    }
    expect((await proveBy(foreign)).status).toBe(403)
    expect(links(app)).toEqual([])
    const proven = await proveBy(key)
    expect(await proven.json()).toMatchObject({ outcome: 'signed_in', user: { id: maya.id } })
    expect(links(app)).toEqual([{ user_id: maya.id }])
  })

  test('stays as it is without its password, and guesses are limited (A24, SEC11)', async () => {
    const { app, browser } = await withMaya({ RATE_LIMITS: 'on' })
    await enter(browser, personThere({ email: 'maya@example.org' }))
    for (let tries = 0; tries < 10; tries++)
      expect((await prove(browser, 'not this one')).status).toBe(403)
    expect((await prove(browser, PASSWORD)).status).toBe(429)
    expect(links(app)).toEqual([])
    expect(await sessionOf(browser)).toBe(401)
  })

  test('is neither connected nor mentioned for an address that is not verified (A24)', async () => {
    const { browser, maya, newBrowser } = await withMaya({})
    const person = personThere({ email: 'maya@example.org', email_verified: false })
    const arrival = await enter(browser, person)
    expect(arrival).toMatchObject({ outcome: 'signed_in', username: null })
    expect(arrival.user?.id).not.toBe(maya.id)
    const me = await browser.send('GET', '/api/users/me')
    expect(JSON.stringify(await me.json())).toMatch(/"email":"[\w-]+@mitten\.invalid"/)
    const closed = await withMaya({ OIDC_SIGNUP: 'off' })
    expect(await enter(newBrowser(), person)).toMatchObject({ outcome: 'signed_in' })
    expect(await enter(closed.browser, person)).toMatchObject({ problem: 'no_account' })
    expect((await prove(closed.browser, PASSWORD)).status).toBe(200)
    expect(links(closed.app)).toEqual([])
  })

  test('has to be connected in its settings where the address is no way (A24)', async () => {
    const { app, browser } = await withMaya({ OIDC_LINK: 'off' })
    const person = personThere({ email: 'maya@example.org' })
    expect(await enter(browser, person)).toMatchObject({ problem: 'known_address', username: null })
    await prove(browser, PASSWORD)
    expect(links(app)).toEqual([])
  })
})

describe('a forged answer signs nobody in (A24)', () => {
  test('that was used already', async () => {
    const { browser, newBrowser } = makeServer()
    const path = await walkTo(browser, personThere())
    const before = new Map(browser.cookies)
    expect(await comeBack(browser, path)).toMatchObject({ outcome: 'signed_in' })
    expect(await comeBack(browser, path)).toMatchObject({ problem: 'elsewhere' })
    // Not even with the same cookie: the provider accepts a code only once.
    const thief = newBrowser()
    for (const [name, value] of before) thief.cookies.set(name, value)
    expect(await comeBack(thief, path)).toMatchObject({ problem: 'refused', user: null })
    expect(await sessionOf(thief)).toBe(401)
  })

  test('that another browser began, which goes on with its own', async () => {
    const { newBrowser } = makeServer()
    const attacker = await walkTo(newBrowser(), personThere())
    const stranger = newBrowser()
    expect(await comeBack(stranger, attacker)).toMatchObject({ problem: 'elsewhere' })
    const victim = newBrowser()
    const own = await walkTo(victim, personThere())
    expect(await comeBack(victim, attacker)).toMatchObject({ problem: 'elsewhere' })
    expect(await sessionOf(victim)).toBe(401)
    expect(await comeBack(victim, own)).toMatchObject({ outcome: 'signed_in' })
  })

  test('for another nonce', async () => {
    const { browser } = makeServer()
    const start = await browser.send('GET', '/auth/oidc')
    const address = new URL(start.headers.get('location') ?? '')
    address.searchParams.set('nonce', 'of-somebody-else')
    const back = await provider.walk(address.href, personThere().sub)
    expect(await comeBack(browser, pathOf(back))).toMatchObject({ problem: 'refused' })
    expect(await sessionOf(browser)).toBe(401)
  })

  test('later than ten minutes', async () => {
    const { app, browser } = makeServer()
    const path = await walkTo(browser, personThere())
    app.pass(10 * 60_000)
    expect(await comeBack(browser, path)).toMatchObject({ problem: 'elsewhere' })
  })

  test('with a cookie that was changed or made elsewhere', async () => {
    const { browser } = makeServer()
    const path = await walkTo(browser, personThere())
    const sealed = browser.cookies.get('oidc') ?? ''
    const other = sealed.at(-3) === 'A' ? 'B' : 'A'
    for (const forged of [sealed.slice(0, -3) + other + sealed.slice(-2), 'x', 'A'.repeat(5000)]) {
      browser.cookies.set('oidc', forged)
      expect(await comeBack(browser, path)).toMatchObject({ problem: 'elsewhere' })
    }
    browser.cookies.set('oidc', sealed)
    expect(await comeBack(browser, path)).toMatchObject({ outcome: 'signed_in' })
  })

  test('of a person who said no there', async () => {
    const { browser } = makeServer()
    const start = await browser.send('GET', '/auth/oidc')
    const back = await provider.walk(start.headers.get('location') ?? '', '')
    expect(await comeBack(browser, pathOf(back))).toMatchObject({ problem: 'cancelled' })
    expect(await arrive(browser), 'told again after a reload').toMatchObject({
      problem: 'cancelled',
    })
  })
})

test('the browser is sent to the provider with PKCE, and back to paths of the app alone (A24)', async () => {
  const { newBrowser } = makeServer()
  const start = await newBrowser().send('GET', '/auth/oidc')
  const { origin, pathname, searchParams } = new URL(start.headers.get('location') ?? '')
  expect(origin + pathname).toBe(`${provider.settings.OIDC_ISSUER}/auth`)
  expect(Object.fromEntries(searchParams)).toMatchObject({
    client_id: 'mitten',
    response_type: 'code',
    redirect_uri: `${ORIGIN}/auth/oidc/callback`,
    scope: 'openid profile email',
    code_challenge_method: 'S256',
  })
  for (const elsewhere of [
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    '/\t/evil.example',
    `/${'x'.repeat(300)}`,
    '/auth/oidc',
  ])
    expect((await enter(newBrowser(), personThere(), elsewhere)).return_to).toBe('/')
  for (const line of start.headers.getSetCookie())
    expect(line).toMatch(/^oidc=[\w-]+; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/)
})

test('over https the cookie belongs to this host alone (A24)', async () => {
  const { newBrowser } = makeServer({ PUBLIC_URL: 'https://chores.example' })
  const start = await newBrowser().send('GET', '/auth/oidc')
  expect(start.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^__Host-oidc=.*; Path=\/; HttpOnly; SameSite=Lax; Secure$/),
  ])
})

test('another site can begin no arrival and no connection (SEC15)', async () => {
  const { browser } = makeServer()
  await browser.send('GET', await walkTo(browser, personThere()))
  const headers = { 'Sec-Fetch-Site': 'cross-site' }
  for (const call of ['arrive', 'prove', 'connect']) {
    const answer = await browser.send('POST', `/api/auth/oidc/${call}`, { headers, body: {} })
    expect(answer.status).toBe(403)
  }
  expect(await sessionOf(browser)).toBe(401)
})

test('without a provider /auth is answered by the server, and signs nobody in (A25)', async () => {
  const app = makeApp()
  for (const path of ['/auth/oidc', '/auth/oidc/callback?code=1&state=2', '/auth/more'])
    expect((await app.send('GET', path, { headers: { Accept: 'text/html' } })).status).toBe(404)
  expect((await app.send('POST', '/api/auth/oidc/arrive')).status).toBe(401)
  const options = await app.send('GET', '/api/auth/options')
  expect(await options.json()).toEqual({ password: true, register: true, provider: null })
})
