/** Session cookies: one for each account of a device, named after it (A9). */
import type { Context } from 'hono'

/** Browsers delete the cookie when the session would expire without use. */
const MAX_AGE_SECONDS = 30 * 24 * 60 * 60
/** How many cookies are checked for a request that names no account. */
const MAX_ACCOUNTS = 10
const TOKEN = /^[\w-]{43}$/
const USER_ID = /^[0-9a-f-]{36}$/

export type SessionCookies = {
  /** The account of a request: from the header, or in an EventSource from the query. */
  accountOf(c: Context): string | null
  tokenOf(c: Context, userId: string): string | null
  tokens(c: Context): readonly string[]
  /** The accounts in the request's cookies, whether or not their sessions are valid. */
  accounts(c: Context): readonly string[]
  set(c: Context, userId: string, token: string): void
  /** Renews a cookie, unless the finished answer already sets or clears it: browsers keep the last one. */
  renew(c: Context, userId: string, token: string): void
  clear(c: Context, userId: string): void
}

export function createSessionCookies({ isHttps }: { readonly isHttps: boolean }): SessionCookies {
  // Browsers accept `__Host-` cookies only over https, without Domain and for the whole site.
  const prefix = isHttps ? '__Host-sid-' : 'sid-'
  const attributes = `Path=/; HttpOnly; SameSite=Lax${isHttps ? '; Secure' : ''}`

  function write(c: Context, pair: string, maxAge: number): void {
    c.header('Set-Cookie', `${prefix}${pair}; Max-Age=${maxAge}; ${attributes}`, { append: true })
  }

  function set(c: Context, userId: string, token: string): void {
    write(c, `${userId}=${token}`, MAX_AGE_SECONDS)
  }

  function ours(c: Context): readonly string[] {
    const cookies = (c.req.header('cookie') ?? '').split(';').map((cookie) => cookie.trim())
    return cookies.filter((cookie) => cookie.startsWith(prefix))
  }

  return {
    accountOf(c) {
      const header = c.req.header('mitten-account')
      if (header !== undefined) return header.toLowerCase()
      const isStream = c.req.method === 'GET' && c.req.raw.url.includes('account=')
      return (isStream ? c.req.query('account')?.toLowerCase() : null) ?? null
    },
    tokenOf(c, userId) {
      if (!USER_ID.test(userId)) return null
      const token = cookieIn(c, prefix + userId)
      return token !== null && TOKEN.test(token) ? token : null
    },
    tokens: (c) =>
      ours(c)
        .map((cookie) => cookie.slice(cookie.indexOf('=') + 1))
        .filter((token) => TOKEN.test(token))
        .slice(0, MAX_ACCOUNTS),
    accounts: (c) =>
      ours(c)
        .map((cookie) => cookie.slice(prefix.length, cookie.indexOf('=')))
        .filter((userId) => USER_ID.test(userId))
        .slice(0, MAX_ACCOUNTS),
    set,
    renew(c, userId, token) {
      const isThis = (cookie: string) => cookie.startsWith(`${prefix}${userId}=`)
      if (!c.res.headers.getSetCookie().some(isThis)) set(c, userId, token)
    },
    clear: (c, userId) => write(c, `${userId}=`, 0),
  }
}

/** Finds one cookie without parsing the whole header: this runs in every request. */
export function cookieIn(c: Context, name: string): string | null {
  const header = c.req.header('cookie') ?? ''
  let at = header.indexOf(`${name}=`)
  while (at > 0 && header[at - 1] !== ' ' && header[at - 1] !== ';')
    at = header.indexOf(`${name}=`, at + 1)
  if (at < 0) return null
  const start = at + name.length + 1
  const end = header.indexOf(';', start)
  return header.slice(start, end < 0 ? undefined : end).trim()
}
