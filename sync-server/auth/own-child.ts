/** The made child that a call is about, if the caller is its parent; read again in the commit that relies on it. */
import { isParentOf } from '#domain/partnerships/parents.ts'
import type { User } from '#domain/users/user.ts'
import { HttpError } from '#server/errors.ts'
import type { RowStore } from '#server/store/row-store.ts'
import { membershipOf } from '#server/store/viewer.ts'

/** Throws 404: anybody else's child and a missing one get the same refusal. */
export function ownChild(
  store: RowStore,
  { parent, child }: { readonly parent: string; readonly child: string },
): User {
  const user = store.get('users', child)
  if (!user?.is_made || !isParentOf(membershipOf(store, parent), { parent, child }))
    throw new HttpError(404, 'not_found', 'Child not found')
  return user
}
