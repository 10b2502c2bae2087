/** Sorts the partnerships of a person into the lists of the page. */
import type { Partnership } from '#domain/partnerships/partnership.ts'
import { answererOf, isAsked, isChildIn, otherOf } from '#domain/partnerships/partnership.ts'
import type { User } from '#domain/users/user.ts'
import type { Household } from '#web/shared/people/use-household.ts'

/** The other person's role towards me: the stored role is the invitee's, so a child reads "parent" (F2). */
export type Role = 'partner' | 'child' | 'parent'

export type Together = {
  readonly partnership: Partnership
  readonly person: User
  readonly role: Role
}

export type PartnerLists = {
  readonly toRespond: readonly Together[]
  readonly sent: readonly Partnership[]
  readonly active: readonly Together[]
}

export function partnerLists({ me, partnerships, people }: Household): PartnerLists {
  const withPerson = (partnership: Partnership): readonly Together[] => {
    const person = people.get(otherOf(partnership, me.id) ?? '')
    return person ? [{ partnership, person, role: roleOf(partnership, me.id) }] : []
  }
  const pending = partnerships.filter(({ status }) => status === 'pending')
  return {
    toRespond: pending.filter((each) => answererOf(each) === me.id).flatMap(withPerson),
    sent: pending.filter((each) => each.inviter_id === me.id && !isAsked(each)),
    active: partnerships.filter(({ status }) => status === 'accepted').flatMap(withPerson),
  }
}

function roleOf(partnership: Partnership, userId: string): Role {
  return isChildIn(partnership, userId) ? 'parent' : partnership.role
}
