/** How many chips a week shows so that it fits its window, because a wall is not scrolled (T15). */

/** The contents of one day of a row. */
export type CellWants = {
  readonly chips: number
  readonly isAway: boolean
  readonly isToday: boolean
}
/** Its days. */
export type RowWants = readonly CellWants[]

export type FittedRows = {
  /** How many chips a cell of each row has space for, below each other. */
  readonly chips: readonly number[]
  /** Whether every row has space for a large face. */
  readonly isRoomy: boolean
}

/** A day of the list, which has a card. */
export type CardWants = {
  readonly chips: number
  /** A line of text above the chips. */
  readonly hasLine: boolean
  readonly isToday: boolean
  /** Its line summarizes its entries, so it needs no chip. */
  readonly isPast: boolean
}

const CHIP = 44
const GAP = 8
/** The padding of a cell, and the line above its row. */
const AROUND_CELL = 13
/** The word above the chips, with its margin. */
const AWAY = 28
const LARGE_FACE = 92
const SMALL_FACE = 54
/** The row that counts the rows that do not fit. */
const REST = 57
const AROUND_CARD = 16
const BETWEEN_CARDS = 10

/** If the height is not known, a cell shows this many. */
const UNMEASURED = 3

/** Without a height all rows show the same number. Chips of today come first, then the row that lacks most. */
export function fitRows(rows: readonly RowWants[], height: number | null): FittedRows {
  if (height === null) return { chips: rows.map(() => UNMEASURED), isRoomy: true }
  const isRoomy = rows.length * LARGE_FACE <= height
  const heightOf = (place: number, chips: number) => rowHeight(rows[place] ?? [], chips, isRoomy)
  const chips = rows.map(() => 1)
  const passes = [rows.map(ofToday), rows.map(mostOf)]
  return { chips: shareOut(chips, passes, { height, heightOf }), isRoomy }
}

/**
 * The indexes of the rows that fit with one chip each, and the space for them: all rows; or first those with an entry
 * today, then those with one in the week, and below them a row that counts the others.
 */
export function visibleRows(
  rows: readonly RowWants[],
  height: number | null,
): { readonly places: readonly number[]; readonly room: number | null } {
  const all = rows.map((_, place) => place)
  const least = rows.map((row) => rowHeight(row, 1, false))
  if (height === null || sumOf(least) <= height) return { places: all, room: height }
  const room = height - REST
  let left = room
  const kept = all
    .filter((place) => rankOf(rows[place]) > 0)
    .toSorted((a, b) => rankOf(rows[b]) - rankOf(rows[a]))
    .filter((place) => (left -= least[place] ?? 0) >= 0)
  return { places: kept.toSorted((a, b) => a - b), room }
}

/** How many chips each day of the list shows, with `columns` of them side by side. */
export function fitCards(
  days: readonly CardWants[],
  room: { readonly height: number; readonly columns: number } | null,
): readonly number[] {
  if (room === null) return days.map(({ chips }) => Math.min(chips, UNMEASURED))
  const { height, columns } = room
  const heightOf = (place: number, chips: number) => cardHeight(days[place], chips, columns)
  const least = days.map(({ chips, isPast }) => (isPast ? 0 : Math.min(chips, columns)))
  const passes = [
    days.map(({ isToday, chips }) => (isToday ? chips : 0)),
    days.map(({ chips }) => chips),
  ]
  const between = BETWEEN_CARDS * (days.length - 1)
  return shareOut(least, passes, { height: height - between, heightOf })
}

type Room = {
  readonly height: number
  readonly heightOf: (place: number, chips: number) => number
}

/** In each pass one chip more, again and again for whoever lacks most of what it wants, until nobody has space. */
function shareOut(
  least: readonly number[],
  passes: readonly (readonly number[])[],
  { height, heightOf }: Room,
): readonly number[] {
  const shown = [...least]
  let left = height - sumOf(shown.map((chips, place) => heightOf(place, chips)))
  for (const wanted of passes)
    for (;;) {
      const [next] = shown
        .map((now, place) => ({
          place,
          lack: (wanted[place] ?? 0) - now,
          more: heightOf(place, now + 1) - heightOf(place, now),
        }))
        .filter(({ lack, more }) => lack > 0 && more <= left)
        .toSorted((a, b) => b.lack - a.lack)
      if (next === undefined) break
      shown[next.place] = (shown[next.place] ?? 0) + 1
      left -= next.more
    }
  return shown
}

function rowHeight(row: RowWants, chips: number, isRoomy: boolean): number {
  const cells = row.map(
    (day) => AROUND_CELL + (day.isAway ? AWAY : 0) + stacked(Math.min(day.chips, chips)),
  )
  return Math.max(isRoomy ? LARGE_FACE : SMALL_FACE, ...cells)
}

function cardHeight(day: CardWants | undefined, chips: number, columns: number): number {
  const line = day?.hasLine === true ? CHIP : 0
  // No card is lower than its date.
  return AROUND_CARD + Math.max(CHIP, line + stacked(Math.ceil(chips / columns)))
}

function stacked(chips: number): number {
  return chips === 0 ? 0 : chips * (CHIP + GAP) - GAP
}

function ofToday(row: RowWants): number {
  return row.find(({ isToday }) => isToday)?.chips ?? 0
}

function mostOf(row: RowWants): number {
  return Math.max(...row.map(({ chips }) => chips))
}

/** Entries of today come before others of the week. */
function rankOf(row: RowWants = []): number {
  return (ofToday(row) > 0 ? 2 : 0) + (mostOf(row) > 0 ? 1 : 0)
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, each) => sum + each, 0)
}
