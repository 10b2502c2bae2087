/**
 * Devices on which an account has signed in before; guessing elsewhere cannot lock them out. Nothing about them is
 * stored here: a signed cookie identifies them, is sent only to the calls for signing in, and outlives signing out.
 */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'
import { cookieIn } from '#server/auth/cookies.ts'

/** No browser keeps a cookie for longer. */
const MAX_AGE_SECONDS = 400 * 24 * 60 * 60
const MAX_ACCOUNTS = 10
/** A random id of the device, and a signed mark for each account, newest first. */
const VALUE = /^[\w-]{22}(\.[\w-]{22})*$/

export type KnownDevices = {
  /** The id of the device if the account has signed in on it before, otherwise null. */
  nameFor(c: Context, userId: string): string | null
  /** Marks this device as known to the account. */
  remember(c: Context, userId: string): void
}

type Deps = { readonly config: { readonly isHttps: boolean }; readonly secret: string }

export function createKnownDevices({ config, secret }: Deps): KnownDevices {
  const cookie = config.isHttps ? '__Secure-known' : 'known'
  const attributes = `Max-Age=${MAX_AGE_SECONDS}; Path=/api/auth; HttpOnly; SameSite=Strict${config.isHttps ? '; Secure' : ''}`

  /** The mark: only this server can create it, and it does not reveal the account. */
  function markOf(device: string, userId: string): string {
    const mac = createHmac('sha256', secret).update(`known device ${device} ${userId}`)
    return mac.digest('base64url').slice(0, 22)
  }

  function read(c: Context): readonly [device: string, marks: readonly string[]] | null {
    const value = cookieIn(c, cookie)
    if (value === null || !VALUE.test(value)) return null
    const [device = '', ...marks] = value.split('.')
    return [device, marks.slice(0, MAX_ACCOUNTS)]
  }

  return {
    nameFor(c, userId) {
      const found = read(c)
      if (found === null) return null
      const [device, marks] = found
      const own = Buffer.from(markOf(device, userId))
      return marks.some((mark) => timingSafeEqual(Buffer.from(mark), own)) ? device : null
    },
    remember(c, userId) {
      const [device, marks] = read(c) ?? [randomBytes(16).toString('base64url'), []]
      const own = markOf(device, userId)
      const all = [own, ...marks.filter((mark) => mark !== own)].slice(0, MAX_ACCOUNTS)
      c.header('Set-Cookie', `${cookie}=${[device, ...all].join('.')}; ${attributes}`, {
        append: true,
      })
    },
  }
}
