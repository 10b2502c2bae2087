/** Points earned and spent in each of the last weeks, in the person's time zone; loans count as neither. */
import { startOfDay } from '#domain/calendar.ts'
import { addDays, localWeek } from '#domain/days.ts'
import type { Entry } from '#domain/points/points.ts'

const WEEKS = 8

export type Week = {
  /** Its first moment, on a Monday. */
  readonly from: string
  readonly earned: number
  readonly spent: number
}

/** The first moments of the last weeks, oldest first. */
export function weekStarts(at: string, timeZone: string): readonly string[] {
  const monday = localWeek(at, timeZone)
  return Array.from({ length: WEEKS }, (_, index) =>
    startOfDay(addDays(monday, 7 * (index + 1 - WEEKS)), timeZone),
  )
}

/** A completion that was taken back counts against the week in which it was taken back. */
export function sumWeeks(starts: readonly string[], entries: readonly Entry[]): readonly Week[] {
  return starts.map((from, index) => {
    const end = starts[index + 1] ?? '\uffff'
    const within = entries.filter(({ created_at }) => created_at >= from && created_at < end)
    const sumOf = (ledger: Entry['ledger']) =>
      within.reduce((sum, entry) => (entry.ledger === ledger ? sum + entry.amount : sum), 0)
    return { from, earned: sumOf('total'), spent: sumOf('redeemed') }
  })
}

/** A row has three stitches, and no column is higher than eleven rows. */
export const STITCHES_A_ROW = 3
const ROWS = 11
const scales = [10, 20, 50, 100, 200, 500, 1000, 2000, 5000]

/** Points per stitch, so that the highest column fits. */
export function stitchScale(weeks: readonly Week[]): number {
  const top = Math.max(0, ...weeks.flatMap(({ earned, spent }) => [earned, spent]))
  const fitting = scales.find((scale) => top <= scale * STITCHES_A_ROW * ROWS)
  return fitting ?? Math.ceil(top / (STITCHES_A_ROW * ROWS))
}
