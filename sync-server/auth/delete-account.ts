/**
 * The server's part of deleting an account: it deletes the person's own rows, and notifies their devices.
 */
import type { Change } from '#domain/tx.ts'
import type { SessionCookies } from '#server/auth/cookies.ts'
import { createEraseMember } from '#server/auth/erase-member.ts'
import { createForgetName } from '#server/auth/forget-name.ts'
import type { Log } from '#server/log.ts'
import type { CommandHook } from '#server/routes/command-routes.ts'
import type { Database } from '#server/store/database.ts'
import { isInfrastructureFailure } from '#server/store/storage-failure.ts'
import type { PokeHub } from '#server/sync/poke-hub.ts'

type Deps = {
  readonly database: Database
  readonly pokes: PokeHub
  readonly cookies: SessionCookies
  readonly log: Log
}

export function createDeletion({ database, pokes, cookies, log }: Deps): CommandHook {
  const eraseMember = createEraseMember(database)
  const forgetName = createForgetName(database)
  return {
    within({ changes, now }) {
      for (const person of deletedIn(changes)) {
        forgetName(person, changes)
        eraseMember(person, now)
      }
    },
    answer(c, { actor, changes }) {
      const deleted = deletedIn(changes)
      for (const viewer of deleted) pokes.end({ viewer }, 'account_deleted')
      emptyJournal(database)
      for (const person of deleted) cookies.clear(c, person)
      for (const subject of deleted)
        log.info('account_deleted', { request: c.get('requestId'), user: actor, subject })
      return c.json({ ok: true })
    },
  }
}

/** The person, and the children who had no other parent (K5); or only a child. */
function deletedIn(changes: readonly Change[]): readonly string[] {
  return changes.flatMap(({ table, id, after }) =>
    table === 'accounts' && after === null ? [id] : [],
  )
}

/**
 * Deleted data remains in the journal of the database until the journal is moved into its file. If another process
 * prevents that now, nobody waits for it: it happens later.
 */
function emptyJournal(database: Database): void {
  try {
    database.engine.scrub()
  } catch (error) {
    // The account has already been deleted: a full disk at this point is no reason to refuse.
    if (!isInfrastructureFailure(error)) throw error
  }
}
