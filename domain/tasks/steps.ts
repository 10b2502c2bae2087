/** The steps of a task: a checklist with one step a line, and the ticked ones as bits in the same order (T16). */
import type { Task } from '#domain/tasks/task.ts'

type Listed = Pick<Task, 'checklist' | 'checked'>

export type Step = { readonly text: string; readonly isTicked: boolean }

/** Each line that is not blank. */
export function linesOf(checklist: string): readonly string[] {
  return checklist
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

export function stepsOf({ checklist, checked }: Listed): readonly Step[] {
  return linesOf(checklist).map((text, place) => ({ text, isTicked: (checked & (1 << place)) > 0 }))
}

/** How many steps are still open. */
export function openSteps(listed: Listed): number {
  return stepsOf(listed).filter(({ isTicked }) => !isTicked).length
}

/** Found by its text, so that two devices' ticks merge and a new order loses none; without it nothing changes (T17). */
export function ticked<Row extends Listed>(
  row: Row,
  { text, on }: { readonly text: string; readonly on: boolean },
): Row {
  const place = linesOf(row.checklist).indexOf(text)
  if (place < 0) return row
  const bit = 1 << place
  return { ...row, checked: on ? row.checked | bit : row.checked & ~bit }
}

/** The ticks from before a change, for steps whose text stays (T19). */
export function keepingTicks<Row extends Listed>(before: Listed, after: Row): Row {
  const unticked: Row = { ...after, checked: 0 }
  return stepsOf(before).reduce(
    (row, { text, isTicked: on }) => (on ? ticked(row, { text, on }) : row),
    unticked,
  )
}
