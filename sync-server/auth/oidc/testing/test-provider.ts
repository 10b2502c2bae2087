/** A real OpenID Connect provider on this computer, for tests: everybody in its list can sign in there at once. */
import { generateKeyPairSync } from 'node:crypto'
import { once } from 'node:events'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Provider } from 'oidc-provider'
import { OIDC_CALLBACK } from '#domain/users/oidc-api.ts'

export type PersonThere = {
  readonly sub: string
  readonly email?: string
  readonly email_verified?: boolean
  readonly preferred_username?: string
  readonly name?: string
  readonly groups?: readonly string[]
}

const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })

export type TestProvider = Awaited<ReturnType<typeof startTestProvider>>

/** `origins` are the addresses that people may be sent back to. */
export async function startTestProvider(origins: readonly string[]) {
  const people = new Map<string, PersonThere>()
  let server: Server | null = null
  let port = 0
  let listener: (request: IncomingMessage, response: ServerResponse) => void = () => {}

  async function start(): Promise<void> {
    if (server !== null) return
    server = createServer((request, response) => listener(request, response)).listen(
      port,
      'localhost',
    )
    await once(server, 'listening')
    port = (server.address() as AddressInfo).port
  }

  async function stop(): Promise<void> {
    if (server === null) return
    const closed = once(server, 'close')
    server.close()
    server.closeAllConnections()
    server = null
    await closed
  }

  await start()
  const issuer = `http://localhost:${port}`
  listener = listenerOf(providerFor(issuer, { origins, people }), people)

  return {
    settings: {
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: 'mitten',
      OIDC_CLIENT_SECRET: 'known-to-both',
      OIDC_NAME: 'Authelia',
      PUBLIC_URL: origins[0] ?? '',
    },
    /** Starts it again after `stop`. */
    start,
    stop,
    /** Adds a person, or changes what the provider says about them. */
    put: (person: PersonThere) => void people.set(person.sub, person),
    /** Follows an address of the provider as a browser would; returns the address that it is sent back to. */
    walk: (address: string, sub: string) => walk(address, { sub, issuer }),
  }
}

type Kept = {
  readonly origins: readonly string[]
  readonly people: ReadonlyMap<string, PersonThere>
}

function providerFor(issuer: string, { origins, people }: Kept): Provider {
  return new Provider(issuer, {
    clients: [
      {
        client_id: 'mitten',
        client_secret: 'known-to-both',
        redirect_uris: origins.map((origin) => origin + OIDC_CALLBACK),
      },
    ],
    claims: {
      email: ['email', 'email_verified'],
      profile: ['name', 'preferred_username'],
      groups: ['groups'],
    },
    cookies: { keys: ['of the tests'] },
    features: { devInteractions: { enabled: false } },
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), kid: 'test', use: 'sig' }] },
    pkce: { required: () => true },
    // Named, so that it does not warn of its defaults.
    ttl: { AccessToken: 600, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
    findAccount: (_context, sub) => ({
      accountId: sub,
      claims: () => ({ ...people.get(sub), sub }),
    }),
    interactions: { url: (_context, { uid }) => `/people/${uid}` },
    // Nobody is asked for consent.
    async loadExistingGrant({ oidc }) {
      const clientId = oidc.client?.clientId ?? ''
      const accountId = oidc.session?.accountId ?? ''
      const grant = new oidc.provider.Grant({ accountId, clientId })
      grant.addOIDCScope('openid profile email groups')
      await grant.save()
      return grant
    },
  })
}

/** The page of the provider: one link for each person, which signs in as them, and one that declines. */
function listenerOf(provider: Provider, people: ReadonlyMap<string, PersonThere>) {
  const rest = provider.callback()
  return (request: IncomingMessage, response: ServerResponse): void => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
    const chosen = searchParams.get('as')
    if (!pathname.startsWith('/people/')) return void rest(request, response)
    if (chosen !== null) {
      const answer =
        chosen === ''
          ? { error: 'access_denied' }
          : { login: { accountId: chosen, remember: false } }
      return void provider.interactionFinished(request, response, answer)
    }
    const links = [...people.keys(), ''].map(
      (sub) => `<p><a href="${pathname}?as=${sub}">${sub === '' ? 'No' : `I am ${sub}`}</a></p>`,
    )
    response.setHeader('Content-Type', 'text/html')
    response.end(`<!doctype html><title>The provider</title><h1>Who are you?</h1>${links.join('')}`)
  }
}

async function walk(
  address: string,
  { sub, issuer }: { readonly sub: string; readonly issuer: string },
): Promise<string> {
  const cookies = new Map<string, string>()
  let next = address
  while (next.startsWith(issuer)) {
    const { pathname } = new URL(next)
    const asked = pathname.startsWith('/people/') ? `${issuer}${pathname}?as=${sub}` : next
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await fetch(asked, { redirect: 'manual', headers: { cookie } })
    for (const line of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = line.split(';')[0]?.split('=') ?? []
      cookies.set(name, value)
    }
    const location = answer.headers.get('location')
    if (location === null) throw new Error(`${answer.status}: ${await answer.text()}`)
    next = new URL(location, asked).href
  }
  return next
}
