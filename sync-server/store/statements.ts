/** Statements that are prepared only once for each text. */
import type { Statement } from 'better-sqlite3'
import type { Database } from './database.ts'

export function createStatements(database: Database): (sql: string) => Statement {
  const statements = new Map<string, Statement>()
  return (sql) => {
    const known = statements.get(sql)
    if (known) return known
    const statement = database.prepare(sql)
    statements.set(sql, statement)
    return statement
  }
}
