/** Reads CSV into cells. */
import { parse } from 'papaparse'
import { brokenAt, FileError } from './problem.ts'

/** No file with 500 tasks, their notes and steps has more lines than this, and lines cost time. */
const MAX_RECORDS = 5000
const shortHeader = /^[^\n\r]{0,5000}(?:[\n\r]|$)/

export type Table = {
  /** The names of the columns, in lower case, up to the last one with a name. */
  readonly names: readonly string[]
  /** Their positions; of two columns with the same name the first one counts. */
  readonly columns: ReadonlyMap<string, number>
  readonly rows: readonly (readonly string[])[]
}

/** Blank lines are left out. Throws FileError if it is broken or too long. */
export function readCsv(text: string): Table {
  // No accepted file has a first line this long, and one of 2 MB would keep a phone busy.
  if (!shortHeader.test(text)) throw new FileError({ is: 'unknown' })
  const { data, errors } = parse<string[]>(text, {
    delimiter: delimiterOf(text),
    preview: MAX_RECORDS + 1,
  })
  const [quote] = errors.filter(({ type }) => type === 'Quotes')
  // The parser reports the position after the quote that begins the cell.
  if (quote) throw brokenAt(text, Math.max(0, (quote.index ?? text.length) - 1))
  if (data.length > MAX_RECORDS) throw new FileError({ is: 'many' })
  const [header = [], ...rows] = data
  const all = header.map((name) => name.trim().toLowerCase())
  const names = all.slice(0, all.findLastIndex((name) => name !== '') + 1)
  return {
    names,
    columns: new Map(names.map((name, place) => [name, place] as const).toReversed()),
    rows: rows.filter((row) => row.some((cell) => cell.trim() !== '')),
  }
}

/** The mark that separates the columns: spreadsheets write the usual one of their language. */
function delimiterOf(text: string): string {
  const [header = ''] = /^[^\n\r]{0,2000}/.exec(text) ?? []
  const countOf = (mark: string) => header.split(mark).length
  return [',', ';', '\t'].reduce((best, mark) => (countOf(mark) > countOf(best) ? mark : best))
}

/** The cell of a row in a column, without spaces around it; empty if there is none. */
export function cellIn({ columns }: Table, row: readonly string[], column: string): string {
  const place = columns.get(column)
  return (place === undefined ? undefined : row[place])?.trim() ?? ''
}
