/** Splits pasted text into the lines of several tasks (T28). */
import { detailColumns } from '#domain/tasks/task.ts'
import { lengthOf } from '#domain/text.ts'
import { MAX_LINE } from './quick-task.ts'

/** How many tasks can be pasted at once. */
export const MAX_LINES = 100

/** The mark before an entry of a list. */
const bullet = /^(?:[-*•–]|\[[ xX]?\])\s/

/** The first lines that are not blank, without list marks; any further lines are reported, not read. */
export function pastedLines(text: string): {
  readonly lines: readonly string[]
  readonly isMore: boolean
} {
  const read = text.slice(0, 2 * MAX_LINES * MAX_LINE)
  const lines = read
    .split(/\r\n|\r|\n/)
    .map(withoutBullets)
    .filter((line) => line !== '')
  return {
    lines: lines.slice(0, MAX_LINES),
    isMore: lines.length > MAX_LINES || read.length < text.length,
  }
}

/** "- [ ] Bins". */
function withoutBullets(line: string): string {
  const once = line.trim().replace(bullet, '')
  return once.trim().replace(bullet, '').trim()
}

/** Why a task cannot have this name (T7); null if it can. */
export function nameProblem(name: string): string | null {
  const { max } = detailColumns.name
  if (name === '') return 'Name is required'
  const isShort = name.length <= max || lengthOf(name.normalize('NFC')) <= max
  return isShort ? null : `Name cannot exceed ${max} characters`
}
