/** Sessions: opened at sign-in, found with every request, ended by sign-out or age. Only a token's hash is stored. */
import { hash, randomBytes } from 'node:crypto'
import type { Role } from '#domain/users/user.ts'
import type { Session } from '#server/app-env.ts'
import type { Database } from '#server/store/open-database.ts'
import type { Writer } from '#server/store/writer.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** A device that is used at least monthly stays signed in (spec 9) ... */
const IDLE_MS = 30 * DAY_MS
/** ... but a stolen cookie does not work for ever: twice a year one signs in again. */
const ABSOLUTE_MS = 180 * DAY_MS
/** A read becomes a write at most once a day. */
const RENEWAL_MS = DAY_MS

export type FoundSession = Session & { readonly isRenewalDue: boolean }
export type ClosedSession = { readonly tokenHash: string; readonly userId: string }
export type NewSession = { readonly userId: string; readonly userAgent: string }

export type Sessions = {
  /** Opens a session and ends the one that is replaced by it; returns the token for the cookie. */
  open(session: NewSession, replaced: string | null): Promise<string>
  find(token: string): FoundSession | null
  renew(session: Session): Promise<void>
  close(tokenHash: string): Promise<void>
  /** Ends all sessions of a person, or all but one. */
  closeAll(userId: string, exceptTokenHash?: string): Promise<void>
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

export function createSessions({ database, writer, now }: Deps): Sessions {
  const { select, insert, touch, remove, removeAll, removeOld } = prepare(database)
  const listeners: ((closed: ClosedSession) => void)[] = []

  async function removing(work: () => readonly ClosedSession[]): Promise<void> {
    tell(await writer.run(work))
  }
  function tell(ended: readonly ClosedSession[]): void {
    for (const session of ended) for (const listener of listeners) listener(session)
  }

  return {
    async open({ userId, userAgent }, replaced) {
      const token = randomBytes(32).toString('base64url')
      const at = now().toISOString()
      const ended = await writer.run(() => {
        insert.run(hashOf(token), userId, at, at, userAgent.slice(0, 300))
        return replaced === null ? [] : remove.all(hashOf(replaced))
      })
      tell(ended)
      return token
    },
    find(token) {
      const tokenHash = hashOf(token)
      const row = select.get(tokenHash)
      return row === undefined ? null : sessionFrom(row, tokenHash, now().getTime())
    },
    async renew({ tokenHash }) {
      const at = now().toISOString()
      await writer.run(() => touch.run(at, tokenHash))
    },
    close: (tokenHash) => removing(() => remove.all(tokenHash)),
    closeAll: (userId, except = '') => removing(() => removeAll.all(userId, except)),
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

function prepare(database: Database) {
  return {
    // The role comes from the account with every request: a demotion acts at once.
    select: database.prepare<[string], Row>(
      `SELECT user_id AS userId, sessions.created_at AS createdAt, seen_at AS seenAt, role
       FROM sessions JOIN accounts ON accounts.id = user_id WHERE token_hash = ?`,
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
