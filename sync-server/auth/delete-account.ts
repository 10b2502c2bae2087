/**
 * What the server does beside the command when an account is deleted: it deletes the person's own rows, and notifies
 * their devices.
 */
import type { SessionCookies } from '#server/auth/cookies.ts'
import { createEraseMember } from '#server/auth/erase-member.ts'
import type { Log } from '#server/log.ts'
import type { CommandHook } from '#server/routes/command-routes.ts'
import type { Database } from '#server/store/open-database.ts'
import { isMachineTrouble } from '#server/store/storage-trouble.ts'
import { withoutWaiting } from '#server/store/without-waiting.ts'
import type { PokeHub } from '#server/sync/poke-hub.ts'

type Deps = {
  readonly database: Database
  readonly pokes: PokeHub
  readonly cookies: SessionCookies
  readonly log: Log
}

export function createDeletion({ database, pokes, cookies, log }: Deps): CommandHook {
  const eraseMember = createEraseMember(database)
  return {
    within: ({ actor, now }) => eraseMember(actor, now),
    answer(c, { actor }) {
      pokes.end({ viewer: actor }, 'account_deleted')
      emptyJournal(database)
      cookies.clear(c, actor)
      log.info('account_deleted', { request: c.get('requestId'), user: actor })
      return c.json({ ok: true })
    },
  }
}

/**
 * Deleted data remains in the write-ahead log until a checkpoint moves it into the file. Another process that reads
 * just now, such as a backup, keeps the log in use: then a later checkpoint empties it, and nobody waits for it here.
 */
function emptyJournal(database: Database): void {
  try {
    withoutWaiting(database, () => database.pragma('wal_checkpoint(TRUNCATE)'))
  } catch (error) {
    // The account is deleted already: that the disk is full now is no reason to refuse.
    if (!isMachineTrouble(error)) throw error
  }
}
