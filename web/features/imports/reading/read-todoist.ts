/** Reads the CSV file of a project of Todoist: docs/imports.md has the table. */
import { createContentIds } from './content-id.ts'
import type { Check, Found, Reader } from './draft.ts'
import type { Table } from './read-csv.ts'
import { cellIn } from './read-csv.ts'
import type { TodoistDate } from './todoist-date.ts'
import { readTodoistDate } from './todoist-date.ts'
import { zoneNamed } from './zone.ts'

export function isTodoist({ columns }: Table): boolean {
  return columns.has('type') && columns.has('content')
}

type Row = Readonly<Record<(typeof read)[number], string>>
/** A task with the additions from the rows below it. */
type Open = { readonly row: Row; readonly section: string; readonly below: Row[] }

const read = [
  ...(['type', 'content', 'description', 'indent', 'responsible', 'date', 'date_lang'] as const),
  ...(['timezone', 'duration', 'duration_unit', 'deadline', 'deadline_lang'] as const),
] as const

export function readTodoist(table: Table, reader: Reader): readonly Found[] {
  const idOf = createContentIds()
  return grouped(table).map((open) => foundIn(open, idOf, reader))
}

/** The tasks, each with its notes and the tasks that are indented below it. */
function grouped(table: Table): readonly Open[] {
  const tasks: Open[] = []
  let section = ''
  let current: Open | null = null
  for (const cells of table.rows) {
    const row = Object.fromEntries(read.map((name) => [name, cellIn(table, cells, name)])) as Row
    const type = row.type.toLowerCase()
    if (type === 'section') [section, current] = [row.content, null]
    const isStep = type === 'task' && Number(row.indent) > 1 && current !== null
    if (current !== null && (isStep || type === 'note')) current.below.push(row)
    else if (type === 'task') {
      current = { row, section, below: [] }
      tasks.push(current)
    }
  }
  return tasks
}

function foundIn(
  { row, section, below }: Open,
  idOf: ReturnType<typeof createContentIds>,
  reader: Reader,
): Found {
  const zone = zoneNamed(row.timezone)
  const day = dayIn(row)
  const date = dateOf(day, { ...reader, timeZone: zone ?? reader.timeZone })
  const steps = below.filter(({ type }) => type.toLowerCase() === 'task')
  const notes = below.filter(({ type }) => type.toLowerCase() === 'note')
  return {
    source: 'todoist',
    source_id: idOf(section, row.content, row.description, row.date),
    name: nameOf(row.content),
    description: [row.description, ...notes.map(({ content }) => noteOf(content))]
      .filter((text) => text !== '')
      .join('\n'),
    ...minutesOf(row),
    steps: steps.map(({ content }) => nameOf(content)),
    names: row.responsible === '' ? [] : [row.responsible.replace(/ ?\(\d+\)$/, '')],
    rule: date?.rule ?? null,
    checks: [...checksOf(day, date), ...deadlineChecks(row), ...stepChecks(steps)],
    fields: {
      due_on: date?.due_on ?? null,
      due_time: date?.due_time ?? null,
      ...(date?.due_on && zone && { time_zone: zone }),
    },
  }
}

/** Without labels, and without the star that marks a task without a checkbox. */
function nameOf(content: string): string {
  const plain = content
    .slice(0, 20_000)
    .replace(/^\* /, '')
    .split(/\s+/)
    .filter((word) => !/^@\S/.test(word))
    .join(' ')
  return plain === '' ? content : plain
}

/** Without the file that is attached to it. */
function noteOf(content: string): string {
  const file = content.indexOf('[[file')
  return (file < 0 ? content : content.slice(0, file)).trim()
}

type Day = Pick<Row, 'date' | 'date_lang'>

/** Its date or, if it has none, its deadline. */
function dayIn({ date, date_lang, deadline, deadline_lang }: Row): Day {
  return date === '' ? { date: deadline, date_lang: deadline_lang } : { date, date_lang }
}

function dateOf({ date, date_lang }: Day, reader: Reader): TodoistDate | null {
  const isEnglish = date_lang === '' || /^en\b/i.test(date_lang)
  // Dates in digits only are in no language.
  if (date === '' || !(isEnglish || /^\d{4}-/.test(date))) return null
  return readTodoistDate(date, reader)
}

function checksOf({ date: found }: Day, date: TodoistDate | null): readonly Check[] {
  if (found === '') return []
  if (date === null) return [{ is: 'day', found: found.slice(0, 200) }]
  return date.guess === null ? [] : [{ is: date.guess, found: found.slice(0, 200) }]
}

/** A task has one day: a deadline in addition to its date is left out. */
function deadlineChecks({ date, deadline }: Row): readonly Check[] {
  const isLeftOut = date !== '' && deadline !== ''
  return isLeftOut ? [{ is: 'day', found: deadline.slice(0, 200) }] : []
}

/** A step has no date, description, person or minutes of its own. */
function stepChecks(steps: readonly Row[]): readonly Check[] {
  const saysMore = (row: Row) =>
    `${row.date}${row.deadline}${row.description}${row.responsible}` !== '' ||
    minutesOf(row).minutes !== null
  return steps.some(saysMore) ? [{ is: 'steps' }] : []
}

function minutesOf({ duration, duration_unit }: Row): Pick<Found, 'minutes'> {
  const count = Number(duration)
  if (duration === '' || /^none$/i.test(duration)) return { minutes: null }
  return { minutes: /^day/i.test(duration_unit) ? count * 1440 : count }
}
