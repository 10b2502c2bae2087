/** Under which name somebody signs in, or whose child they are: a child without e-mail has none (K1). */
import type { Member } from '#domain/admin/admin-api.ts'
import { adminTexts } from './texts.ts'

export function loginOf({ username, is_made, child_of }: Member): string {
  return is_made ? adminTexts.list.childOf(child_of ?? '') : username
}
