/** Sessions: opened at sign-in, found with every request, ended by sign-out or age. Only a token's hash is stored. */
import { hash, randomBytes } from 'node:crypto'
import type { Role } from '#domain/users/user.ts'
import type { Session } from '#server/app-env.ts'
import type { Database } from '#server/store/open-database.ts'
import type { Writer } from '#server/store/writer.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** A device that is used at least monthly stays signed in ... */
const IDLE_MS = 30 * DAY_MS
/** ... but a stolen cookie does not work for ever: twice a year one signs in again. */
const ABSOLUTE_MS = 180 * DAY_MS
/** A read becomes a write at most once a day. */
const RENEWAL_MS = DAY_MS

export type FoundSession = Session & { readonly isRenewalDue: boolean }
export type ClosedSession = { readonly tokenHash: string; readonly userId: string }
/** A session as its owner may see it. */
export type ListedSession = {
  /** Names the session without helping anybody to take part in it. */
  readonly id: string
  readonly userAgent: string
  readonly createdAt: string
  readonly seenAt: string
  readonly tokenHash: string
}
export type NewSession = { readonly userId: string; readonly userAgent: string }
type Opening = { readonly replaced: string | null; readonly within?: () => void }

export type Sessions = {
  /**
   * Opens a session and ends the one that is replaced by it; returns the token for the cookie. `within` runs first in
   * the same commit, and may refuse.
   */
  open(session: NewSession, given: Opening): Promise<string>
  /** Opens the person's only session: every other ends. `within` runs first in the same commit, and may refuse. */
  openAlone(session: NewSession, within: () => void): Promise<string>
  find(token: string): FoundSession | null
  /** Whether one that was found has not ended since. */
  isOpen(tokenHash: string): boolean
  renew(session: Session): Promise<void>
  close(tokenHash: string): Promise<void>
  /** Ends all sessions of a person, or all but one. `within` runs first in the same commit, and may refuse. */
  closeAll(userId: string, but?: { except?: string; within?: () => void }): Promise<void>
  /** Those that have not ended, the newest first. */
  list(userId: string): readonly ListedSession[]
  /** Forgets sessions that ended by age. */
  sweep(): Promise<void>
  /** Tells of every session that ends before its age, so that its streams can end too. */
  onClosed(listener: (closed: ClosedSession) => void): void
}

type Deps = { readonly database: Database; readonly writer: Writer; readonly now: () => Date }
type Row = {
  readonly userId: string
  readonly createdAt: string
  readonly seenAt: string
  readonly role: Role
}

// oxlint-disable-next-line max-lines-per-function -- a factory: what it returns shares its statements and state
export function createSessions({ database, writer, now }: Deps): Sessions {
  const { select, selectAll, insert, touch, remove, removeAll, removeOld } = prepare(database)
  const listeners: ((closed: ClosedSession) => void)[] = []

  async function removing(work: () => readonly ClosedSession[]): Promise<void> {
    tell(await writer.run(work))
  }
  function tell(ended: readonly ClosedSession[]): void {
    for (const session of ended) for (const listener of listeners) listener(session)
  }

  async function openIn(
    { userId, userAgent }: NewSession,
    ending: () => readonly ClosedSession[],
  ): Promise<string> {
    const token = randomBytes(32).toString('base64url')
    const at = now().toISOString()
    await removing(() => {
      const ended = ending()
      insert.run(hashOf(token), userId, at, at, userAgent.slice(0, 300))
      return ended
    })
    return token
  }

  return {
    open: (session, { replaced, within }) =>
      openIn(session, () => {
        within?.()
        return replaced === null ? [] : remove.all(hashOf(replaced))
      }),
    openAlone: (session, within) =>
      openIn(session, () => {
        within()
        return removeAll.all(session.userId, '')
      }),
    find(token) {
      const tokenHash = hashOf(token)
      const row = select.get(tokenHash)
      return row === undefined ? null : sessionFrom(row, tokenHash, now().getTime())
    },
    isOpen(tokenHash) {
      const row = select.get(tokenHash)
      return row !== undefined && sessionFrom(row, tokenHash, now().getTime()) !== null
    },
    async renew({ tokenHash }) {
      const at = now().toISOString()
      await writer.run(() => touch.run(at, tokenHash))
    },
    close: (tokenHash) => removing(() => remove.all(tokenHash)),
    closeAll: (userId, { except = '', within } = {}) =>
      removing(() => {
        within?.()
        return removeAll.all(userId, except)
      }),
    list: (userId) =>
      selectAll.all(userId).flatMap(({ tokenHash, userAgent, ...row }) => {
        const session = sessionFrom(row, tokenHash, now().getTime())
        const { createdAt, seenAt } = row
        return session ? [{ id: publicId(tokenHash), userAgent, createdAt, seenAt, tokenHash }] : []
      }),
    async sweep() {
      const at = now().getTime()
      const before = (ms: number) => new Date(at - ms).toISOString()
      await writer.run(() => removeOld.run(before(IDLE_MS), before(ABSOLUTE_MS)))
    },
    onClosed: (listener) => void listeners.push(listener),
  }
}

/** Null when its age has ended it. */
function sessionFrom(row: Row, tokenHash: string, at: number): FoundSession | null {
  const { userId, role, createdAt, seenAt } = row
  const idleMs = at - Date.parse(seenAt)
  if (idleMs > IDLE_MS || at - Date.parse(createdAt) > ABSOLUTE_MS) return null
  return { userId, role, tokenHash, createdAt, isRenewalDue: idleMs > RENEWAL_MS }
}

function hashOf(token: string): string {
  return hash('sha256', token, 'base64url')
}

/** From the hash there is no way back to it, nor to the token. */
function publicId(tokenHash: string): string {
  return hash('sha256', `session ${tokenHash}`, 'base64url').slice(0, 22)
}

function prepare(database: Database) {
  const columns = 'user_id AS userId, sessions.created_at AS createdAt, seen_at AS seenAt, role'
  const found = 'FROM sessions JOIN accounts ON accounts.id = user_id'
  return {
    // The role comes from the account with every request: a demotion acts at once.
    select: database.prepare<[string], Row>(`SELECT ${columns} ${found} WHERE token_hash = ?`),
    selectAll: database.prepare<[string], Row & Pick<ListedSession, 'tokenHash' | 'userAgent'>>(
      `SELECT ${columns}, token_hash AS tokenHash, user_agent AS userAgent ${found}
       WHERE user_id = ? ORDER BY sessions.created_at DESC`,
    ),
    insert: database.prepare(
      `INSERT INTO sessions (token_hash, user_id, created_at, seen_at, user_agent) VALUES (?, ?, ?, ?, ?)`,
    ),
    touch: database.prepare('UPDATE sessions SET seen_at = ? WHERE token_hash = ?'),
    remove: database.prepare<[string], ClosedSession>(
      'DELETE FROM sessions WHERE token_hash = ? RETURNING token_hash AS tokenHash, user_id AS userId',
    ),
    removeAll: database.prepare<[string, string], ClosedSession>(
      `DELETE FROM sessions WHERE user_id = ? AND token_hash <> ?
       RETURNING token_hash AS tokenHash, user_id AS userId`,
    ),
    removeOld: database.prepare('DELETE FROM sessions WHERE seen_at < ? OR created_at < ?'),
  }
}
