/** The people who show points and open tasks on the household's MQTT broker (A47). */
import { eq } from 'drizzle-orm'
import type { ShownAtHome } from '#domain/home/home-api.ts'
import type { Database } from '#server/store/database.ts'
import { homePeople } from '#server/store/program-tables.ts'
import { queriesOf } from '#server/store/queries.ts'

export type HomePeople = {
  read(userId: string): ShownAtHome
  /** Synchronous, for use inside the writer. */
  save(userId: string, shown: ShownAtHome): ShownAtHome
  /** The people who show something. */
  all(): readonly { readonly userId: string; readonly completes: boolean }[]
}

export function createHomePeople(database: Database): HomePeople {
  const queries = queriesOf(database)
  const { user_id } = homePeople
  return {
    read(userId) {
      const row = queries.select().from(homePeople).where(eq(user_id, userId)).get()
      return { shows: row !== undefined, completes: row?.completes ?? false }
    },
    save(userId, { shows, completes }) {
      if (!shows) {
        queries.delete(homePeople).where(eq(user_id, userId)).run()
        return { shows, completes: false }
      }
      queries
        .insert(homePeople)
        .values({ user_id: userId, completes })
        .onConflictDoUpdate({ target: user_id, set: { completes } })
        .run()
      return { shows, completes }
    },
    all: () =>
      queries
        .select({ userId: user_id, completes: homePeople.completes })
        .from(homePeople)
        .orderBy(user_id)
        .all(),
  }
}
