/** Unwrapping licence texts: paragraphs are joined, other lines stay. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { unwrap } from './licence-text.tsx'

const agpl = readFileSync(new URL('../../../LICENSE', import.meta.url), 'utf8')

test('a paragraph that was broken for a page of paper is one line', () => {
  expect(unwrap(agpl).split('\n')).toContain(
    'The GNU Affero General Public License is a free, copyleft license for software and other kinds of works, specifically designed to ensure cooperation with the community in the case of network server software.',
  )
})

test('headings, points of a list and names stay lines of their own', () => {
  const lines = [
    'Three clauses',
    '',
    'Copyright 2026 Somebody who has quite a long name and an address',
    'Copyright 2026 Somebody else who has a name and an address as long',
    '',
    '1. Whoever gives it on gives this list along with it, in every form.',
    '2. The names of those who made it are not used to praise other works.',
    '--------------------------------------------------------------------',
    'Without any warranty',
  ]
  expect(unwrap(lines.join('\n'))).toBe(lines.join('\n'))
})

test('no word of it is lost', () => {
  const wordsOf = (text: string) => text.split(/\s+/).filter((word) => word !== '')
  expect(wordsOf(unwrap(agpl))).toEqual(wordsOf(agpl))
})
