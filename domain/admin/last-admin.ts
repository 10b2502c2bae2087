/** Ensures that the server always has an admin (F5). */
import { refusal } from '#domain/command-error.ts'
import type { Tx } from '#domain/tx.ts'

/** Throws CommandError `last_admin` if a person is the only admin. Needs the slice of accounts with role `admin`. */
export function requireAnotherAdmin(tx: Tx, person: string): void {
  const admins = tx.select('accounts', { role: 'admin' })
  const isLast = admins.length === 1 && admins[0]?.id === person
  if (isLast) throw refusal('last_admin', 'role')
}
