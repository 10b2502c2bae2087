/** Cursors: nothing else is parsed as one, and a page is applied only where it fits (rule R11). */
import { expect, test } from 'vitest'
import { fits, formatCursor, parseCursor } from './cursor.ts'

test.each([
  ['9f3a.1042', { epoch: '9f3a', version: 1042, position: null }],
  ['a.0', { epoch: 'a', version: 0, position: null }],
  ['a.12.7', { epoch: 'a', version: 12, position: 7 }],
  ['a.12.0', { epoch: 'a', version: 12, position: 0 }],
])('%s is a position in the feed, and serializes to itself', (text, cursor) => {
  expect(parseCursor(text)).toEqual(cursor)
  expect(formatCursor(cursor)).toBe(text)
})

test.each([
  null,
  '',
  'a',
  'a.',
  '.1',
  'a.x',
  'a.1.',
  'a.1.x',
  'a.1.2.3',
  'A.1',
  ' a.1',
  'a.1 ',
  'a-b.1',
  'a.-1',
])('%j is not a cursor', (text) => {
  expect(parseCursor(text)).toBeNull()
})

const page = (base: string | null, cursor: string, reset = false) => ({ base, cursor, reset })

test.each([
  ['where it was asked from', page('a.5', 'a.9'), 'a.5'],
  ['on a device that holds nothing yet', page(null, 'a.9', true), null],
  ['on one that waits for the next page of its first sync', page('a.9.5', 'a.9.2'), 'a.9.5'],
  ['to start over, where that was asked', page('a.5', 'b.2', true), 'a.5'],
  ['within its own stretch', page('a.5', 'a.9'), 'a.7'],
  ['at its very end', page('a.5', 'a.9'), 'a.9'],
] as const)('a page fits %s: %j on %j', (_where, given, stored) => {
  expect(fits(given, stored)).toBe(true)
})

test.each([
  ['that stands before it', page('a.5', 'a.9'), 'a.4'],
  ['that stands behind it', page('a.5', 'a.9'), 'a.10'],
  ['of another history', page('a.5', 'a.9'), 'b.7'],
  ['after the history changed within it', page('a.5', 'b.9'), 'a.7'],
  ['after the history changed before it', page('b.5', 'a.9'), 'a.7'],
  ['that has moved on since it was told to start over', page('a.5', 'a.9', true), 'a.7'],
  ['that holds nothing', page('a.5', 'a.9'), null],
  ['that stands somewhere, when it was asked from nowhere', page(null, 'a.9'), 'a.7'],
  ['when nothing says where it ends', page('a.5', ''), 'a.7'],
  ['in the middle of a first sync', page('a.5', 'a.9'), 'a.7.3'],
  ['when it leads into a first sync', page('a.5', 'a.9.3'), 'a.7'],
  ['when it comes from a first sync', page('a.5.3', 'a.9'), 'a.7'],
] as const)('a page does not fit on a device %s: %j on %j', (_where, given, stored) => {
  expect(fits(given, stored)).toBe(false)
})
