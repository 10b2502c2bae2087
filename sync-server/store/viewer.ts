/** A person as a viewer: their current partners and roles, read from the stored partnerships. */
import type { Partnership } from '#domain/partnerships/partnership.ts'
import type { Viewer } from '#domain/viewer.ts'
import { viewerFrom } from '#domain/viewer.ts'
import type { RowStore } from '#server/store/row-store.ts'

export function membershipOf(store: RowStore, userId: string): readonly Partnership[] {
  return store.all('partnerships', 'WHERE inviter_id = ? OR invitee_id = ?', userId, userId)
}

export function viewerOf(store: RowStore, userId: string): Viewer {
  return viewerFrom(userId, membershipOf(store, userId))
}
