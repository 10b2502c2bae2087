/** Sessions: opened at sign-in, looked up in every request, ended by sign-out or age. Only a token's hash is stored. */
import { hash } from 'node:crypto'
import type { SQL } from 'drizzle-orm'
import { and, desc, eq, lt, ne, or } from 'drizzle-orm'
import { DAY_MS } from '#domain/calendar.ts'
import type { Role } from '#domain/users/user.ts'
import type { Session } from '#server/app-env.ts'
import { hashOf, makeSecret } from '#server/auth/secrets.ts'
import type { Database } from '#server/store/database.ts'
import type { Queries } from '#server/store/queries.ts'
import { queriesOf } from '#server/store/queries.ts'
import { childCodes, sessions } from '#server/store/schema.ts'
import { accounts } from '#server/store/synced-tables.ts'
import type { Writer } from '#server/store/writer.ts'

/** A device that is used at least monthly stays signed in ... */
const IDLE_MS = 30 * DAY_MS
/** ... but a stolen cookie does not work for ever: twice a year a new sign-in is needed. */
const ABSOLUTE_MS = 180 * DAY_MS
/** A read becomes a write at most once a day. */
const RENEWAL_MS = DAY_MS

export type FoundSession = Session & { readonly isRenewalDue: boolean }
export type ClosedSession = { readonly tokenHash: string; readonly userId: string }
/** A session as its owner may see it. */
export type ListedSession = {
  /** Identifies the session, but gives no access to it. */
  readonly id: string
  readonly userAgent: string
  readonly createdAt: string
  readonly seenAt: string
  readonly tokenHash: string
}
export type NewSession = {
  readonly userId: string
  readonly userAgent: string
  /** The parent who signs the child in. */
  readonly openedBy?: string | null
}
type Opening = { readonly replaced: string | null; readonly within: () => void }

export type Sessions = {
  /**
   * Opens a session and ends the one that it replaces; returns the token for the cookie. `within` runs first in the
   * same commit, and may refuse.
   */
  open(session: NewSession, given: Opening): Promise<string>
  /** Opens a session and ends all others of the person, and any code to sign in with; `within` as in `open`. */
  openAlone(session: NewSession, within: () => void): Promise<string>
  find(token: string): FoundSession | null
  /** Whether a session that was found is still open. */
  isOpen(tokenHash: string): boolean
  renew(session: Session): Promise<void>
  close(tokenHash: string): Promise<void>
  /** Ends all sessions of a person, or all but one, and any code to sign in with; `within` as in `open`. */
  closeAll(userId: string, but?: { except?: string; within?: () => void }): Promise<void>
  /** The open sessions, newest first. */
  list(userId: string): readonly ListedSession[]
  /** Ends expired sessions, and reports them. */
  sweep(): Promise<void>
  /** Reports every session that ends, so that its streams can end too. */
  onClosed(listener: (closed: ClosedSession) => void): void
}

type Deps = { readonly database: Database; readonly writer: Writer; readonly now: () => Date }
type Row = {
  readonly userId: string
  readonly createdAt: string
  readonly seenAt: string
  readonly role: Role
}

export function createSessions({ database, writer, now }: Deps): Sessions {
  const queries = queriesOf(database)
  // Read in every request: the role comes from the account, so that a demotion takes effect at once.
  const select = database.prepare<[string], Row>(
    `SELECT user_id AS "userId", sessions.created_at AS "createdAt", seen_at AS "seenAt", role
     FROM sessions JOIN accounts ON accounts.id = user_id WHERE token_hash = ?`,
  )
  const listeners: ((closed: ClosedSession) => void)[] = []

  const { remove, removeOne, removeAll } = createRemovals(queries)

  async function removing(work: () => readonly ClosedSession[], userId?: string): Promise<void> {
    tell(await writer.run(work, userId === undefined ? undefined : { around: userId }))
  }
  function tell(ended: readonly ClosedSession[]): void {
    for (const session of ended) for (const listener of listeners) listener(session)
  }

  async function openIn(
    { userId, userAgent, openedBy = null }: NewSession,
    ending: () => readonly ClosedSession[],
  ): Promise<string> {
    const token = makeSecret()
    const at = now().toISOString()
    await removing(() => {
      const ended = ending()
      const opened = { created_at: at, seen_at: at, opened_by: openedBy }
      const of = { token_hash: hashOf(token), user_id: userId, user_agent: userAgent.slice(0, 300) }
      const values = { ...of, ...opened }
      queries.insert(sessions).values(values).onConflictDoNothing().run()
      return ended
    }, userId)
    return token
  }

  function findByHash(tokenHash: string): FoundSession | null {
    const row = select.get(tokenHash)
    return row === undefined ? null : sessionFrom(row, tokenHash, now().getTime())
  }

  return {
    open: (session, { replaced, within }) =>
      openIn(session, () => {
        within()
        return replaced === null ? [] : removeOne(hashOf(replaced))
      }),
    openAlone: (session, within) =>
      openIn(session, () => {
        within()
        return removeAll(session.userId, '')
      }),
    find: (token) => findByHash(hashOf(token)),
    isOpen: (tokenHash) => findByHash(tokenHash) !== null,
    async renew({ tokenHash }) {
      const at = now().toISOString()
      const isThis = eq(sessions.token_hash, tokenHash)
      await writer.run(() => queries.update(sessions).set({ seen_at: at }).where(isThis).run())
    },
    close: (tokenHash) => removing(() => removeOne(tokenHash)),
    closeAll: (userId, { except = '', within } = {}) =>
      removing(() => {
        within?.()
        return removeAll(userId, except)
      }, userId),
    list: (userId) =>
      listOf(queries, userId).flatMap(({ tokenHash, userAgent, ...row }) => {
        const session = sessionFrom(row, tokenHash, now().getTime())
        const { createdAt, seenAt } = row
        return session ? [{ id: publicId(tokenHash), userAgent, createdAt, seenAt, tokenHash }] : []
      }),
    async sweep() {
      const at = now().getTime()
      const before = (ms: number) => new Date(at - ms).toISOString()
      const { seen_at, created_at } = sessions
      const isOld = or(lt(seen_at, before(IDLE_MS)), lt(created_at, before(ABSOLUTE_MS)))
      await removing(() => remove(isOld))
    },
    onClosed: (listener) => void listeners.push(listener),
  }
}

/** Ways to end sessions, each of which returns those that it ended. */
function createRemovals(queries: Queries) {
  function remove(condition: SQL | undefined): readonly ClosedSession[] {
    const { token_hash: tokenHash, user_id: userId } = sessions
    const ended = queries.delete(sessions).where(condition)
    return ended.returning({ tokenHash, userId }).all()
  }
  return {
    remove,
    removeOne: (tokenHash: string) => remove(eq(sessions.token_hash, tokenHash)),
    removeAll(userId: string, except: string) {
      queries.delete(childCodes).where(eq(childCodes.user_id, userId)).run()
      return remove(and(eq(sessions.user_id, userId), ne(sessions.token_hash, except)))
    },
  }
}

/** Null if it has expired. */
function sessionFrom(row: Row, tokenHash: string, at: number): FoundSession | null {
  const { userId, role, createdAt, seenAt } = row
  const idleMs = at - Date.parse(seenAt)
  if (idleMs > IDLE_MS || at - Date.parse(createdAt) > ABSOLUTE_MS) return null
  return { userId, role, tokenHash, createdAt, isRenewalDue: idleMs > RENEWAL_MS }
}

/** The id reveals neither the hash nor the token. */
function publicId(tokenHash: string): string {
  return hash('sha256', `session ${tokenHash}`, 'base64url').slice(0, 22)
}

function listOf(queries: Queries, userId: string) {
  const { token_hash, user_id, created_at, seen_at, user_agent } = sessions
  const row = { userId: user_id, createdAt: created_at, seenAt: seen_at, role: accounts.role }
  return queries
    .select({ ...row, tokenHash: token_hash, userAgent: user_agent })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, user_id))
    .where(eq(user_id, userId))
    .orderBy(desc(created_at))
    .all()
}
