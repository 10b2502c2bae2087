/** Reads the work of a period from the local database, by indexes. */
import { dayAfter, dayStart } from '#domain/calendar.ts'
import type { Entry } from '#domain/points/points.ts'
import type { TaskOf, WeeklyReport, Work } from '#domain/reports/weekly-report.ts'
import { noWork, plus, weeklyReport, workIn } from '#domain/reports/weekly-report.ts'
import { pointsFor } from '#domain/tasks/task.ts'
import type { AccountDatabase, StoredTask } from '#web/data/database.ts'
import type { Household } from '#web/shared/people/use-household.ts'

/** From its first moment to the first one after it. */
export type IndexRange = { readonly from: string; readonly to: string }

export async function readReport(
  database: AccountDatabase,
  { timeZone, partners }: Household,
  week: string,
): Promise<WeeklyReport> {
  const [before, from, to] = [-7, 0, 7].map((days) => dayStart(dayAfter(week, days), timeZone))
  const [own, others] = await Promise.all([
    readOwn(database, { from: before ?? '', to: to ?? '' }),
    readOthers(database, partners, { from: from ?? '', to: to ?? '' }),
  ])
  return weeklyReport({ week, timeZone }, { ...own, others })
}

/** One's own work and that of the whole house. */
export async function readWork(
  database: AccountDatabase,
  { partners }: Household,
  stretch: IndexRange,
): Promise<{ readonly own: Work; readonly household: Work }> {
  const [{ entries, taskOf }, others] = await Promise.all([
    readOwn(database, stretch),
    readOthers(database, partners, stretch),
  ])
  const own = workIn(entries, taskOf)
  return { own, household: plus(own, others) }
}

type Own = { readonly entries: readonly Entry[]; readonly taskOf: TaskOf }

async function readOwn(
  { entries, tasks }: AccountDatabase,
  { from, to }: IndexRange,
): Promise<Own> {
  const found = await entries.where('created_at').between(from, to).toArray()
  const ids = new Set(
    found.flatMap(({ related_type, related_id }) => (related_type === 'task' ? related_id : [])),
  )
  const known = (await tasks.bulkGet([...ids])).flatMap((task) => task ?? [])
  const tasksById = new Map(known.map((task) => [task.id, task]))
  return { entries: found, taskOf: (id) => tasksById.get(id) }
}

async function readOthers(
  { tasks }: AccountDatabase,
  people: readonly { readonly id: string }[],
  { from, to }: IndexRange,
): Promise<Work> {
  const done = await Promise.all(
    people.map(({ id }) => tasks.where('_done').between([id, from], [id, to]).toArray()),
  )
  return done.flat().map(workOf).reduce(plus, noWork)
}

function workOf(task: StoredTask): Work {
  return { tasks: 1, minutes: task.time_minutes, points: pointsFor(task) }
}
