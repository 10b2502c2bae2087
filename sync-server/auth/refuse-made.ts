/**
 * Passkeys, and what a person gives to programs, outlast their devices; a child without a password has nothing that
 * outlasts its parents' right to it (K3, K10).
 */
import { HttpError } from '#server/errors.ts'
import type { RowStore } from '#server/store/row-store.ts'

/** Throws for such a child. To be called in the commit. */
export function refuseMade(store: Pick<RowStore, 'get'>, userId: string): void {
  if (store.get('users', userId)?.is_made !== false)
    throw new HttpError(403, 'forbidden', 'A parent signs this child in')
}
