/** The facts about the account that an import needs: its people, and the rows that are here already. */
import { localDay } from '#domain/calendar.ts'
import { importedId } from '#domain/imports/import.ts'
import type { Origin } from '#domain/imports/import.ts'
import { comparisonKey } from '#domain/text.ts'
import type { User } from '#domain/users/user.ts'
import { firstName } from '#domain/users/user.ts'
import type { AccountDatabase } from '#web/data/database.ts'
import type { Household } from '#web/shared/people/use-household.ts'
import type { Reader } from './reading/draft.ts'

/** Finds people by their names, their first names or their usernames, as long as one person has it (IM4). */
export function readerFor({ me, partners, timeZone }: Household, now: Date): Reader {
  const people = [me, ...partners]
  return {
    today: localDay(now.toISOString(), timeZone),
    timeZone,
    me: me.id,
    personNamed: (name) => personNamed(people, name),
  }
}

function personNamed(people: readonly User[], name: string): string | null {
  const key = comparisonKey(name)
  const namings = [(user: User) => user.name, firstName, (user: User) => user.username]
  const found = namings.map((of) => people.filter((each) => comparisonKey(of(each)) === key))
  const [one, ...others] = found.find((each) => each.length > 0) ?? []
  return one !== undefined && others.length === 0 && key !== '' ? one.id : null
}

/** For each origin, whether its row is here already (IM2, IM5). */
export async function readHere(
  { tasks, chores }: Pick<AccountDatabase, 'tasks' | 'chores'>,
  account: string,
  origins: readonly Origin[],
): Promise<readonly boolean[]> {
  const ids = origins.map((origin) => importedId(account, origin))
  const own = origins.map(({ source, source_id }) => (source === 'csv' ? source_id : ''))
  const [imported, series, left, leftSeries] = await Promise.all([
    tasks.bulkGet(ids),
    chores.bulkGet(ids),
    tasks.bulkGet(own),
    chores.bulkGet(own),
  ])
  return origins.map(
    (_, place) =>
      Boolean(imported[place] ?? series[place]) ||
      [left[place], leftSeries[place]].some((row) => row?.user_id === account),
  )
}
