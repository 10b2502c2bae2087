/** What deleting an account does on the server beside its command: the person's own rows go, and their devices hear of it. */
import type { SessionCookies } from '#server/auth/cookies.ts'
import { createEraseMember } from '#server/auth/erase-member.ts'
import type { Log } from '#server/log.ts'
import type { Companion } from '#server/routes/command-routes.ts'
import type { Database } from '#server/store/open-database.ts'
import { withoutWaiting } from '#server/store/without-waiting.ts'
import type { PokeHub } from '#server/sync/poke-hub.ts'

type Deps = {
  readonly database: Database
  readonly pokes: PokeHub
  readonly cookies: SessionCookies
  readonly log: Log
}

export function createDeletion({ database, pokes, cookies, log }: Deps): Companion {
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
 * What was erased still stands in the write-ahead log until that is moved into the file. Another process that reads
 * just now, such as a backup, keeps it in use: then it is emptied by a later checkpoint, and nobody waits for it here.
 */
function emptyJournal(database: Database): void {
  withoutWaiting(database, () => database.pragma('wal_checkpoint(TRUNCATE)'))
}
