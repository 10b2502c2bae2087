/**
 * The lines that say when to check a chore, a dated task or a person's digest again (C24). A line is written with the
 * change that renews it, and lines are read only by their time, so those that are not due cost nothing.
 */
import { asc, eq, lte, sql } from 'drizzle-orm'
import type { Database } from '#server/store/database.ts'
import { queriesOf } from '#server/store/queries.ts'
import { dueReminders, remindedPeople } from '#server/store/schema.ts'

export type Line = typeof dueReminders.$inferSelect

/** The reminder that a line waits for next, and the people who have already got it. */
export type Next = {
  readonly at: string
  readonly awaits: string
  readonly reminded: readonly string[]
}

/** Synchronous, for use inside the writer. */
export type ReminderLines = {
  /** Sets the time from which it is checked. A line that is already due stays due, so that nothing missed gets lost. */
  touch(line: Pick<Line, 'subject' | 'kind' | 'at'>): void
  remove(subject: string): void
  /** The lines that are due, the oldest first. */
  due(now: string, max: number): readonly Line[]
  /** The people who have already got the reminder that a line waits for. */
  remindedOf(subject: string): readonly string[]
  save(subject: string, next: Next): void
}

export function createReminderLines(database: Database): ReminderLines {
  const queries = queriesOf(database)
  const { subject, at } = dueReminders
  const isThis = eq(subject, sql.placeholder('subject'))
  const touch = queries
    .insert(dueReminders)
    .values({
      subject: sql.placeholder('subject'),
      kind: sql.placeholder('kind'),
      at: sql.placeholder('at'),
    })
    .onConflictDoUpdate({
      target: subject,
      set: { at: sql`CASE WHEN ${at} < excluded.at THEN ${at} ELSE excluded.at END` },
    })
    .prepare()
  const remove = queries.delete(dueReminders).where(isThis).prepare()
  const remindedOf = queries
    .select({ user_id: remindedPeople.user_id })
    .from(remindedPeople)
    .where(eq(remindedPeople.subject, sql.placeholder('subject')))
    .prepare()
  return {
    touch: (line) => void touch.run(line),
    remove: (id) => void remove.run({ subject: id }),
    due: (now, max) =>
      queries.select().from(dueReminders).where(lte(at, now)).orderBy(asc(at)).limit(max).all(),
    remindedOf: (id) => remindedOf.all({ subject: id }).map((row) => row.user_id),
    save(id, { reminded, ...next }) {
      queries.delete(remindedPeople).where(eq(remindedPeople.subject, id)).run()
      queries.update(dueReminders).set(next).where(eq(subject, id)).run()
      for (const user_id of reminded)
        queries.insert(remindedPeople).values({ subject: id, user_id }).run()
    },
  }
}
