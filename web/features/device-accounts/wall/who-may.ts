/** The people of this device who could have done it: those who see it in their own database, and may (C26, A19). */
import type { WeekEntry } from '#domain/chores/week.ts'
import { eligibilityAt, mayDo } from '#domain/chores/week.ts'
import type { User } from '#domain/users/user.ts'
import { AccountDatabase } from '#web/data/database.ts'
import type { PersonHere } from '#web/features/device-accounts/people-here.ts'

export async function whoMay(
  people: readonly PersonHere[],
  entry: WeekEntry,
  at: string,
): Promise<readonly PersonHere[]> {
  const answers = await Promise.all(people.map(({ id }) => may(id, entry, at)))
  return people.filter((_, place) => answers[place])
}

async function may(id: string, entry: WeekEntry, at: string): Promise<boolean> {
  const database = new AccountDatabase(id)
  try {
    const task = (await database.tasks.get(entry.id)) ?? entry.task
    const seen =
      entry.item === null
        ? await database.tasks.get(entry.id)
        : await database.chores.get(entry.item.chore.id)
    return seen !== undefined && mayDo({ ...entry, task }, id, at)
  } finally {
    database.close()
  }
}

/** A child who is not on this device, and the parent here who ticks it for them (T23). */
export type TickedHere = { readonly child: User; readonly parent: PersonHere }

/** The children for whom somebody here may say that they did it: each once, if possible by a parent without a PIN. */
export async function childrenElsewhere(
  people: readonly PersonHere[],
  entry: WeekEntry,
  at: string,
): Promise<readonly TickedHere[]> {
  if (eligibilityAt(entry, at) !== 'may') return []
  const parents = people.toSorted((one, other) => Number(!!one.pin) - Number(!!other.pin))
  const found = await Promise.all(parents.map((parent) => childrenOf(parent, entry)))
  const isHere = new Set(people.map(({ id }) => id))
  const known = new Map<string, TickedHere>()
  for (const each of found.flat())
    if (!isHere.has(each.child.id) && !known.has(each.child.id)) known.set(each.child.id, each)
  return [...known.values()]
}

async function childrenOf(parent: PersonHere, { id, task }: WeekEntry) {
  const { id: me } = parent
  const database = new AccountDatabase(me)
  try {
    const [own, made, row] = await Promise.all([
      database.users.get(me),
      database.partnerships.where('inviter_id').equals(me).toArray(),
      database.tasks.get(id),
    ])
    const { claimed_by } = row ?? task
    const children = made.flatMap(({ status, role, invitee_id }) =>
      status === 'accepted' && role === 'child' ? (invitee_id ?? []) : [],
    )
    if (own?.is_child !== false) return []
    const users = await database.users.bulkGet(children)
    return users.flatMap((child): readonly TickedHere[] =>
      child && (claimed_by === null || [child.id, me].includes(claimed_by))
        ? [{ child, parent }]
        : [],
    )
  } finally {
    database.close()
  }
}
