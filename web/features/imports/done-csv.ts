/** Writes completed tasks as a CSV file: those the person did, and the person's tasks that others did (IM5). */
import { startOfDay, localDay } from '#domain/calendar.ts'
import { itemsOf } from '#domain/column.ts'
import { addDays } from '#domain/days.ts'
import type { Task } from '#domain/tasks/task.ts'
import { performerOf, pointsFor } from '#domain/tasks/task.ts'
import type { AccountDatabase } from '#web/data/database.ts'
import { csvFile, textCell } from '#web/shared/files/csv.ts'
import { BETWEEN_PEOPLE } from './own-columns.ts'
import { importTexts } from './texts.ts'

/** How many rows are read at once: years of them must not fill the memory, or delay a tap. */
const CHUNK = 1000

type ExportContext = {
  readonly account: string
  readonly timeZone: string
  /** The name of a person, also for somebody who is not known. */
  readonly nameOf: (id: string) => string
}
type Line = { readonly at: string; readonly cells: readonly string[] }

export async function doneCsv({ tasks }: AccountDatabase, context: ExportContext): Promise<string> {
  const lines: Line[] = []
  const dayOf = days(context.timeZone)
  let after: readonly [string, string] = ['', '']
  for (;;) {
    const keys = await tasks.where('_done').above(after).limit(CHUNK).keys()
    const until = keys.at(-1) as unknown as readonly [string, string] | undefined
    if (until === undefined) break
    // Several tasks may have been done at one moment: all of them up to the last key belong to this chunk.
    const found = await tasks.where('_done').between(after, until, false, true).toArray()
    for (const task of found)
      if (isExported(task, context.account)) lines.push(lineOf(task, context, dayOf))
    after = until
  }
  lines.sort((a, b) => (a.at < b.at ? -1 : 1))
  return csvFile([importTexts.exports.columns, ...lines.map(({ cells }) => cells)])
}

function isExported(task: Task, account: string): boolean {
  const people = [task.user_id, performerOf(task), ...itemsOf(task.helpers)]
  return people.includes(account)
}

function lineOf(task: Task, { nameOf }: ExportContext, dayOf: (at: string) => string): Line {
  const at = task.completed_at ?? ''
  const people = [performerOf(task), ...itemsOf(task.helpers)].map(nameOf)
  const cells = [
    dayOf(at),
    textCell(task.name),
    textCell(people.join(BETWEEN_PEOPLE)),
    String(task.time_minutes),
    String(pointsFor(task)),
  ]
  return { at, cells }
}

/** The local day of a moment: formatted once for consecutive rows of one day, as the calendar is slow for thousands. */
function days(timeZone: string): (at: string) => string {
  let known = { day: '', from: '', to: '' }
  return (at) => {
    if (at >= known.from && at < known.to) return known.day
    const day = localDay(at, timeZone)
    known = {
      day,
      from: startOfDay(day, timeZone),
      to: startOfDay(addDays(day, 1), timeZone),
    }
    return day
  }
}
