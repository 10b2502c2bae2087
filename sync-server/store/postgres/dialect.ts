/** Translates the text of statements and migrations, which is written for SQLite, for PostgreSQL. */

/**
 * `?` becomes `$1`, `$2`, …, except inside quotes; the columns of a conflict are named without their table; and the
 * comments that hold clauses for several processes working on the same rows become part of the statement.
 */
export function toPostgres(sql: string): string {
  let count = 0
  return sql
    .replace('/* FOR UPDATE SKIP LOCKED */', 'FOR UPDATE SKIP LOCKED')
    .replaceAll(/'[^']*'|"[^"]*"|\?/g, (found) => (found === '?' ? `$${++count}` : found))
    .replaceAll(/on conflict \([^)]*\)/g, (found) => found.replaceAll(/"\w+"\./g, ''))
}

/**
 * The text of a migration. Text is compared byte by byte, as in SQLite: ranges of ids and the order of pages depend on
 * it.
 */
export function migrationToPostgres(sql: string): string {
  return sql
    .replaceAll(/\bTEXT\b/g, 'text COLLATE "C"')
    .replaceAll(/\bINTEGER\b/g, 'bigint')
    .replaceAll(/\bBLOB\b/g, 'bytea')
    .replaceAll(/\binstr\(/g, 'strpos(')
    .replaceAll(/\)\s*(?:STRICT|WITHOUT ROWID)(?:,\s*(?:STRICT|WITHOUT ROWID))?/g, ')')
}
