/** New rows get the defaults of their columns, and no other fields. */
import { expect, test } from 'vitest'
import {
  id,
  itemsOf,
  joinItems,
  list,
  moment,
  newRow,
  optional,
  text,
  whole,
  withDefault,
} from './column.ts'

const columns = {
  id: id(),
  name: text(10),
  points: withDefault(whole({ min: 0 }), 5),
  done_at: optional(moment()),
  people: list(3, 4),
}

test('a new row has the defaults, unless something else is given', () => {
  const given = { id: 'a', name: 'Bins' }
  expect(newRow(columns, given)).toEqual({ ...given, points: 5, done_at: null, people: '' })
  const whole = { ...given, points: 0, done_at: '2026-03-02T09:00:00.000Z', people: 'Maya' }
  expect(newRow(columns, whole)).toEqual(whole)
})

test('a new row takes over no other field', () => {
  const given = { id: 'a', name: 'Bins', password: 'hunter2' }
  expect(Object.keys(newRow(columns, given))).toEqual(Object.keys(columns))
})

test('the items of a list come back in their order, and it has room for all of them', () => {
  const items = ['Maya', 'Theo', 'Juno']
  expect(itemsOf(joinItems(items))).toEqual(items)
  expect(itemsOf(joinItems([]))).toEqual([])
  expect(joinItems(items).length).toBeLessThanOrEqual(columns.people.max)
})
