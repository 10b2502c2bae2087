/** Texts, bodies and headers that take much longer to process than their length suggests. */
import type { BodyLimit } from '#server/http/body.ts'

/** Normalising sorts piled-up marks in quadratic time. */
function pile(marks: number): string {
  return `a${'\u0315'.repeat(marks / 2)}${'\u0316'.repeat(marks / 2)}`
}

/** The most expensive valid text: on each letter as many combining marks as allowed, out of order. */
function dense(characters: number): string {
  return pile(30)
    .repeat(Math.ceil(characters / 31))
    .slice(0, characters)
}

/** Texts of about this many bytes; `legal` are the valid ones for the field. */
export function hostileTexts(
  bytes: number,
  legal: unknown,
): readonly (readonly [string, string])[] {
  const echo = typeof legal === 'string' && legal !== '' ? legal : '1'
  return [
    ['a pile of marks', pile(bytes / 2)],
    ['an address of piled marks', `https://${pile(bytes / 2 - 10)}`],
    ['letters of an address', `https://${distinct(Math.min(bytes / 3, 20_000))}`],
    ['blanks', `${' '.repeat(bytes - 1)}x`],
    ['the same again and again', echo.repeat(Math.ceil(bytes / echo.length)).slice(0, bytes)],
    ['a fraction without end', `2026-03-02T09:00:00.${'0'.repeat(bytes - 21)}Z`],
  ]
}

/** Longest first: the first that a field accepts is its worst. */
export const longestTexts = [2048, 2000, 1000, 512, 254, 200, 100, 50, 20].flatMap((length) => [
  dense(length),
  `https://example.org/${'x'.repeat(length)}`.slice(0, length),
  'x'.repeat(length),
])

/** Bodies that are expensive to read for every call. */
export function hostileShapes({
  bytes,
  values,
}: BodyLimit): readonly (readonly [string, string])[] {
  const list = (each: string) => `{"a":[${each.repeat(bytes / each.length - 4)}0]}`
  return [
    ['as many keys as may be', crowded(values - 1)],
    ['as many keys as there is room for', crowded(bytes / 12)],
    ['as many lists as may be', `{"a":[${'[],'.repeat((values - 3) / 2)}0]}`],
    ['lists', list('[],')],
    ['zeros', list('0,')],
    ['short texts', list('"",')],
    ['objects in objects', '{"a":'.repeat(bytes / 6)],
    ['prototypes', `{"__proto__":{},"a":[${'{"__proto__":{}},'.repeat((values - 5) / 2)}0]}`],
    ['a number', `{"a":${'9'.repeat(bytes - 10)}}`],
    ['backslashes', `{"a":"${'\\\\'.repeat(bytes / 2 - 10)}"}`],
    ['quotes', `{"a":"${'\\"'.repeat(bytes / 2 - 10)}"}`],
    ['escapes', `{"a":"${'\\u0315'.repeat(bytes / 6 - 10)}"}`],
    ['blanks', `{${' '.repeat(bytes - 10)}}`],
  ]
}

/** Texts of about this many characters each. */
export function hostileHeaders(
  length: number,
): readonly (readonly [name: string, value: string])[] {
  const filled = (each: string) => each.repeat(length / each.length)
  const cookie = 'sid-00000000-0000-0000-0000-000000000000'
  return [
    ['Cookie', filled('sid-')],
    ['Cookie', filled(`x${cookie}=`)],
    ['Cookie', filled(`${cookie}=${'x'.repeat(43)};`)],
    ['Cookie', filled(';')],
    ['Accept-Encoding', filled(' br')],
    ['Accept-Encoding', filled('br;q=0.0 ')],
    ['Accept-Encoding', `br${' '.repeat(length)}x`],
    ['Content-Type', `application/json${' '.repeat(length)}x`],
    ['Mitten-Account', filled('A')],
    ['Idempotency-Key', filled('k')],
    ['Origin', `http://${filled('a.')}`],
    ['Host', `xn--${filled('a')}`],
    ['Host', filled('%CC%95%CC%96')],
    ['X-Forwarded-For', filled('1,')],
    ['X-Forwarded-For', filled('[::1]:1,')],
    ['X-Forwarded-For', filled(':')],
    ['If-None-Match', filled('"x", ')],
    ['User-Agent', filled('Chrome Safari ')],
    ['Sec-Fetch-Site', filled('same-origin')],
  ]
}

function crowded(keys: number): string {
  return `{${Array.from({ length: keys }, (_, index) => `"k${index}":1`).join(',')}}`
}

/** Different letters: encoding them as an internationalised host name compares each with all others. */
function distinct(letters: number): string {
  return Array.from({ length: letters }, (_, index) => String.fromCodePoint(0x4e00 + index)).join(
    '',
  )
}
