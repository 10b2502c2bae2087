/**
 * Refuses changes that a page of another site requests. Checks every unsafe method, with any type of body. Not
 * hono/csrf: it accepts every body that a form cannot send, such as JSON.
 */
import type { Context } from 'hono'
import type { Config } from '#server/config.ts'
import { HttpError } from '#server/errors.ts'
import { tokenIn } from '#server/programs/require-token.ts'

const SAFE_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS'])
const SESSION_COOKIE = /(?:^|[;\s])(?:__Host-)?sid-/

type Origins = Pick<Config, 'publicOrigin' | 'isPublicOriginGiven' | 'isHttps'>

/** Throws 403 for a request from elsewhere. */
export function createCrossSiteCheck(origins: Origins): (c: Context) => void {
  return (c) => {
    if (SAFE_METHODS.has(c.req.method) || isOurs(c, origins)) return
    throw new HttpError(403, 'cross_site', 'This request came from another site')
  }
}

function isOurs(c: Context, origins: Origins): boolean {
  const hasCookie = SESSION_COOKIE.test(c.req.header('cookie') ?? '')
  // A program sends a token, which browsers never add by themselves (A40).
  if (!hasCookie && tokenIn(c) !== null) return true
  const site = c.req.header('sec-fetch-site')
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  // Browsers omit it over plain http to other computers; Origin protects there.
  const origin = c.req.header('origin')
  if (origin !== undefined) return isOwnOrigin(origin, c, origins)
  // Not a browser: accepted, unless it sends a browser's cookie.
  return !hasCookie
}

function isOwnOrigin(
  origin: string,
  c: Context,
  { publicOrigin, isPublicOriginGiven, isHttps }: Origins,
): boolean {
  if (origin === publicOrigin) return true
  // Without a configured address it is the one that the browser used. A foreign name that resolves to this server gains
  // nothing: the browser does not send the cookies to it.
  return !isPublicOriginGiven && origin === `http${isHttps ? 's' : ''}://${c.req.header('host')}`
}
