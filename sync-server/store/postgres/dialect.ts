/** The text of statements and migrations, which is written for SQLite, as PostgreSQL reads it. */

/**
 * `?` becomes `$1`, `$2`, …, but not inside quotes; the columns of a conflict are named without their table; and what only
 * several processes need, because they take the same work, is no comment.
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
