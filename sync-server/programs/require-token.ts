/** Admits a program with a person's token to the calls that are open to programs (A40). */
import type { Context, Next } from 'hono'
import { matchedRoutes } from 'hono/route'
import { HOUR_MS } from '#domain/calendar.ts'
import type { AppEnv } from '#server/app-env.ts'
import { HttpError } from '#server/errors.ts'
import { ignoreStorageFailure } from '#server/store/storage-failure.ts'
import type { Writer } from '#server/store/writer.ts'
import { accessFor, notForPrograms } from './open-to-programs.ts'
import type { ApiToken, StoredTokens } from './stored-tokens.ts'

/** A read becomes a write at most once an hour. */
const NOTED_EVERY_MS = HOUR_MS
/** Never a fresh sign-in: a call that needs a proof gets none. */
const LONG_AGO = '1970-01-01T00:00:00.000Z'
const BEARER = /^bearer +(mtn_\S*)$/i

/** The token that a program sends; null if there is none, or if the `Authorization` header is for a proxy. */
export function tokenIn(c: Context): string | null {
  return BEARER.exec(c.req.header('authorization') ?? '')?.[1] ?? null
}

type Deps = {
  readonly storedTokens: StoredTokens
  readonly writer: Writer
  readonly now: () => Date
}

/** Throws 401 for a token that does not exist or has ended, 403 for a call that it does not open. */
export async function authenticateProgram(
  c: Context<AppEnv>,
  { next, secret }: { readonly next: Next; readonly secret: string },
  { storedTokens, writer, now }: Deps,
): Promise<void> {
  const at = now()
  const token = storedTokens.find(secret, at.toISOString())
  if (token === null) throw new HttpError(401, 'unauthenticated', 'This token has ended')
  refuseOtherAccount(c, token)
  refuseShut(c, token)
  if (token.used_at === null || at.getTime() - Date.parse(token.used_at) >= NOTED_EVERY_MS)
    await writer
      .run(() => storedTokens.noteUse(token.id, at.toISOString()))
      .catch(ignoreStorageFailure)
  // This is no sign-in: it proves nobody's identity, belongs to no stream, and gives no access to an admin's calls.
  const session = {
    userId: token.user_id,
    role: 'user',
    tokenHash: '',
    createdAt: LONG_AGO,
  } as const
  c.set('session', { ...session, program: token.access })
  await next()
}

function refuseOtherAccount(c: Context, { user_id }: ApiToken): void {
  const named = c.req.header('mitten-account')?.toLowerCase()
  if (named !== undefined && named !== user_id)
    throw new HttpError(409, 'wrong_account', 'This token belongs to another account')
}

/** Every route that the request matches must be open, so that a closed one cannot hide behind an open one. */
function refuseShut(c: Context, { access }: ApiToken): void {
  for (const { method, path } of matchedRoutes(c)) {
    if (method === 'ALL') continue
    const needed = accessFor(method, path.replace(/\{[^/]+\}/g, ''))
    if (needed === null) throw notForPrograms()
    if (needed === 'act' && access === 'read')
      throw new HttpError(403, 'read_only', 'This token may only read')
  }
}
