/** Texts of what is due, put together from parts. */
import { expect, test } from 'vitest'
import { dueTexts } from './texts.ts'

test.each([
  ['Your turn', 'Today, your turn'],
  ["Theo's turn", "Today, Theo's turn"],
  ["Youri's turn", "Today, Youri's turn"],
  ["Somebody's turn", "Today, somebody's turn"],
  ['For you', 'Today, for you'],
  ['For Theo', 'Today, for Theo'],
])('after the day, "%s" is "%s"', (turn, about) => {
  expect(dueTexts.about('Today', turn)).toBe(about)
})
