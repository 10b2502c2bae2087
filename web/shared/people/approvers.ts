/** Tells who approves whose tasks and rewards, as far as this device knows (T4, RW1, F7). */
import { firstName } from '#domain/users/user.ts'
import type { Household } from './read-household.ts'

/** The people whose tasks and rewards I may approve; none for a child. */
export function approvedByMe({ me, partners }: Household): readonly string[] {
  return me.is_child ? [] : partners.map(({ id }) => id)
}

/** The people who approve my rewards: nobody, one person by name, or several. */
export type Approvers = 'nobody' | 'several' | { readonly name: string }

export function approversIn(household: Household): Approvers {
  const [name, ...others] = approverNames(household)
  if (name === undefined) return 'nobody'
  return others.length > 0 ? 'several' : { name }
}

/** The first names of those who approve my rewards. */
export function approverNames({ partners }: Household): readonly string[] {
  return partners.filter(({ is_child }) => !is_child).map(firstName)
}
