/** Signing in with a passkey, and proving with one that the person is present (A20, A21). */
import { expect, test } from 'vitest'
import { MINUTE_MS } from '#domain/calendar.ts'
import { logIn, makeBrowser } from '#server/auth/make-test-server.ts'
import { makeApp } from '#server/testing/make-app.ts'
import type { Differing } from './testing/authenticator.ts'
import { makeAuthenticator } from './testing/authenticator.ts'
import {
  addPasskey,
  errorOf,
  listed,
  prove,
  registerOwner,
  signIn,
  signInOptions,
} from './testing/key-owner.ts'

/** Maya with a passkey, and a browser in which nobody is signed in. */
async function openApp(settings: Readonly<Record<string, string>> = {}) {
  const app = makeApp({ FIRST_ACCOUNT_ADMIN: 'off', ...settings })
  const { id, browser: laptop } = await registerOwner(app, 'maya')
  const { key } = await addPasskey(laptop)
  return { app, id, laptop, key, phone: makeBrowser(app) }
}

test('a passkey opens the session that a password opens, and nobody types a name', async () => {
  const { app, id, key, phone } = await openApp()
  const { timeout, ...options } = await signInOptions(phone)
  expect(timeout).toBe(5 * MINUTE_MS)
  expect(options).toEqual({
    challenge: expect.stringMatching(/^[\w-]{72}$/),
    rpId: 'localhost',
    userVerification: 'required',
  })
  const answer = await signIn(phone, key)
  const { user } = (await answer.json()) as { user: object }
  expect(user).toEqual({ id, username: 'maya', name: 'maya Example', role: 'user' })
  const typed = await logIn(makeBrowser(app), 'maya')
  expect(await typed.json()).toEqual({ user })
  expect([...phone.cookies.keys()].toSorted()).toEqual(['known', `sid-${id}`])
  expect((await phone.send('GET', '/api/users/me')).status).toBe(200)
  const [passkey] = await listed(phone)
  expect(passkey?.used_at).toBe('2026-03-02T09:00:00.000Z')
})

const wrong: readonly (readonly [string, Differing])[] = [
  ['another address', { origin: 'https://elsewhere.example' }],
  ['a name of another server', { rpId: 'elsewhere.example' }],
  ['a device that did not check who holds it', { isVerified: false }],
  ['a page that made a passkey', { type: 'webauthn.create' }],
  ['somebody else’s account on the device', { userHandle: 'bm9ib2R5' }],
]

test.each(wrong)('a proof from %s signs nobody in and proves nothing', async (_, differing) => {
  const { app, laptop, key, phone } = await openApp()
  expect(await errorOf(await signIn(phone, key, differing))).toEqual([403, 'invalid'])
  expect(phone.cookies.size).toBe(0)
  app.pass(20 * MINUTE_MS)
  const passkey = await prove(laptop, key, differing)
  const answer = await laptop.send('DELETE', '/api/users/me', { body: { passkey } })
  expect(await errorOf(answer)).toEqual([403, 'invalid'])
})

test('a challenge is good once, for five minutes, and for what it was made (SEC47)', async () => {
  const { app, laptop, key, phone } = await openApp()
  const send = (passkey: object) => phone.send('POST', '/api/auth/passkey', { body: { passkey } })
  const passkey = key.get(await signInOptions(phone))
  expect((await send(passkey)).status).toBe(200)
  expect(await errorOf(await send(passkey))).toEqual([403, 'expired'])
  expect(await errorOf(await send(await prove(laptop, key)))).toEqual([403, 'expired'])
  const late = key.get(await signInOptions(phone))
  app.pass(5 * MINUTE_MS)
  expect(await errorOf(await send(late))).toEqual([403, 'expired'])
})

test('a challenge that this server did not make is refused, however it is spelled', async () => {
  const { key, phone } = await openApp()
  const { challenge, ...options } = await signInOptions(phone)
  const forged = [
    'x'.repeat(72),
    '',
    `${challenge}=`,
    challenge.slice(0, -1),
    Buffer.from(challenge, 'base64url').reverse().toString('base64url'),
  ]
  for (const each of forged) {
    const passkey = key.get({ ...options, challenge: each })
    const answer = await phone.send('POST', '/api/auth/passkey', { body: { passkey } })
    expect(await errorOf(answer)).toEqual([403, 'expired'])
  }
})

test('of two who send the same proof at once, one is signed in', async () => {
  const { app, key, phone } = await openApp()
  const passkey = key.get(await signInOptions(phone))
  const send = () => makeBrowser(app).send('POST', '/api/auth/passkey', { body: { passkey } })
  const answers = await Promise.all([send(), send()])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 403])
})

test('a passkey that nobody here has is refused before anything is checked', async () => {
  const { phone } = await openApp()
  expect(await errorOf(await signIn(phone, makeAuthenticator()))).toEqual([403, 'unknown'])
})

test('a counter that goes back is noted, and refuses nothing', async () => {
  const { app, key, phone } = await openApp()
  const counted = app.database.prepare('SELECT counter FROM passkeys').pluck()
  for (const counter of [7, 3]) {
    expect((await signIn(phone, key, { counter })).status).toBe(200)
    expect(Number(counted.get())).toBe(counter)
  }
})

test('asking for a challenge stores nothing', async () => {
  const { app, phone } = await openApp()
  const rows = () => app.database.prepare('SELECT count(*) FROM limits').pluck().get()
  const before = rows()
  for (let asked = 0; asked < 20; asked++) await signInOptions(phone)
  expect(rows()).toEqual(before)
})

test.each([
  ['too many bytes', { passkey: 'x'.repeat(32_000) }, 413],
  ['a text that is too long', { id: 'x'.repeat(1365) }, 400],
  ['no base64url', { id: '😀' }, 400],
  ['nothing', {}, 400],
])('%s is refused before it is worked on', async (_, differing, status) => {
  const { key, phone } = await openApp()
  const passkey = { ...key.get(await signInOptions(phone)), ...differing }
  const body = { passkey: status === 400 && !('id' in differing) ? undefined : passkey }
  const answer = await phone.send('POST', '/api/auth/passkey', { body })
  expect(answer.status).toBe(status)
})

test.each([
  ['clientDataJSON', 'bm9uZQ'],
  ['authenticatorData', 'bm9uZQ'],
  ['signature', 'bm9uZQ'],
  ['signature', ''],
])('%s of %j is refused', async (field, value) => {
  const { key, phone } = await openApp()
  const proof = key.get(await signInOptions(phone))
  const passkey = { ...proof, response: { ...proof.response, [field]: value } }
  const answer = await phone.send('POST', '/api/auth/passkey', { body: { passkey } })
  expect(await errorOf(answer)).toEqual([403, 'invalid'])
})

test('who is refused again and again has to wait, and a guessed password keeps no passkey out', async () => {
  const { app, laptop, key, phone } = await openApp({ RATE_LIMITS: 'on' })
  const guess = () => logIn(laptop, 'maya', 'not mine')
  const misses = () => signIn(phone, key, { isVerified: false })
  for (let tried = 0; tried < 10; tried++) expect((await guess()).status).toBe(401)
  expect((await guess()).status).toBe(429)
  for (let tried = 0; tried < 10; tried++) expect((await misses()).status).toBe(403)
  expect((await misses()).status).toBe(429)
  expect((await signIn(phone, key)).status).toBe(429)
  expect((await signIn(laptop, key)).status).toBe(200)
  app.pass(MINUTE_MS)
  expect((await signIn(phone, key)).status).toBe(200)
})

test('a passkey proves as much as the password where a session is not enough (A21)', async () => {
  const { app, id, laptop, key } = await openApp()
  app.pass(20 * MINUTE_MS)
  expect((await laptop.send('DELETE', '/api/users/me')).status).toBe(403)
  const passkey = await prove(laptop, key)
  const answer = await laptop.send('DELETE', '/api/users/me', { body: { passkey } })
  expect(answer.status).toBe(200)
  expect(app.core.store.get('users', id)).toBe(null)
  expect(app.database.prepare('SELECT * FROM passkeys').all()).toEqual([])
})

test('a proof is for one change, in the session and of the person who asked (A21)', async () => {
  const { app, laptop, key, phone } = await openApp()
  const theo = await registerOwner(app, 'theo')
  const { key: theos } = await addPasskey(theo.browser)
  await signIn(phone, key)
  app.pass(20 * MINUTE_MS)
  const remove = async (by: typeof laptop, passkey: object) =>
    errorOf(await by.send('POST', '/api/passkeys/options', { body: { passkey } }))
  const proof = await prove(laptop, key)
  expect(await remove(phone, proof)).toEqual([403, 'expired'])
  expect(await remove(theo.browser, proof)).toEqual([403, 'unknown'])
  expect(await remove(laptop, await prove(theo.browser, theos))).toEqual([403, 'unknown'])
  expect((await remove(laptop, proof))[0]).toBe(200)
  expect(await remove(laptop, proof)).toEqual([403, 'expired'])
})

test('a passkey sets a new password without the old one, and every other session ends (A21)', async () => {
  const { laptop, key, phone } = await openApp()
  await signIn(phone, key)
  const passkey = await prove(phone, key)
  const body = { passkey, newPassword: 'knit-two-purl-one' }
  expect((await phone.send('PATCH', '/api/users/me/password', { body })).status).toBe(200)
  expect((await laptop.send('GET', '/api/users/me')).status).toBe(401)
  expect((await logIn(laptop, 'maya', 'knit-two-purl-one')).status).toBe(200)
})

test('without a passkey there is nothing to prove with', async () => {
  const { app } = await openApp()
  const theo = await registerOwner(app, 'theo')
  const answer = await theo.browser.send('POST', '/api/passkeys/proof')
  expect(await errorOf(answer)).toEqual([404, 'You have no passkey here'])
})
