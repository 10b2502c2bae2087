/** Lists a person's partnerships and invitations, each with the other person as far as the viewer may see them. */
import type { CallResponse } from '#domain/api.ts'
import type { Partnership } from '#domain/partnerships/partnership.ts'
import { otherOf } from '#domain/partnerships/partnership.ts'
import type { restApi } from '#domain/rest-api.ts'
import type { User } from '#domain/users/user.ts'
import type { Viewer } from '#domain/viewer.ts'
import { viewerFrom } from '#domain/viewer.ts'
import { project } from '#domain/visibility.ts'
import type { RowStore } from '#server/store/row-store.ts'
import { membershipOf } from '#server/store/viewer.ts'

type Listed = CallResponse<typeof restApi.partnerships>[number]

/** Newest first. */
export function partnershipsOf(store: RowStore, userId: string): readonly Listed[] {
  const stored = membershipOf(store, userId)
  const viewer = viewerFrom(userId, stored)
  const visible = stored.flatMap((each) => project('partnerships', each, viewer) ?? [])
  return visible
    .map((partnership) => ({ ...partnership, partner: partnerIn(store, partnership, viewer) }))
    .sort((a, b) => (a.created_at < b.created_at ? 1 : -1))
}

/** The other person of a partnership; null if the viewer may not know who it is. */
export function knownPartner(
  store: RowStore,
  partnership: Partnership,
  viewer: Viewer,
): User | null {
  const other = otherOf(partnership, viewer.id)
  const user = other === null ? null : store.get('users', other)
  return user && project('users', user, viewer)
}

/** Before acceptance an inviter sees only the typed address (F3); a person who declined is no longer shown. */
function partnerIn(store: RowStore, partnership: Partnership, viewer: Viewer): Listed['partner'] {
  const user = knownPartner(store, partnership, viewer)
  if (user !== null) {
    const { id, name, username, email, photo_url } = user
    return { id, name, username, email, photo_url }
  }
  const email = partnership.inviter_id === viewer.id ? partnership.email : null
  return { id: null, name: null, username: null, email, photo_url: null }
}
