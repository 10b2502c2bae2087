/** Calendars as RFC 5545 requires them, read back with a library that had no part in writing them (A43). */
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { eventsIn } from '#server/programs/testing/read-calendar.ts'
import { fieldsOf, writeCalendar } from './ical.ts'

const head = { name: 'Mitten: my tasks', language: 'en' }
const write = (summary: string) =>
  writeCalendar(
    head,
    [fieldsOf({ uid: '1@host', start: '2026-11-24', summary })],
    '2026-11-01T09:00:00.000Z',
  )

test('whatever a task is called, its name comes back, in lines of 75 octets at most that cut no character (A43)', () => {
  const typed = fc.string({ unit: 'grapheme', maxLength: 100 })
  fc.assert(
    fc.property(typed, (name) => {
      const text = write(name)
      const lines = text.split('\r\n')
      expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
      expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
      expect(lines.map((line) => Buffer.from(line).toString())).toEqual(lines)
      const expected = name
        .replace(/\r\n?/g, '\n')
        // Control characters, which a calendar must not contain; line breaks and characters from U+0080 on are allowed.
        .replace(/[^\P{Cc}\n\u0080-\u009F]/gu, '')
      expect(eventsIn(text)[0]?.summary).toBe(expected)
    }),
  )
})

test('commas, semicolons, backslashes, new lines and wide letters are read as they were typed (A43)', () => {
  const name = `Müll; Papier, Glas \\ Rest\nzur Straße 🗑️🗑️🗑️ ${'漢字'.repeat(30)}`
  const text = write(name)
  expect(text).toContain(String.raw`SUMMARY:Müll\; Papier\, Glas \\ Rest\nzur`)
  expect(eventsIn(text)[0]?.summary).toBe(name)
})

test('a day has no end, and a time is in UTC with how long it takes (A43)', () => {
  const start = { at: '2026-11-24T18:00:00.000Z', minutes: 95 }
  const timed = fieldsOf({ uid: '2@host', start, summary: 'Cook' })
  const day = fieldsOf({ uid: '1@host', start: '2026-11-24', summary: 'Bins' })
  const text = writeCalendar(head, [day, timed], '2026-11-01T09:00:00.000Z')
  expect(text).toContain('DTSTART;VALUE=DATE:20261124\r\n')
  expect(text).toContain('DTSTART:20261124T180000Z\r\nDURATION:PT95M\r\n')
  expect(text).not.toMatch(/DTEND|RRULE|VTODO/)
  expect(text.match(/TRANSP:TRANSPARENT/g)).toHaveLength(2)
  expect(text).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT1H\r\n')
  expect(eventsIn(text)).toMatchObject([
    { uid: '1@host', start: '2026-11-24', duration: null, end: false },
    { uid: '2@host', start: '2026-11-24T18:00:00Z', duration: 'PT95M', end: false },
  ])
})
