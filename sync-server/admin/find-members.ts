/** Finds accounts for admins: all, or those whose name, username or e-mail holds a text, without case (decision A10). */
import { comparisonKey } from '#domain/text.ts'
import type { Page } from '#server/routes/paging.ts'
import { profileOf } from '#server/routes/profile.ts'
import type { Database } from '#server/store/open-database.ts'
import type { RowStore } from '#server/store/row-store.ts'

const ALL = 'SELECT accounts.id FROM accounts'
// The keys of usernames and addresses are stored; SQLite's own lower() knows no letters beyond English ones.
const MATCHING = `${ALL} JOIN users ON users.id = accounts.id
  WHERE instr(username_key, :text) OR instr(email_key, :text) OR instr(comparison_key(name), :text)`
const BY_NAME = 'ORDER BY username_key LIMIT :limit OFFSET :offset'

type Asked = { readonly text: string }

export function createFindMembers(database: Database, store: RowStore) {
  database.function('comparison_key', { deterministic: true }, (text: unknown) =>
    comparisonKey(String(text)),
  )
  const listOf = (found: string) =>
    database
      .prepare<[Asked & { limit: number; offset: number }], string>(`${found} ${BY_NAME}`)
      .pluck()
  const countOf = (found: string) =>
    database.prepare<[Asked], number>(`SELECT count(*) FROM (${found})`).pluck()
  const all = { list: listOf(ALL), count: countOf(ALL) }
  const matching = { list: listOf(MATCHING), count: countOf(MATCHING) }

  return (search: string, { page, limit }: Page) => {
    const text = comparisonKey(search)
    const { list, count } = text === '' ? all : matching
    const ids = list.all({ text, limit, offset: (page - 1) * limit })
    return {
      users: ids.map((id) => profileOf(store, id).user),
      total: count.get({ text }) ?? 0,
    }
  }
}
