/** Finds accounts for admins: all, or those whose name, username or e-mail contains a text, ignoring case (A10). */
import { eq, gt } from 'drizzle-orm'
import type { Member } from '#domain/admin/admin-api.ts'
import { comparisonKey } from '#domain/text.ts'
import type { PageQuery } from '#server/routes/paging.ts'
import { profileOf } from '#server/routes/profile.ts'
import type { Database } from '#server/store/database.ts'
import { countRows, queriesOf } from '#server/store/queries.ts'
import type { RowStore } from '#server/store/row-store.ts'
import { accounts, users } from '#server/store/synced-tables.ts'

type Found = { readonly users: Member[]; readonly total: number }

/** Accounts read at a time. */
const AT_ONCE = 1000

/** All accounts if the text is empty. */
export function createFindMembers(database: Database, store: RowStore) {
  const queries = queriesOf(database)
  const { id, username_key, email_key } = accounts

  const after = (key: string) =>
    queries
      .select({ id, username_key, email_key, name: users.name })
      .from(accounts)
      .innerJoin(users, eq(users.id, id))
      .where(gt(username_key, key))
      .orderBy(username_key)
      .limit(AT_ONCE)
      .all()

  /** Compared here: databases fold only English letters, or follow rules of their own. */
  function matching(text: string): readonly string[] {
    const found: string[] = []
    for (let rows = after(''); ; rows = after(rows.at(-1)?.username_key ?? '')) {
      for (const row of rows) {
        const searched = [row.username_key, row.email_key, comparisonKey(row.name)]
        if (searched.some((each) => each.includes(text))) found.push(row.id)
      }
      if (rows.length < AT_ONCE) return found
    }
  }

  const shown = (ids: readonly string[], total: number): Found => ({
    users: ids.map((each) => profileOf(store, each).user),
    total,
  })

  return (search: string, { page, limit }: PageQuery): Found => {
    const text = comparisonKey(search)
    const offset = (page - 1) * limit
    if (text !== '') {
      const all = matching(text)
      return shown(all.slice(offset, offset + limit), all.length)
    }
    const listed = queries.select({ id }).from(accounts).orderBy(username_key)
    const rows = listed.limit(limit).offset(offset).all()
    return shown(
      rows.map((row) => row.id),
      countRows(queries, accounts),
    )
  }
}
