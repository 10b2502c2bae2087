/** Reads the household of an account, as far as this device knows: the person, their partnerships and partners. */
import type { Partnership } from '#domain/partnerships/partnership.ts'
import { otherOf } from '#domain/partnerships/partnership.ts'
import type { Plan, User } from '#domain/users/user.ts'
import type { AccountDatabase } from '#web/data/database.ts'

export type Household = {
  readonly me: User
  readonly plan: Plan
  /** The zone in which this person sees everything (U23). */
  readonly timeZone: string
  /** All partnerships and invitations of mine, oldest first. */
  readonly partnerships: readonly Partnership[]
  /** The people of those partnerships whose profile I may see. */
  readonly people: ReadonlyMap<string, User>
  /** The accepted partners. */
  readonly partners: readonly User[]
}

export async function readHousehold(
  database: AccountDatabase,
  id: string,
): Promise<Household | null> {
  const { users, accounts, partnerships: table } = database
  const [me, account, invited, invitations] = await Promise.all([
    users.get(id),
    accounts.get(id),
    table.where('inviter_id').equals(id).toArray(),
    table.where('invitee_id').equals(id).toArray(),
  ])
  if (!me) return null
  const partnerships = [...invited, ...invitations].sort(byAge)
  const others = partnerships.flatMap((each) => otherOf(each, id) ?? [])
  const found = (await users.bulkGet(others)).flatMap((user) => user ?? [])
  const people = new Map(found.map((user) => [user.id, user]))
  const partners = partnerships
    .filter(({ status }) => status === 'accepted')
    .flatMap((each) => people.get(otherOf(each, id) ?? '') ?? [])
  const timeZone = account?.time_zone ?? 'UTC'
  const { plan = 'free' } = account ?? {}
  return { me, plan, timeZone, partnerships, people, partners }
}

function byAge(a: Partnership, b: Partnership): number {
  return a.created_at === b.created_at
    ? a.id < b.id
      ? -1
      : 1
    : a.created_at < b.created_at
      ? -1
      : 1
}
