/** Reads the work of a period from the local database, by indexes. */
import { startOfDay } from '#domain/calendar.ts'
import { addDays } from '#domain/days.ts'
import type { Entry } from '#domain/points/points.ts'
import type { TaskOf, WeeklyReport, Work } from '#domain/reports/weekly-report.ts'
import { noWork, plus, weeklyReport, workIn } from '#domain/reports/weekly-report.ts'
import { partsOf } from '#domain/tasks/split.ts'
import type { AccountDatabase, StoredTask } from '#web/data/database.ts'
import type { Household } from '#web/shared/people/use-household.ts'

/** From its first moment to the first moment after it. */
type Period = { readonly from: string; readonly to: string }

export async function readReport(
  database: AccountDatabase,
  household: Household,
  week: string,
): Promise<WeeklyReport> {
  const { timeZone } = household
  const [before, from, to] = [-7, 0, 7].map((days) => startOfDay(addDays(week, days), timeZone))
  const [own, others] = await Promise.all([
    readOwn(database, { from: before ?? '', to: to ?? '' }),
    readOthers(database, household, { from: from ?? '', to: to ?? '' }),
  ])
  return weeklyReport({ week, timeZone }, { ...own, others })
}

/** The person's own work, and the work of the whole household. */
export async function readWork(
  database: AccountDatabase,
  household: Household,
  period: Period,
): Promise<{ readonly own: Work; readonly household: Work }> {
  const [{ entries, taskOf }, others] = await Promise.all([
    readOwn(database, period),
    readOthers(database, household, period),
  ])
  const own = workIn(entries, taskOf)
  return { own, household: plus(own, others) }
}

type Own = { readonly entries: readonly Entry[]; readonly taskOf: TaskOf }

async function readOwn({ entries, tasks }: AccountDatabase, { from, to }: Period): Promise<Own> {
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
  { me, partners }: Household,
  { from, to }: Period,
): Promise<Work> {
  const done = await Promise.all(
    [me, ...partners].map(({ id }) => tasks.where('_done').between([id, from], [id, to]).toArray()),
  )
  return done
    .flat()
    .map((task) => workOfOthers(task, me.id))
    .reduce(plus, noWork)
}

/** The others' part of a task. One that the person took part in counts as their own: once for the household (T22). */
function workOfOthers(task: StoredTask, me: string): Work {
  const parts = partsOf(task)
  const points = parts.reduce((sum, part) => sum + (part.person === me ? 0 : part.points), 0)
  const isOwn = parts.some(({ person }) => person === me)
  return { tasks: isOwn ? 0 : 1, minutes: isOwn ? 0 : task.time_minutes, points }
}
