/** A person's own passkeys: added with a proof, named, removed, and useless to others (A20). */
import { expect, test } from 'vitest'
import { MINUTE_MS } from '#domain/calendar.ts'
import { PASSWORD } from '#server/auth/make-test-server.ts'
import { makeApp } from '#server/testing/make-app.ts'
import { makeAuthenticator } from './testing/authenticator.ts'
import {
  addPasskey,
  creationOptions,
  errorOf,
  listed,
  registerOwner,
  signIn,
} from './testing/key-owner.ts'

const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/126.0 Safari/537.36'

async function openApp() {
  const app = makeApp()
  return { app, ...(await registerOwner(app, 'maya')) }
}

test('a passkey is asked for with a proof of the person, on the device itself, and under no personal name', async () => {
  const { browser, id } = await openApp()
  const options = await creationOptions(browser)
  expect(options).toMatchObject({
    rp: { id: 'localhost', name: 'Mitten' },
    user: { name: 'maya', displayName: 'maya Example' },
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    attestation: 'none',
    excludeCredentials: [],
  })
  expect(options.timeout).toBe(5 * MINUTE_MS)
  expect(Buffer.from(options.user.id, 'base64url').toString()).toBe(id)
  const { key } = await addPasskey(browser)
  const again = await creationOptions(browser)
  expect(again.excludeCredentials).toEqual([
    { id: key.id, type: 'public-key', transports: ['internal'] },
  ])
})

test.each([
  [{ password: PASSWORD }, 60, 200],
  [{ password: 'not mine' }, 0, 403],
  [undefined, 9, 200],
  [undefined, 10, 403],
  [{ password: 7 }, 0, 400],
])('adding with %j, %i minutes after the sign-in: %i (A20)', async (body, minutes, status) => {
  const { app, browser } = await openApp()
  app.pass(minutes * MINUTE_MS)
  const answer = await browser.send('POST', '/api/passkeys/options', { body })
  expect(answer.status).toBe(status)
})

test('it is called after the device, or as its owner says, and lists no secret', async () => {
  const { app, browser, id } = await openApp()
  const passkey = makeAuthenticator().create(await creationOptions(browser))
  const headers = { 'User-Agent': CHROME }
  const answer = await browser.send('POST', '/api/passkeys', { body: { passkey }, headers })
  const { passkey: added } = (await answer.json()) as { passkey: { id: string } }
  expect(added).toEqual({
    id: expect.any(String),
    name: 'Chrome on Linux',
    address: 'localhost',
    created_at: '2026-03-02T09:00:00.000Z',
    used_at: null,
  })
  const path = `/api/passkeys/${added.id}`
  const renamed = await browser.send('PATCH', path, { body: { name: '  Key ring ' } })
  expect(renamed.status).toBe(200)
  expect(await listed(browser)).toEqual([{ ...added, name: 'Key ring' }])
  for (const name of ['', ' ', 'x'.repeat(51), 7])
    expect((await browser.send('PATCH', path, { body: { name } })).status).toBe(400)
  expect(app.database.prepare('SELECT user_id FROM passkeys').pluck().all()).toEqual([id])
})

test('an eleventh is refused, before and after it was made', async () => {
  const { browser } = await openApp()
  const eleventh = makeAuthenticator().create(await creationOptions(browser))
  for (let made = 0; made < 10; made++) await addPasskey(browser)
  const answers = [
    await browser.send('POST', '/api/passkeys/options', { body: { password: PASSWORD } }),
    await browser.send('POST', '/api/passkeys', { body: { passkey: eleventh } }),
  ]
  for (const answer of answers)
    expect(await errorOf(answer)).toEqual([409, 'You can have up to 10 passkeys'])
  expect(await listed(browser)).toHaveLength(10)
})

test.each([
  ['another address', { origin: 'https://elsewhere.example' }],
  ['a name of another server', { rpId: 'elsewhere.example' }],
  ['a device that did not check who holds it', { isVerified: false }],
  ['a page that wanted a proof', { type: 'webauthn.get' }],
])('a passkey from %s is not added', async (_, differing) => {
  const { browser } = await openApp()
  const { answer } = await addPasskey(browser, { differing })
  expect(await errorOf(answer)).toEqual([403, 'invalid'])
  expect(await listed(browser)).toEqual([])
})

test('a challenge adds one passkey, within five minutes, in the session that proved itself', async () => {
  const { app, browser } = await openApp()
  const options = await creationOptions(browser)
  const send = (key = makeAuthenticator()) =>
    browser.send('POST', '/api/passkeys', { body: { passkey: key.create(options) } })
  const other = await registerOwner(app, 'theo')
  const stolen = { passkey: makeAuthenticator().create(options) }
  expect(
    await errorOf(await other.browser.send('POST', '/api/passkeys', { body: stolen })),
  ).toEqual([403, 'expired'])
  expect((await send()).status).toBe(200)
  expect(await errorOf(await send())).toEqual([403, 'expired'])
  const late = { passkey: makeAuthenticator().create(await creationOptions(browser)) }
  app.pass(5 * MINUTE_MS)
  expect(await errorOf(await browser.send('POST', '/api/passkeys', { body: late }))).toEqual([
    403,
    'expired',
  ])
})

test('the same passkey is stored once, whoever has it', async () => {
  const { app, browser } = await openApp()
  const { key } = await addPasskey(browser)
  const theo = await registerOwner(app, 'theo')
  for (const each of [browser, theo.browser]) {
    const { answer } = await addPasskey(each, { key })
    expect(await errorOf(answer)).toEqual([409, 'This passkey was added already'])
  }
})

test('nobody names or removes the passkey of another', async () => {
  const { app, browser } = await openApp()
  await addPasskey(browser)
  const [passkey] = await listed(browser)
  const theo = await registerOwner(app, 'theo')
  const path = `/api/passkeys/${passkey?.id}`
  const named = await theo.browser.send('PATCH', path, { body: { name: 'Mine' } })
  const removed = await theo.browser.send('DELETE', path)
  expect([named.status, removed.status]).toEqual([404, 404])
  expect(await listed(theo.browser)).toEqual([])
  expect(await listed(browser)).toEqual([passkey])
})

test('a removed one signs nobody in, and the last way to sign in stays (A20)', async () => {
  const { app, browser, id } = await openApp()
  const { key: one } = await addPasskey(browser)
  const { key: other } = await addPasskey(browser)
  const [first, second] = await listed(browser)
  expect((await browser.send('DELETE', `/api/passkeys/${first?.id}`)).status).toBe(200)
  expect(await errorOf(await signIn(browser, one))).toEqual([403, 'unknown'])
  // As for a person who never had a password.
  app.database.prepare('DELETE FROM credentials WHERE user_id = ?').run(id)
  const kept = await browser.send('DELETE', `/api/passkeys/${second?.id}`)
  expect(await errorOf(kept)).toEqual([409, 'Keep one way to sign in'])
  expect((await signIn(browser, other)).status).toBe(200)
})

test('signing out everywhere and a new password keep the passkeys', async () => {
  const { app, browser } = await openApp()
  const { key } = await addPasskey(browser)
  await browser.send('DELETE', '/api/auth/sessions')
  const body = { currentPassword: PASSWORD, newPassword: 'knit-two-purl-one' }
  await browser.send('PATCH', '/api/users/me/password', { body })
  app.pass(20 * MINUTE_MS)
  expect((await signIn(browser, key)).status).toBe(200)
})

test('a child whom parents sign in makes no passkey (K3)', async () => {
  const { app, browser, id } = await openApp()
  app.database.prepare('UPDATE users SET is_made = 1 WHERE id = ?').run(id)
  const answer = await browser.send('POST', '/api/passkeys/options', { body: {} })
  expect(await errorOf(answer)).toEqual([403, 'A parent signs this child in'])
})

const NOWHERE = 'Passkeys need an address with https and a name'

test.each([
  'http://chores.example',
  'http://127.0.0.1:3000',
  'https://192.168.0.9',
  'https://[fd00::9]',
])('at %s there are no passkeys', async (PUBLIC_URL) => {
  const app = makeApp({ PUBLIC_URL })
  const answer = await app.send('POST', '/api/auth/passkey/options')
  expect(await errorOf(answer)).toEqual([409, NOWHERE])
})

test.each([
  ['https://chores.example', 'chores.example'],
  ['https://kitchen.local:3000', 'kitchen.local'],
  ['http://localhost:3000', 'localhost'],
])('at %s passkeys are for %s', async (PUBLIC_URL, rpId) => {
  const app = makeApp({ PUBLIC_URL })
  const answer = await app.send('POST', '/api/auth/passkey/options')
  expect(await answer.json()).toMatchObject({ rpId })
})

test('without a configured address it is the one that the browser used', async () => {
  const app = makeApp({ LAN: 'on' })
  const ask = (Host: string) => app.send('POST', '/api/auth/passkey/options', { headers: { Host } })
  expect(await (await ask('kitchen.local:3000')).json()).toMatchObject({ rpId: 'kitchen.local' })
  expect(await errorOf(await ask('10.0.0.7:3000'))).toEqual([409, NOWHERE])
})
