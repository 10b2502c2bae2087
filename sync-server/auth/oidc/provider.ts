/**
 * The OpenID Connect provider (A24). Its description is read when first needed, each request takes at most five
 * seconds, and it is believed only about the person who comes back. Its tokens are dropped with the answer.
 */
import * as client from 'openid-client'
import { HOUR_MS } from '#domain/calendar.ts'
import type { OidcProblem } from '#domain/users/oidc-api.ts'
import { OIDC_CALLBACK } from '#domain/users/oidc-api.ts'
import { displayName, email as address } from '#domain/users/user-fields.ts'
import { isSafeAddress } from '#server/config-values.ts'
import type { Config } from '#server/config.ts'
import type { OidcConfig } from '#server/oidc-config.ts'

const TIMEOUT_SECONDS = 5
/** For this long the provider counts as up after it has answered, and as down after it has not. */
const UP_MS = 30_000
const DOWN_MS = 5000
/** After this long its description is read again before one of its answers is checked. */
const DESCRIBED_MS = HOUR_MS
const SCOPES = 'openid profile email'
/** The bound that the standard sets. */
const MAX_SUBJECT = 255
/** More than any name here may have; the rest of a claim is dropped. */
const MAX_CLAIM = 100

/** The secrets of one sign-in, which only the browser that began it knows. */
export type Secrets = { readonly state: string; readonly nonce: string; readonly verifier: string }

/** The person who came back. */
export type Identity = {
  readonly subject: string
  /** Only if the provider has verified it. */
  readonly email: string | null
  /** Suggestions for the names of a new account, not bounded yet. */
  readonly username: string | null
  readonly name: string | null
  /** Null if the provider has no say in who is an admin. */
  readonly isAdmin: boolean | null
}

export type Provider = OidcConfig & {
  /** Whether it has answered recently. */
  isUp(): Promise<boolean>
  /** The provider's address for this sign-in, and the values that its answer must match. Throws OidcError. */
  begin(): Promise<{ readonly address: string; readonly secrets: Secrets }>
  /** The person an answer is about. Throws OidcError. */
  finish(answer: URLSearchParams, secrets: Secrets): Promise<Identity>
}

/** Why a sign-in by the provider ended, to be shown to the person. */
export class OidcError extends Error {
  override readonly name = 'OidcError'
  readonly problem: OidcProblem

  constructor(problem: OidcProblem, cause?: unknown) {
    super(`The sign-in by the provider ended: ${problem}`, { cause })
    this.problem = problem
  }
}

type Deps = {
  readonly config: Pick<Config, 'publicOrigin'>
  readonly oidc: OidcConfig
  readonly now: () => Date
}

export function createProvider({ config, oidc, now }: Deps): Provider {
  const describe = createDescribe(oidc, now)
  const redirectUri = `${config.publicOrigin}${OIDC_CALLBACK}`

  return {
    ...oidc,
    isUp: () =>
      describe(UP_MS).then(
        () => true,
        () => false,
      ),
    async begin() {
      const described = await describe(UP_MS)
      const secrets = {
        state: client.randomState(),
        nonce: client.randomNonce(),
        verifier: client.randomPKCECodeVerifier(),
      }
      const { href } = client.buildAuthorizationUrl(described, {
        redirect_uri: redirectUri,
        scope: scopesFor(described, oidc),
        state: secrets.state,
        nonce: secrets.nonce,
        code_challenge: await client.calculatePKCECodeChallenge(secrets.verifier),
        code_challenge_method: 'S256',
      })
      return { address: href, secrets }
    },
    async finish(answer, { state, nonce, verifier }) {
      const described = await describe(DESCRIBED_MS)
      const address = new URL(redirectUri)
      address.search = answer.toString()
      const claims = await claimsOf(described, address, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      }).catch(explain)
      return identityFrom(claims, oidc)
    },
  }
}

/** Some providers give a claim such as groups only for its own scope; others know no such scope and would refuse it. */
function scopesFor(described: client.Configuration, { admin }: OidcConfig): string {
  const known = described.serverMetadata().scopes_supported ?? []
  return admin !== null && known.includes(admin.claim) ? `${SCOPES} ${admin.claim}` : SCOPES
}

/** Everybody who asks meanwhile waits for the same answer, and for some time after it nobody asks again. */
function createDescribe({ issuer, clientId, clientSecret }: OidcConfig, now: () => Date) {
  let described: { readonly by: client.Configuration; readonly at: number } | null = null
  let failed: { readonly why: OidcError; readonly at: number } | null = null
  let asking: Promise<client.Configuration> | null = null

  // The settings accept http for this computer only.
  const insecure = issuer.startsWith('http:') ? [client.allowInsecureRequests] : []
  const options = {
    timeout: TIMEOUT_SECONDS,
    execute: [...insecure, client.enableNonRepudiationChecks],
  }

  async function ask(): Promise<client.Configuration> {
    try {
      const by = await client
        .discovery(new URL(issuer), clientId, undefined, authenticateBy(clientSecret), options)
        .catch(explain)
      expectSafe(by)
      described = { by, at: now().getTime() }
      return by
    } catch (error) {
      if (error instanceof OidcError) failed = { why: error, at: now().getTime() }
      throw error
    } finally {
      asking = null
    }
  }

  return async (freshMs: number): Promise<client.Configuration> => {
    // Handles a clock that was set back, too.
    const agoMs = (at: number) => Math.abs(now().getTime() - at)
    if (described !== null && agoMs(described.at) < freshMs) return described.by
    if (failed !== null && agoMs(failed.at) < DOWN_MS) throw failed.why
    return (asking ??= ask())
  }
}

/** The secret is sent in a header; in the body only to a provider that says it does not accept the header. */
function authenticateBy(secret: string): client.ClientAuth {
  const basic = client.ClientSecretBasic(secret)
  const post = client.ClientSecretPost(secret)
  return (...given) => {
    const [server] = given
    const taken = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
    const authenticate = taken.includes('client_secret_basic') ? basic : post
    return authenticate(...given)
  }
}

/** Neither the browser nor a secret is sent to an address where somebody in between could read it. */
function expectSafe(described: client.Configuration): void {
  const { authorization_endpoint, token_endpoint } = described.serverMetadata()
  for (const address of [authorization_endpoint, token_endpoint])
    if (address === undefined || !isSafeAddress(address)) throw new OidcError('refused')
}

type Claims = Readonly<Record<string, unknown>> & { readonly sub: string }

/** Some providers put the address and the groups into the token, others only into the answer to a second request. */
async function claimsOf(
  described: client.Configuration,
  address: URL,
  checks: client.AuthorizationCodeGrantChecks,
): Promise<Claims> {
  const tokens = await client.authorizationCodeGrant(described, address, checks)
  const claims = tokens.claims()
  if (claims === undefined) throw new OidcError('refused')
  if (described.serverMetadata().userinfo_endpoint === undefined) return claims
  return { ...claims, ...(await client.fetchUserInfo(described, tokens.access_token, claims.sub)) }
}

/** Distinguishes a missing answer from one that cannot be accepted: only the first gets better by waiting. */
function explain(error: unknown): never {
  if (error instanceof OidcError) throw error
  if (error instanceof client.AuthorizationResponseError)
    throw new OidcError(error.error === 'access_denied' ? 'cancelled' : 'refused', error)
  throw new OidcError(isUnreachable(error) ? 'down' : 'refused', error)
}

/** `fetch` throws a TypeError without a connection; a proxy before a provider that is gone answers 502 or the like. */
function isUnreachable(error: unknown): boolean {
  if (error instanceof client.ResponseBodyError) return error.status >= 500
  if (!(error instanceof client.ClientError)) return error instanceof TypeError
  return (
    error.code === 'OAUTH_TIMEOUT' || (error.cause instanceof Response && error.cause.status >= 500)
  )
}

function identityFrom(claims: Claims, { admin }: OidcConfig): Identity {
  if (claims.sub === '' || claims.sub.length > MAX_SUBJECT) throw new OidcError('refused')
  const given = address.safeParse(claims['email'])
  return {
    subject: claims.sub,
    email: claims['email_verified'] === true && given.success ? given.data : null,
    username: textIn(claims['preferred_username']),
    name: displayName.safeParse(claims['name']).data ?? null,
    isAdmin: admin === null ? null : contains(claims[admin.claim], admin.value),
  }
}

function textIn(claim: unknown): string | null {
  return typeof claim === 'string' && claim !== '' ? claim.slice(0, MAX_CLAIM) : null
}

/** A claim is a value, or a list of them, such as groups. */
function contains(claim: unknown, value: string): boolean {
  const values: readonly unknown[] = Array.isArray(claim) ? claim : [claim]
  return values.some((each) => String(each) === value)
}
