/** Finds accounts for admins: all, or those whose name, username or e-mail holds a text, without case (A10). */
import { eq, or, sql } from 'drizzle-orm'
import type { Member } from '#domain/admin/admin-api.ts'
import { comparisonKey } from '#domain/text.ts'
import type { PageQuery } from '#server/routes/paging.ts'
import { profileOf } from '#server/routes/profile.ts'
import type { Database } from '#server/store/open-database.ts'
import { countRows, queriesOf } from '#server/store/queries.ts'
import type { RowStore } from '#server/store/row-store.ts'
import { accounts, users } from '#server/store/synced-tables.ts'

type Found = { readonly users: Member[]; readonly total: number }

/** All accounts if the text is empty. */
export function createFindMembers(database: Database, store: RowStore) {
  database.function('comparison_key', { deterministic: true }, (text: unknown) =>
    comparisonKey(String(text)),
  )
  const queries = queriesOf(database)
  const { id, username_key, email_key } = accounts
  const listed = () => queries.select({ id }).from(accounts).orderBy(username_key)

  function matching(text: string) {
    // The keys of usernames and addresses are stored, because SQLite's lower() handles only English letters.
    const searched = [username_key, email_key, sql`comparison_key(${users.name})`]
    const matches = searched.map((value) => sql`instr(${value}, ${text})`)
    return listed()
      .innerJoin(users, eq(users.id, id))
      .where(or(...matches))
      .all()
  }

  const found = (rows: readonly { readonly id: string }[], total: number): Found => ({
    users: rows.map((row) => profileOf(store, row.id).user),
    total,
  })

  return (search: string, { page, limit }: PageQuery): Found => {
    const text = comparisonKey(search)
    const offset = (page - 1) * limit
    if (text === '')
      return found(listed().limit(limit).offset(offset).all(), countRows(queries, accounts))
    const all = matching(text)
    return found(all.slice(offset, offset + limit), all.length)
  }
}
