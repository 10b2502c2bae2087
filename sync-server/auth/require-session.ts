/** Lets only signed-in people through, each as the account that the request names, and their programs. */
import type { Context, MiddlewareHandler, Next } from 'hono'
import type { AppEnv } from '#server/app-env.ts'
import type { SessionCookies } from '#server/auth/cookies.ts'
import type { DeletedAccounts } from '#server/auth/deleted-accounts.ts'
import { accountDeleted } from '#server/auth/deleted-accounts.ts'
import type { FoundSession, Sessions } from '#server/auth/sessions.ts'
import { HttpError } from '#server/errors.ts'
import { authenticateProgram, tokenIn } from '#server/programs/require-token.ts'
import type { StoredTokens } from '#server/programs/stored-tokens.ts'
import type { Database } from '#server/store/database.ts'
import { ignoreStorageFailure } from '#server/store/storage-failure.ts'
import type { Writer } from '#server/store/writer.ts'

type Deps = { readonly sessions: Sessions; readonly cookies: SessionCookies }
type Guard = Deps & {
  readonly database: Database
  readonly deletedAccounts: DeletedAccounts
  readonly storedTokens: StoredTokens
  readonly writer: Writer
  readonly now: () => Date
}

export function createRequireSession(deps: Guard): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const secret = tokenIn(c)
    if (secret !== null) return authenticateProgram(c, { next, secret }, deps)
    const found = await deps.database.engine.inTurn(() => findSession(c, deps))
    if (found === null) throw withoutSession(c, deps)
    c.set('session', found.session)
    return found.session.isRenewalDue ? renewAround({ c, next }, found, deps) : next()
  }
}

/** Why there is no session: the person must sign in, or the account is deleted (R20). */
export function withoutSession(
  c: Context,
  { cookies, deletedAccounts }: Pick<Guard, 'cookies' | 'deletedAccounts'>,
): HttpError {
  const named = cookies.accountOf(c)
  const meant = named === null ? cookies.accounts(c) : [named]
  return meant.some(deletedAccounts.has) ? accountDeleted() : notSignedIn()
}

export function notSignedIn(): HttpError {
  return new HttpError(401, 'unauthenticated', 'Not authenticated')
}

export type Found = { readonly session: FoundSession; readonly token: string }

/** The session of the account that a request names or, if it names none, the newest session of its cookies. */
export function findSession(c: Context, { sessions, cookies }: Deps): Found | null {
  const account = cookies.accountOf(c)
  if (account === null) return newestSession(c, { sessions, cookies })
  const token = cookies.tokenOf(c, account)
  const session = token === null ? null : sessions.find(token)
  if (token === null || session === null) return null
  if (session.userId !== account)
    throw new HttpError(409, 'wrong_account', 'You are signed in to another account')
  return { session, token }
}

function newestSession(c: Context, { sessions, cookies }: Deps): Found | null {
  let newest: Found | null = null
  for (const token of cookies.tokens(c)) {
    const session = sessions.find(token)
    if (session !== null && (newest === null || session.createdAt > newest.session.createdAt))
      newest = { session, token }
  }
  return newest
}

type Step = { readonly c: Context; readonly next: Next }

/** Renews the browser's cookie with the stored session: it is set on the finished response, however that was made. */
async function renewAround(
  { c, next }: Step,
  { session, token }: Found,
  deps: Deps,
): Promise<void> {
  // If it fails, a later request renews the session.
  const isRenewed = await deps.sessions.renew(session).then(
    () => true,
    (error: unknown) => {
      ignoreStorageFailure(error)
      return false
    },
  )
  await next()
  if (isRenewed) deps.cookies.renew(c, session.userId, token)
}
