/** What a wall shows of a full week: all of today first, and never more than its height (T15). */
import { expect, test } from 'vitest'
import type { RowWants } from './fit-rows.ts'
import { fitRows } from './fit-rows.ts'

/** What is left of a tablet's window under the days. */
const TABLET = 608
const nothing: RowWants = { most: 0, today: 0 }
const times = (count: number, row: RowWants) => Array.from({ length: count }, () => row)

test('six people and a day of five chips fit, wherever they stand (T15)', () => {
  const row = { most: 5, today: 5 }
  expect(fitRows([...times(6, nothing), row], TABLET).chips.at(-1)).toBe(5)
  expect(fitRows([row, ...times(6, nothing)], TABLET).chips[0]).toBe(5)
})

test('today has room before other days (T15)', () => {
  const rows = [{ most: 9, today: 0 }, { most: 4, today: 4 }, ...times(5, nothing)]
  expect(fitRows(rows, TABLET).chips).toEqual([2, 4, 1, 1, 1, 1, 1])
})

test('where everybody has much to do it is shared out, within the height (T15)', () => {
  const { chips } = fitRows(times(7, { most: 5, today: 5 }), TABLET)
  expect(Math.max(...chips) - Math.min(...chips)).toBe(1)
  const height = chips.reduce((sum, count) => sum + 52 * count + 4, 0)
  expect(height).toBeLessThanOrEqual(TABLET)
  expect(TABLET - height).toBeLessThan(52)
})

test('few people have large faces, and all of what they have to do', () => {
  const rows = [{ most: 2, today: 1 }, { most: 4, today: 4 }, nothing]
  expect(fitRows(rows, TABLET)).toEqual({ chips: [2, 4, 1], isRoomy: true })
})
