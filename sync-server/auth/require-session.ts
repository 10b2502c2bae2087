/** Lets only signed-in people through, each under the account the request names. */
import type { Context, MiddlewareHandler, Next } from 'hono'
import type { AppEnv } from '#server/app-env.ts'
import type { SessionCookies } from '#server/auth/cookies.ts'
import type { FoundSession, Sessions } from '#server/auth/sessions.ts'
import { HttpError } from '#server/errors.ts'

type Deps = { readonly sessions: Sessions; readonly cookies: SessionCookies }

export function createRequireSession(deps: Deps): MiddlewareHandler<AppEnv> {
  return (c, next) => {
    const found = findSession(c, deps)
    if (found === null) throw new HttpError(401, 'unauthenticated', 'Not authenticated')
    c.set('session', found.session)
    return found.session.isRenewalDue ? renewAround({ c, next }, found, deps) : next()
  }
}

export type Found = { readonly session: FoundSession; readonly token: string }

/** The session of the account a request names. Where it names none, the newest of those that came along. */
export function findSession(c: Context, { sessions, cookies }: Deps): Found | null {
  const account = cookies.accountOf(c)
  const named = account === null ? null : cookies.tokenOf(c, account)
  if (account !== null && named === null) return null
  const found = (named === null ? cookies.tokens(c) : [named])
    .map((token) => ({ token, session: sessions.find(token) }))
    .filter((candidate): candidate is Found => candidate.session !== null)
    .reduce<Found | null>(newer, null)
  if (found !== null && account !== null && found.session.userId !== account)
    throw new HttpError(409, 'wrong_account', 'You are signed in to another account')
  return found
}

function newer(one: Found | null, other: Found): Found {
  return one === null || one.session.createdAt < other.session.createdAt ? other : one
}

type Step = { readonly c: Context; readonly next: Next }

/** The browser's cookie slides along with the stored session; it is set on the finished answer, however that was made. */
async function renewAround(
  { c, next }: Step,
  { session, token }: Found,
  deps: Deps,
): Promise<void> {
  await deps.sessions.renew(session)
  await next()
  deps.cookies.set(c, session.userId, token)
}
