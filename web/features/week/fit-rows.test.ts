/** Fitting a full week on a wall: all of today first, and never more than its height (T15). */
import { describe, expect, test } from 'vitest'
import type { CardWants, CellWants, RowWants } from './fit-rows.ts'
import { fitCards, fitRows, visibleRows } from './fit-rows.ts'

/** The space that is left under the days in a tablet's window, and for the cards in an upright one. */
const TABLET = 608
const UPRIGHT = 1038
const times = <T>(count: number, each: T) => Array.from({ length: count }, () => each)

const day: CellWants = { chips: 0, isAway: false, isToday: false }
/** A day before today, and today. */
function row(before: number, today: number, isAway = false): RowWants {
  return [
    { ...day, chips: before, isAway },
    { ...day, chips: today, isToday: true },
  ]
}
const nothing = row(0, 0)

/** The height of rows, as in the styles: padding, chips with their gaps, the line above each. */
function heightOf(rows: readonly RowWants[], chips: readonly number[]): number {
  const heights = rows.map((own, place) =>
    Math.max(
      54,
      ...own.map((each) => {
        const shown = Math.min(each.chips, chips[place] ?? 0)
        const stack = shown === 0 ? 0 : 52 * shown - 8
        return 12 + 1 + (each.isAway ? 28 : 0) + stack
      }),
    ),
  )
  return heights.reduce((sum, each) => sum + each, 0)
}

describe('the table', () => {
  test('six people and a day of five chips fit, wherever they stand (T15)', () => {
    const full = row(5, 5)
    expect(fitRows([...times(6, nothing), full], TABLET).chips.at(-1)).toBe(5)
    expect(fitRows([full, ...times(6, nothing)], TABLET).chips[0]).toBe(5)
  })

  test('also where all the others have a chip, with the lines over seven rows (T15)', () => {
    const rows = [...times(6, row(1, 1)), row(0, 5)]
    const { chips } = fitRows(rows, TABLET)
    expect(chips.at(-1)).toBe(5)
    expect(heightOf(rows, chips)).toBeLessThanOrEqual(TABLET)
  })

  test('today has room before other days (T15)', () => {
    const rows = [row(9, 0), row(4, 4), ...times(5, nothing)]
    expect(fitRows(rows, TABLET).chips).toEqual([2, 4, 1, 1, 1, 1, 1])
  })

  test('where everybody has much to do it is shared out, within the height (T15)', () => {
    const rows = times(7, row(5, 5))
    const { chips } = fitRows(rows, TABLET)
    expect(Math.max(...chips) - Math.min(...chips)).toBe(1)
    expect(heightOf(rows, chips)).toBeLessThanOrEqual(TABLET)
    expect(TABLET - heightOf(rows, chips)).toBeLessThan(52)
  })

  test('the word that says who is away takes room, too (T15)', () => {
    const rows = times(7, row(3, 3, true))
    const { chips } = fitRows(rows, TABLET)
    expect(heightOf(rows, chips)).toBeLessThanOrEqual(TABLET)
    expect(chips).toEqual(times(7, 1))
  })

  test('few people have large faces, and all of what they have to do', () => {
    const rows = [row(2, 1), row(4, 4), nothing]
    expect(fitRows(rows, TABLET)).toEqual({ chips: [2, 4, 1], isRoomy: true })
  })

  test('a row that has no room for one more leaves it to the others', () => {
    // With large faces, a second chip makes a row 17 px higher, a third one 52 px.
    const rows = [row(0, 5), row(0, 2)]
    expect(fitRows(rows, 92 + 92 + 60).chips).toEqual([2, 2])
  })

  test('all rows are in sight where each has room for a chip, and before the room is known', () => {
    const rows = times(7, row(5, 5))
    expect(visibleRows(rows, TABLET)).toEqual({ places: [0, 1, 2, 3, 4, 5, 6], room: TABLET })
    expect(visibleRows(rows, null).places).toHaveLength(7)
    expect(fitRows(rows, null)).toEqual({ chips: times(7, 3), isRoomy: true })
  })

  test('otherwise those with something today, then in the week, and a row that counts the others (T15)', () => {
    const rows = [nothing, row(1, 0), row(0, 1), nothing, row(2, 2)]
    const { places, room } = visibleRows(rows, 57 + 3 * 57)
    expect([places, room]).toEqual([[1, 2, 4], 3 * 57])
    expect(visibleRows(rows, 57 + 2 * 57).places).toEqual([2, 4])
    // An empty row takes no space that today could use.
    expect(visibleRows(rows, 278).places).toEqual([1, 2, 4])
  })
})

describe('the cards of an upright wall', () => {
  const card: CardWants = { chips: 0, hasLine: false, isToday: false, isPast: false }
  const past: CardWants = { ...card, hasLine: true, isPast: true }
  const today: CardWants = { ...card, isToday: true }
  const room = { height: UPRIGHT, columns: 2 }

  function cardsHeight(days: readonly CardWants[], shown: readonly number[], columns: number) {
    const heights = days.map(({ hasLine }, at) => {
      const chips = Math.ceil((shown[at] ?? 0) / columns)
      return 16 + Math.max(44, (hasLine ? 44 : 0) + (chips > 0 ? 52 * chips - 8 : 0))
    })
    return heights.reduce((sum, each) => sum + each, 10 * (days.length - 1))
  }

  test('show all of a usual week (T15)', () => {
    const days = [
      { ...past, chips: 1 },
      past,
      { ...today, chips: 5 },
      ...times(4, { ...card, chips: 4 }),
    ]
    expect(fitCards(days, room)).toEqual([1, 0, 5, 4, 4, 4, 4])
  })

  test('today is whole before another day shows more than its first line (T15)', () => {
    const days = [
      ...times(3, { ...card, chips: 20 }),
      { ...today, chips: 20 },
      ...times(3, { ...card, chips: 20 }),
    ]
    const shown = fitCards(days, room)
    expect(shown[3]).toBe(20)
    expect(Math.min(...shown)).toBe(2)
    expect(cardsHeight(days, shown, 2)).toBeLessThanOrEqual(UPRIGHT)
  })

  test('what has no room stays out, in one column as in two (T15)', () => {
    for (const columns of [1, 2]) {
      const days = times(7, { ...today, chips: 30, hasLine: true })
      const shown = fitCards(days, { height: UPRIGHT, columns })
      expect(cardsHeight(days, shown, columns)).toBeLessThanOrEqual(UPRIGHT)
      expect(UPRIGHT - cardsHeight(days, shown, columns)).toBeLessThan(52)
    }
  })

  test('a past day needs no chip: its line tells what is late', () => {
    const days = [...times(6, { ...past, chips: 9 }), { ...today, chips: 2 }]
    expect(fitCards(days, { height: 7 * 60 + 60, columns: 2 })).toEqual([0, 0, 0, 0, 0, 0, 2])
    expect(fitCards(days, null)).toEqual([3, 3, 3, 3, 3, 3, 2])
  })
})
