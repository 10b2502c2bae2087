/** A person's own part, compared only with their own past, and their weeks in a row: nobody else sees either (T26). */
import { DAY_MS } from '#domain/calendar.ts'
import type { Pause } from '#domain/chores/chore.ts'
import { addDays, localWeek, weekDays } from '#domain/days.ts'
import type { Entry } from '#domain/points/points.ts'

const FOUR_WEEKS_MS = 28 * DAY_MS

export type OwnPart = {
  /** Tasks of the last four weeks, and of the four before them. */
  readonly now: number
  readonly before: number
  readonly weeksInARow: number
}

type Known = {
  readonly at: string
  readonly timeZone: string
  readonly pauses: readonly Pick<Pause, 'kind' | 'from_on' | 'until_on'>[]
}

/** From the person's own entries, or the newest of them. A completion that was taken back does not count. */
export function ownPart(entries: readonly Entry[], known: Known): OwnPart {
  const done = completions(entries)
  const since = (ms: number) => new Date(Date.parse(known.at) - ms).toISOString()
  const [from, before] = [since(FOUR_WEEKS_MS), since(2 * FOUR_WEEKS_MS)]
  return {
    now: done.filter((at) => at > from).length,
    before: done.filter((at) => before < at && at <= from).length,
    weeksInARow: weeksInARow(done, known).count,
  }
}

/** Whether the newest entries are enough: they go back far enough, and to a week that ends the row (T26). */
export function isWholePart(entries: readonly Entry[], known: Known): boolean {
  const before = new Date(Date.parse(known.at) - 2 * FOUR_WEEKS_MS).toISOString()
  const isLongAgo = entries.some(({ created_at }) => created_at <= before)
  return isLongAgo && weeksInARow(completions(entries), known).hasEnded
}

/** When each task was done that is still completed. */
function completions(entries: readonly Entry[]): readonly string[] {
  const back = entries.flatMap(({ id, reason }) =>
    reason === 'task_reopened' || reason === 'task_unhelped'
      ? id.replace(':reopened:', ':completed:').replace(':unhelped:', ':helped:')
      : [],
  )
  const isBack = new Set(back)
  return entries.flatMap(({ id, reason, created_at }) =>
    (reason === 'task_completed' || reason === 'task_helped') && !isBack.has(id) ? created_at : [],
  )
}

/** The current week breaks nothing before it is over, and weeks spent away entirely are left out. */
function weeksInARow(done: readonly string[], { at, timeZone, pauses }: Known) {
  const weeks = new Set(done.map((moment) => localWeek(moment, timeZone)))
  const [first = ''] = [...weeks].toSorted()
  const now = localWeek(at, timeZone)
  let count = 0
  for (let monday = now; first !== '' && monday >= first; monday = addDays(monday, -7)) {
    if (weeks.has(monday)) count += 1
    else if (monday !== now && !isAway(monday, pauses)) return { count, hasEnded: true }
  }
  return { count, hasEnded: false }
}

function isAway(monday: string, pauses: Known['pauses']): boolean {
  const away = pauses.filter(({ kind }) => kind === 'away')
  return weekDays(monday).every((day) =>
    away.some(({ from_on, until_on }) => from_on <= day && day <= (until_on ?? '9999')),
  )
}
