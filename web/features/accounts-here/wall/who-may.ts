/** Who of this device could have done it: whoever sees it in their own database, and may (C26, A19). */
import type { WeekEntry } from '#domain/chores/week.ts'
import { mayDo } from '#domain/chores/week.ts'
import { AccountDatabase } from '#web/data/database.ts'
import type { PersonHere } from '#web/features/accounts-here/people-here.ts'

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
