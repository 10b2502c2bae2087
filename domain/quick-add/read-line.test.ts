/** Quick add understands the parts of a line, and never loses a character of it (T28). */
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { movedSpans } from './moved-spans.ts'
import { MAX_LINES, nameProblem, pastedLines } from './pasted-lines.ts'
import { MAX_LINE } from './quick-task.ts'
import { readLine } from './read-line.ts'
import { englishLines } from './testing/english-lines.ts'
import { bloomHouse, said } from './testing/quick-said.ts'
import type { Span } from './tokens.ts'

test.each(englishLines)('%s becomes %s (T28)', (line, task) => {
  expect(said(line)).toBe(task)
})

/** Words with a meaning, arbitrary characters, and both without a space in between. */
const anyLine = fc
  .array(
    fc.oneof(
      fc.constantFrom(...new Set(englishLines.flatMap(([line]) => line.split(' ')))),
      fc.string({ unit: 'binary', maxLength: 6 }),
      fc.constantFrom(
        ' ',
        '  ',
        '\t',
        '\n',
        ',',
        '(',
        ')',
        '-',
        ':',
        '.',
        '@',
        '#',
        '!',
        '19',
        '7',
      ),
    ),
    { maxLength: 30 },
  )
  .chain((words) => fc.constantFrom(words.join(' '), words.join('')))

const visible = (text: string) => text.replace(/\s/g, '')

test('every character of a line is in the name or in the span of a part, in order (T28)', () => {
  const anySpans = fc.array(fc.tuple(fc.nat(MAX_LINE), fc.nat(20)), { maxLength: 3 })
  fc.assert(
    fc.property(anyLine, anySpans, (line, ignored) => {
      const spans = ignored.map(([start, length]): Span => ({ start, end: start + length }))
      const { name, parts } = readLine(line, bloomHouse, spans)
      let [end, outside] = [0, '']
      for (const part of parts) {
        expect(part.start).toBeGreaterThanOrEqual(end)
        expect(part.end).toBeGreaterThan(part.start)
        outside += line.slice(end, part.start)
        end = part.end
      }
      expect(visible(name)).toBe(visible(outside + line.slice(end)))
      expect(name).toBe(name.trim())
    }),
    { numRuns: 1000 },
  )
})

test('a part that is taken away is name again, and nothing else changes (T28)', () => {
  const line = 'Buy a hard drive tomorrow'
  const [hard] = readLine(line, bloomHouse).parts
  expect(said(line)).toBe('Buy a drive · 2026-11-27 · difficult')
  expect(said(line, hard && [hard])).toBe('Buy a hard drive · 2026-11-27')
})

test('what was taken away stays so while one types on, before it and behind it (T28)', () => {
  const hard = { start: 6, end: 10 }
  const move = (after: string) => movedSpans([hard], { before: 'Buy a hard drive', after })
  expect(move('Buy a hard drive now')).toEqual([hard])
  expect(move('Please buy a hard drive')).toEqual([{ start: 13, end: 17 }])
  expect(move('Do buy: Buy a hard drive')).toEqual([{ start: 14, end: 18 }])
  expect(move('Buy a very hard drive')).toEqual([{ start: 11, end: 15 }])
  expect(move('Buy a had drive')).toEqual([])
  expect(move('')).toEqual([])
})

test('a line that is too long is all name (T28)', () => {
  const longest = 'every 2nd of the month '.repeat(20).slice(0, MAX_LINE)
  const tooLong = `${longest}.`
  expect(readLine(longest, bloomHouse).parts).not.toEqual([])
  expect(readLine(tooLong, bloomHouse)).toMatchObject({ name: tooLong.trim(), parts: [] })
})

test('pasted text is a list of lines without blank ones and the signs of a list, up to 100 (T28)', () => {
  const list = '- [ ] Bins\r\n\r\n* Milk every day\n  • Bread\n3 eggs\n-5 degrees'
  expect(pastedLines(list)).toEqual({
    lines: ['Bins', 'Milk every day', 'Bread', '3 eggs', '-5 degrees'],
    isMore: false,
  })
  expect(pastedLines('Bins')).toEqual({ lines: ['Bins'], isMore: false })
  const many = pastedLines('Bins\n'.repeat(MAX_LINES + 1))
  expect(many.lines).toHaveLength(MAX_LINES)
  expect(many.isMore).toBe(true)
  expect(pastedLines('a'.repeat(1_000_000)).isMore).toBe(true)
})

test('a name of more than 100 characters is none (T7)', () => {
  expect(nameProblem('')).toBe('Name is required')
  expect(nameProblem('💚'.repeat(100))).toBeNull()
  expect(nameProblem('💚'.repeat(101))).toBe('Name cannot exceed 100 characters')
})
