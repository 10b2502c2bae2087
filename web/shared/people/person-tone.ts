/** The color of a person's avatar, the same wherever they appear. */
import type { User } from '#domain/users/user.ts'
import type { AvatarTone } from '#web/ui/avatar.tsx'
import type { Household } from './use-household.ts'

/** Partners are blue; children, and people who are not partners yet, are rose. */
export function toneOf(
  { id, is_child }: Pick<User, 'id' | 'is_child'>,
  { me, partners }: Pick<Household, 'me' | 'partners'>,
): AvatarTone {
  if (id === me.id) return 'me'
  return !is_child && partners.some((partner) => partner.id === id) ? 'partner' : 'rose'
}
