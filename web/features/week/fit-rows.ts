/** How many chips each row of the week shows, so that the week fits its window: a wall is not scrolled (T15). */

export type FittedRows = {
  /** How many chips below each other a cell of each row has room for. */
  readonly chips: readonly number[]
  /** Whether every row has room for a large face. */
  readonly isRoomy: boolean
}

export type RowWants = {
  /** The most chips on one day, and those of today. */
  readonly most: number
  readonly today: number
}

const CHIP = 52
const AROUND = 4
const LARGE_FACE = 92

/** Where the height is not known a cell shows so many. */
const UNMEASURED = 3

/** Without a height all rows show the same. What today asks for comes first, then the row that lacks most. */
export function fitRows(rows: readonly RowWants[], height: number | null): FittedRows {
  if (height === null) return { chips: rows.map(() => UNMEASURED), isRoomy: true }
  const chips = rows.map(() => 1)
  const isRoomy = rows.length * LARGE_FACE <= height
  const heightOf = (count: number) => Math.max(isRoomy ? LARGE_FACE : 0, count * CHIP + AROUND)
  let left = height - rows.length * heightOf(1)
  for (const wanted of ['today', 'most'] as const) {
    for (;;) {
      const lacks = rows.map((row, place) => row[wanted] - (chips[place] ?? 0))
      const worst = Math.max(...lacks)
      const place = lacks.indexOf(worst)
      const count = chips[place] ?? 0
      const more = heightOf(count + 1) - heightOf(count)
      if (worst <= 0 || more > left) break
      left -= more
      chips[place] = count + 1
    }
  }
  return { chips, isRoomy }
}
