/** The name of a person, as far as this device knows it. */
import { nameTexts } from '#domain/users/name-texts.ts'
import { firstName, FORMER_MEMBER } from '#domain/users/user.ts'
import type { Household } from './use-household.ts'

/** The first name of a partner; null for oneself and for an unknown person. */
export function otherName({ me, people }: Household, id: string | null): string | null {
  if (id === null || id === me.id) return null
  if (id === FORMER_MEMBER) return nameTexts.formerMember
  const person = people.get(id)
  return person ? firstName(person) : nameTexts.somebody
}
