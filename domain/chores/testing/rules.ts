/** The rules that the invariants of chores are about, as one object, so that a test can replace one by a broken one. */
import { dueMoment } from '#domain/chores/due-time.ts'
import { nextDay } from '#domain/chores/rule.ts'
import { occurrencesBetween, openOccurrence } from '#domain/chores/schedule.ts'
import { eligibilityOf, passed, settled, skipped, unskipped } from '#domain/chores/settle.ts'

export const realRules = {
  nextDay,
  dueMoment,
  openOccurrence,
  occurrencesBetween,
  eligibilityOf,
  settled,
  skipped,
  unskipped,
  passed,
}
export type Rules = typeof realRules
