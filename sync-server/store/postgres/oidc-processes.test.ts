/** A sign-in by the provider with several real processes on one schema: each step may reach another process (A24). */
import { expect, onTestFinished, test } from 'vitest'
import type { Arrival } from '#domain/users/oidc-api.ts'
import { startTestProvider } from '#server/auth/oidc/testing/test-provider.ts'
import { cookieOf } from '#server/testing/cookie-of.ts'
import { emptySchema } from '#server/testing/empty-schema.ts'
import type { RunningServer } from '#server/testing/real-process.ts'
import { startServers } from './testing/start-servers.ts'

const url = process.env['TEST_DATABASE_URL'] ?? ''
const schema = 'test_oidc'
const ORIGIN = 'http://localhost:3000'

test('begun at one, sent back to another, signed in at a third', async () => {
  emptySchema(url, schema)
  const provider = await startTestProvider([ORIGIN])
  onTestFinished(() => provider.stop())
  provider.put({ sub: 'maya', preferred_username: 'maya', name: 'Maya Ellis' })
  const servers = await startServers(3, {
    ...provider.settings,
    DATABASE_URL: url,
    DATABASE_SCHEMA: schema,
    OIDC_SIGNUP: 'on',
  })
  const [first, second, third] = servers as [RunningServer, RunningServer, RunningServer]

  async function signInOver(places: readonly [RunningServer, RunningServer, RunningServer]) {
    const start = await fetch(`${places[0].url}/auth/oidc`, { redirect: 'manual' })
    const back = await provider.walk(start.headers.get('location') ?? '', 'maya')
    const returned = await fetch(back.replace(ORIGIN, places[1].url), {
      redirect: 'manual',
      headers: { Cookie: cookieOf(start) },
    })
    const headers = { Cookie: cookieOf(returned), 'Sec-Fetch-Site': 'same-origin' }
    const arrived = await fetch(`${places[2].url}/api/auth/oidc/arrive`, {
      method: 'POST',
      headers,
    })
    return (await arrived.json()) as Arrival
  }
  const { user } = await signInOver([first, second, third])
  expect(user).toMatchObject({ username: 'maya', role: 'admin' })
  expect(await signInOver([third, first, second])).toMatchObject({ outcome: 'signed_in', user })
})
