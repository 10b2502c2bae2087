/**
 * Refuses made children what would outlast their devices: passkeys, and access for programs. A child without a password
 * must not have anything that outlasts its parents' right to it (K3, K10).
 */
import { HttpError } from '#server/errors.ts'
import type { RowStore } from '#server/store/row-store.ts'

/** Throws for such a child. To be called in the commit. */
export function refuseMade(store: Pick<RowStore, 'get'>, userId: string): void {
  if (store.get('users', userId)?.is_made !== false)
    throw new HttpError(403, 'forbidden', 'A parent signs this child in')
}
