/** The children of a person, for whom they tick tasks and set pauses (T23, K2). */
import { isChildIn } from '#domain/partnerships/partnership.ts'
import type { User } from '#domain/users/user.ts'
import type { Household } from '#web/shared/people/use-household.ts'

export function childrenOf({ me, partners, partnerships }: Household): readonly User[] {
  if (me.is_child) return []
  const isMine = (id: string) =>
    partnerships.some((each) => each.status === 'accepted' && isChildIn(each, id))
  return partners.filter(({ id }) => isMine(id))
}
