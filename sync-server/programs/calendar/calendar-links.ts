/** The stored calendar links: one for each person, found by the hash of the secret in its address. */
import { eq } from 'drizzle-orm'
import { hashOf } from '#server/auth/secrets.ts'
import type { Database } from '#server/store/database.ts'
import { calendarLinks } from '#server/store/program-tables.ts'
import { queriesOf } from '#server/store/queries.ts'

const TOKEN = /^[\w-]{43}$/

export type StoredLink = typeof calendarLinks.$inferSelect

/** The methods that change rows are synchronous, for use inside the writer. */
export type CalendarLinks = {
  of(userId: string): StoredLink | null
  find(token: string): StoredLink | null
  /** Replaces the person's earlier link, if there is one. */
  put(link: StoredLink): void
  change(userId: string, wanted: Pick<StoredLink, 'covers' | 'hides_names'>): void
  remove(userId: string): void
  /** Notes that its content has changed. */
  noteChange(userId: string, changed: Pick<StoredLink, 'digest' | 'changed_at'>): void
}

export function createCalendarLinks(database: Database): CalendarLinks {
  const queries = queriesOf(database)
  const isOf = (userId: string) => eq(calendarLinks.user_id, userId)
  const where = (condition: ReturnType<typeof isOf>) =>
    queries.select().from(calendarLinks).where(condition).get() ?? null
  const set = (userId: string, change: Partial<StoredLink>) =>
    void queries.update(calendarLinks).set(change).where(isOf(userId)).run()
  return {
    of: (userId) => where(isOf(userId)),
    find: (token) =>
      TOKEN.test(token) ? where(eq(calendarLinks.token_hash, hashOf(token))) : null,
    put: (link) =>
      void queries
        .insert(calendarLinks)
        .values(link)
        .onConflictDoUpdate({ target: calendarLinks.user_id, set: link })
        .run(),
    change: (userId, { covers, hides_names }) => set(userId, { covers, hides_names }),
    remove: (userId) => void queries.delete(calendarLinks).where(isOf(userId)).run(),
    noteChange: (userId, { digest, changed_at }) => set(userId, { digest, changed_at }),
  }
}
