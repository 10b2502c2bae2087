/** Pages and calls for signing in by the provider (A24, A25). Pages are for navigating: they always redirect. */
import type { Context } from 'hono'
import { Hono } from 'hono'
import { OIDC_CALLBACK, OIDC_OUTCOME_PAGE, OIDC_START, oidcApi } from '#domain/users/oidc-api.ts'
import type { AppEnv } from '#server/app-env.ts'
import { arrive, prove } from './arrive.ts'
import { connectProvider, disconnectProvider } from './connect.ts'
import type { OidcDeps } from './oidc-deps.ts'
import { OidcError } from './provider.ts'
import type { Carried } from './sealed-cookie.ts'

const MAX_PATH = 200

/** To be mounted before the app's files, because the app's page answers every other navigation. */
export function createOidcPages(deps: OidcDeps): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get(OIDC_START, (c) => begin(c, deps))
    .get(OIDC_CALLBACK, (c) => comeBack(c, deps))
}

export function createOidcRoutes(deps: OidcDeps): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .post(oidcApi.arriveFromProvider.path, (c) => arrive(c, deps))
    .post(oidcApi.proveAccount.path, (c) => prove(c, deps))
}

/** To be mounted behind the sign-in. */
export function createOidcAccountRoutes(deps: OidcDeps): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .post(oidcApi.connectProvider.path, (c) => connectProvider(c, deps))
    .delete(oidcApi.disconnectProvider.path, (c) => disconnectProvider(c, deps))
}

/** Redirects to the provider or, if that does not answer, to the page that says so. */
async function begin(c: Context<AppEnv>, deps: OidcDeps): Promise<Response> {
  const { provider, cookie, limits } = deps
  limits.provider(c)
  const going = { returnTo: localPath(c.req.query('return')), connecting: null }
  try {
    const { address, secrets } = await provider.begin()
    cookie.set(c, { ...going, stage: 'asked', secrets })
    return c.redirect(address)
  } catch (error) {
    return end(c, { going, error }, deps)
  }
}

/** Signs nobody in: it only notes, in the browser that began, whom the provider sent back. */
async function comeBack(c: Context<AppEnv>, deps: OidcDeps): Promise<Response> {
  const { provider, cookie, limits } = deps
  limits.provider(c)
  const carried = cookie.read(c)
  const answer = new URL(c.req.url).searchParams
  // An answer that this browser is not waiting for changes nothing: a sign-in begun meanwhile continues.
  if (carried?.stage !== 'asked' || carried.secrets.state !== answer.get('state'))
    return c.redirect(OIDC_OUTCOME_PAGE)
  const { returnTo, connecting, secrets } = carried
  const going = { returnTo, connecting }
  try {
    const identity = await provider.finish(answer, secrets)
    cookie.set(c, { ...going, stage: 'answered', identity })
    return c.redirect(OIDC_OUTCOME_PAGE)
  } catch (error) {
    return end(c, { going, error }, deps)
  }
}

type Ending = {
  readonly going: Pick<Carried, 'returnTo' | 'connecting'>
  readonly error: unknown
}

/** The log has the reason for the operator, but only the error code: the provider's text may contain anything. */
function end(c: Context<AppEnv>, { going, error }: Ending, { cookie, log }: OidcDeps): Response {
  if (!(error instanceof OidcError)) throw error
  const { problem, cause } = error
  log.warn('oidc_ended', { request: c.get('requestId'), problem, reason: reasonOf(cause) })
  cookie.set(c, { ...going, stage: 'ended', problem })
  return c.redirect(OIDC_OUTCOME_PAGE)
}

function reasonOf(cause: unknown): string | undefined {
  if (!(cause instanceof Error)) return undefined
  const { code, error } = cause as { code?: unknown; error?: unknown }
  return [error, code, cause.message].find((each) => typeof each === 'string')?.slice(0, 100)
}

/** A path of the app, regardless of its query; home for anything else, such as another site. */
function localPath(wanted: string | undefined): string {
  const isLocal = wanted !== undefined && /^\/(?![/\\])[\x21-\x7e]*$/.test(wanted)
  if (!isLocal || wanted.length > MAX_PATH || /^\/(api|auth)\//.test(wanted)) return '/'
  return wanted
}
