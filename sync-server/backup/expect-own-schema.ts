/**
 * Refuses a backup whose tables are not those that Mitten's own migrations make: a file from somebody else could bring a
 * trigger that runs with every change, or a table without its constraints.
 */
import Sqlite from 'better-sqlite3'
import { appliedTo, expectFitting, migrate, readMigrations } from '#server/store/migrate.ts'

/** Throws, in a sentence for people, if the database is not exactly as this or an older Mitten left it. */
export function expectOwnSchema(copy: Sqlite.Database): void {
  const applied = appliedTo(copy)
  if (applied.size === 0) throw new Error('It is a database, but not one of Mitten.')
  const known = readMigrations()
  expectFitting(applied, known)
  const ran = known.slice(0, applied.size)
  const missing = ran.find(({ name }) => !applied.has(name))
  if (missing) throw new Error(`Its migrations are not complete: ${missing.name} is missing.`)
  const model = new Sqlite(':memory:')
  try {
    migrate(model, ran)
    const [own, found] = [schemaOf(model), schemaOf(copy)]
    const strange = [...found].find(([name, sql]) => own.get(name) !== sql)
    const lost = [...own.keys()].find((name) => !found.has(name))
    const name = strange?.[0] ?? lost
    if (name !== undefined) throw new Error(`The ${name} in it is not as Mitten makes it.`)
  } finally {
    model.close()
  }
  if ((copy.pragma('foreign_key_check') as readonly unknown[]).length > 0)
    throw new Error('Rows in it refer to others that are missing.')
}

/** What each object was made with, without what SQLite adds or spells differently between its releases. */
function schemaOf(database: Sqlite.Database): ReadonlyMap<string, string> {
  const rows = database
    .prepare<[], { type: string; name: string; sql: string | null }>(
      `SELECT type, name, sql FROM sqlite_schema WHERE name NOT LIKE 'sqlite\\_%' ESCAPE '\\'`,
    )
    .all()
  return new Map(
    rows.map(({ type, name, sql }) => [`${type} ${name}`, (sql ?? '').replaceAll(/[\s"]/g, '')]),
  )
}
