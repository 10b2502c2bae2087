/**
 * The cookie in which a browser carries a sign-in by the provider for ten minutes: sealed, so that only this server's
 * processes can make or read it. Nothing is stored, so the answer may reach another process than the one that began.
 */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import { MINUTE_MS } from '#domain/calendar.ts'
import type { OidcProblem } from '#domain/users/oidc-api.ts'
import { cookieIn } from '#server/auth/cookies.ts'
import type { Identity, Secrets } from './provider.ts'

const LASTS_MS = 10 * MINUTE_MS
const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16
/** No browser keeps more. */
const MAX_LENGTH = 4096

/** The account to be connected, and the session that asked for it. */
export type Connecting = { readonly user: string; readonly session: string }

/** If this type changes, KEY_LABEL must change, too, so that no process misreads the cookie of another release. */
export type Carried = {
  /** A path of the app to continue at. */
  readonly returnTo: string
  /** Null for a sign-in. */
  readonly connecting: Connecting | null
} & (
  | { readonly stage: 'asked'; readonly secrets: Secrets }
  | { readonly stage: 'answered'; readonly identity: Identity }
  | { readonly stage: 'ended'; readonly problem: OidcProblem }
)
const KEY_LABEL = 'cookie of a sign-in by the provider, 1'

export type SealedCookie = {
  /** Null if there is none, or if it is too old or was not sealed here. */
  read(c: Context): Carried | null
  set(c: Context, carried: Carried): void
  clear(c: Context): void
}

type Deps = {
  readonly config: { readonly isHttps: boolean }
  readonly secret: string
  readonly now: () => Date
}

export function createSealedCookie({ config, secret, now }: Deps): SealedCookie {
  const key = Buffer.from(hkdfSync('sha256', secret, '', KEY_LABEL, 32))
  // With the prefix, no other host of the domain can plant a cookie that would sign a person in as somebody else.
  const name = config.isHttps ? '__Host-oidc' : 'oidc'
  // Lax: the provider sends the browser back from another site.
  const attributes = `Path=/; HttpOnly; SameSite=Lax${config.isHttps ? '; Secure' : ''}`

  function write(c: Context, value: string, maxAge: number): void {
    c.header('Set-Cookie', `${name}=${value}; Max-Age=${maxAge}; ${attributes}`, { append: true })
  }

  return {
    read(c) {
      const text = unseal(cookieIn(c, name) ?? '', key)
      if (text === null) return null
      const { until, carried } = JSON.parse(text) as { until: number; carried: Carried }
      return now().getTime() < until ? carried : null
    },
    set(c, carried) {
      const text = JSON.stringify({ until: now().getTime() + LASTS_MS, carried })
      write(c, seal(text, key), LASTS_MS / 1000)
    },
    clear: (c) => write(c, '', 0),
  }
}

function seal(text: string, key: Buffer): string {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(CIPHER, key, nonce)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
}

function unseal(value: string, key: Buffer): string | null {
  if (value.length > MAX_LENGTH) return null
  const bytes = Buffer.from(value, 'base64url')
  if (bytes.length <= NONCE_BYTES + TAG_BYTES) return null
  const sealed = bytes.subarray(NONCE_BYTES + TAG_BYTES)
  const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES))
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
  try {
    return Buffer.concat([decipher.update(sealed), decipher.final()]).toString('utf8')
  } catch {
    return null
  }
}
