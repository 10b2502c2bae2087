/** The tables of what people give to programs; like those in schema.ts, of the server only. */
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** Who shows points and open tasks on the broker of the house; others show nothing there. */
export const homePeople = sqliteTable('home_people', {
  user_id: text().primaryKey(),
  completes: integer({ mode: 'boolean' }).notNull(),
})
