/** A person with a browser who makes and uses passkeys, through the calls of the real app. */
import type { CreationOptions, ListedPasskey, RequestOptions } from '#domain/users/passkey-api.ts'
import { makeBrowser, PASSWORD, registration } from '#server/auth/make-test-server.ts'
import type { TestApp } from '#server/testing/make-app.ts'
import type { Authenticator, Differing } from './authenticator.ts'
import { makeAuthenticator } from './authenticator.ts'

export type Browser = ReturnType<typeof makeBrowser>
type App = Pick<TestApp, 'send'>

export async function registerOwner(app: App, username: string) {
  const browser = makeBrowser(app)
  const body = registration(username)
  const answer = await browser.send('POST', '/api/auth/register', { body })
  const { user } = (await answer.json()) as { readonly user: { readonly id: string } }
  return { id: user.id, browser }
}

export async function creationOptions(browser: Browser, proof: object = { password: PASSWORD }) {
  const answer = await browser.send('POST', '/api/passkeys/options', { body: proof })
  return (await answer.json()) as CreationOptions
}

/** Adds a passkey; `differing` says how it is wrong. */
export async function addPasskey(
  browser: Browser,
  {
    key = makeAuthenticator(),
    differing = {},
    proof = { password: PASSWORD },
  }: { key?: Authenticator; differing?: Differing; proof?: object } = {},
) {
  const passkey = key.create(await creationOptions(browser, proof), differing)
  const answer = await browser.send('POST', '/api/passkeys', { body: { passkey } })
  return { key, passkey, answer }
}

export async function signInOptions(browser: Browser): Promise<RequestOptions> {
  const answer = await browser.send('POST', '/api/auth/passkey/options')
  return (await answer.json()) as RequestOptions
}

export async function signIn(browser: Browser, key: Authenticator, differing: Differing = {}) {
  const passkey = key.get(await signInOptions(browser), differing)
  return browser.send('POST', '/api/auth/passkey', { body: { passkey } })
}

/** A proof by a passkey that the browser's person is there. */
export async function prove(browser: Browser, key: Authenticator, differing: Differing = {}) {
  const answer = await browser.send('POST', '/api/passkeys/proof')
  return key.get((await answer.json()) as RequestOptions, differing)
}

export async function listed(browser: Browser): Promise<readonly ListedPasskey[]> {
  const answer = await browser.send('GET', '/api/passkeys')
  return ((await answer.json()) as { readonly passkeys: readonly ListedPasskey[] }).passkeys
}

export async function errorOf(answer: Response) {
  const { message, details } = (await answer.json()) as {
    readonly message: string
    readonly details?: Readonly<Record<string, unknown>>
  }
  return [answer.status, details?.['reason'] ?? message]
}
