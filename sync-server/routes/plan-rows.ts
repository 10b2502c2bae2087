/** Lists a person's templates and the check-ins they may see; plans restrict adding, not reading. */
import type { CheckIn } from '#domain/check-ins/check-in.ts'
import type { Template } from '#domain/templates/template.ts'
import { viewerFrom } from '#domain/viewer.ts'
import { project } from '#domain/visibility.ts'
import type { RowStore } from '#server/store/row-store.ts'
import { membershipOf } from '#server/store/viewer.ts'

export function templatesOf(store: RowStore, userId: string): readonly Template[] {
  return store.all('templates', 'WHERE user_id = ? ORDER BY created_at DESC, id DESC', userId)
}

/** The person's own check-ins, and those of partners with them. */
export function checkInsFor(store: RowStore, userId: string): readonly CheckIn[] {
  const viewer = viewerFrom(userId, membershipOf(store, userId))
  const condition = 'WHERE user_id = ? OR partner_id = ? ORDER BY month DESC, id'
  return store
    .all('check_ins', condition, userId, userId)
    .flatMap((checkIn) => project('check_ins', checkIn, viewer) ?? [])
}
