/** Finds accounts for admins: all, or those whose name, username or e-mail holds a text, without case (A10). */
import type { Member } from '#domain/admin/admin-api.ts'
import { comparisonKey } from '#domain/text.ts'
import type { Page } from '#server/routes/paging.ts'
import { profileOf } from '#server/routes/profile.ts'
import type { Database } from '#server/store/open-database.ts'
import type { RowStore } from '#server/store/row-store.ts'

// The keys of usernames and addresses are stored; SQLite's own lower() knows no letters beyond English ones.
const MATCHING = `SELECT accounts.id FROM accounts JOIN users ON users.id = accounts.id
  WHERE instr(username_key, :text) OR instr(email_key, :text) OR instr(comparison_key(name), :text)
  ORDER BY username_key`

type Found = { readonly users: Member[]; readonly total: number }

/** All accounts when the text is empty. */
export function createFindMembers(database: Database, store: RowStore) {
  database.function('comparison_key', { deterministic: true }, (text: unknown) =>
    comparisonKey(String(text)),
  )
  const count = database.prepare<[], number>('SELECT count(*) FROM accounts').pluck()
  const list = database
    .prepare<[number, number], string>(
      'SELECT id FROM accounts ORDER BY username_key LIMIT ? OFFSET ?',
    )
    .pluck()
  const match = database.prepare<[{ readonly text: string }], string>(MATCHING).pluck()
  const found = (ids: readonly string[], total: number): Found => ({
    users: ids.map((id) => profileOf(store, id).user),
    total,
  })

  return (search: string, { page, limit }: Page): Found => {
    const text = comparisonKey(search)
    const offset = (page - 1) * limit
    if (text === '') return found(list.all(limit, offset), count.get() ?? 0)
    const matching = match.all({ text })
    return found(matching.slice(offset, offset + limit), matching.length)
  }
}
