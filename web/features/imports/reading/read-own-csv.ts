/** Reads our own CSV format, including files made by hand (IM5). */
import { ifMissed, turnChanges, turnOrders } from '#domain/chores/chore.ts'
import { civilFromDays, isDay, toEpochDay, weekdayOf } from '#domain/days.ts'
import type { ImportInput } from '#domain/imports/import-fields.ts'
import { approvals, effortLevels } from '#domain/tasks/task.ts'
import type { OwnColumn } from '#web/features/imports/own-columns.ts'
import { ownColumns } from '#web/features/imports/own-columns.ts'
import { readCell } from '#web/shared/files/csv.ts'
import { createContentIds } from './content-id.ts'
import type { Check, Found, FoundRule, Reader } from './draft.ts'
import { bitsOf, monthNamed, weekdayNamed } from './english-days.ts'
import type { Table } from './read-csv.ts'
import { cellIn } from './read-csv.ts'
import { zoneNamed } from './zone.ts'

const ownNames: ReadonlySet<string> = new Set(ownColumns)

export function isOwnCsv({ columns }: Table): boolean {
  return columns.has('name')
}

export function readOwnCsv(table: Table, reader: Reader): readonly Found[] {
  const idOf = createContentIds()
  // A row without an id, or with the id of an earlier row, gets one from its content.
  const taken = new Set([''])
  return table.rows.map((row) => {
    const cells = new Map(ownColumns.map((name) => [name, readCell(cellIn(table, row, name))]))
    const cell = (name: OwnColumn) => cells.get(name) ?? ''
    const id = cell('id').slice(0, 200)
    const source_id = taken.has(id) ? idOf(...cells.values()) : id
    taken.add(id)
    return foundIn({ cell, source_id, surplus: surplusIn(table, row) }, reader)
  })
}

/** Cells beyond the columns, or in a second column with the same name. */
function surplusIn({ names, columns }: Table, row: readonly string[]): string {
  const surplus = row.flatMap((cell, place) => {
    const name = names[place]
    const text = cell.trim()
    if (text === '') return []
    if (name === undefined) return [text]
    return ownNames.has(name) && columns.get(name) !== place ? [`${name}: ${text}`] : []
  })
  return surplus.join(', ')
}

type Row = {
  readonly cell: (name: OwnColumn) => string
  readonly source_id: string
  /** Its cells that belong to no column. */
  readonly surplus: string
}

function foundIn({ cell, source_id, surplus }: Row, reader: Reader): Found {
  const checks: Check[] = surplus === '' ? [] : [{ is: 'cell', found: surplus.slice(0, 100) }]
  const value = <V>(name: OwnColumn, read: (text: string) => V | null, usual: V): V => {
    const text = cell(name)
    if (text === '') return usual
    const found = read(text)
    if (found === null) checks.push({ is: 'cell', found: `${name}: ${text.slice(0, 100)}` })
    return found ?? usual
  }
  const due_on = value<string | null>('due_on', day, null)
  const rule = ruleIn(value, due_on ?? reader.today)
  // Only repeating tasks can be paused. A time needs a day, and the end of a pause needs a start that is no later.
  const pauseStart = (text: string) => (rule === null ? null : day(text))
  const paused_from = value<string | null>('paused_from', pauseStart, null)
  const timeOfDay = (text: string) => (due_on === null && rule === null ? null : clock(text))
  const pauseEnd = (text: string) => (paused_from === null || text < paused_from ? null : day(text))
  return {
    source: 'csv',
    source_id,
    name: cell('name'),
    description: cell('description'),
    minutes: value<number | null>('minutes', number, null),
    steps: cell('steps').split(/\r\n|[\n\r]/),
    names: namesIn(cell('who'), reader),
    room: cell('room'),
    rule,
    checks,
    fields: {
      due_on,
      effort_level: value('effort', oneOf(effortLevels), 'easy'),
      is_shared: value('shared', yesOrNo, false),
      due_time: value<string | null>('due_time', timeOfDay, null),
      remind_at: value<string | null>('remind_at', timeOfDay, null),
      time_zone: value('time_zone', zoneNamed, reader.timeZone),
      if_missed: value<ImportInput['if_missed']>('if_missed', oneOf(ifMissed), undefined),
      turns_order: value('turns_order', oneOf(turnOrders), 'round'),
      turns_change: value('turns_change', oneOf(turnChanges), 'each'),
      approval: value('approval', oneOf(approvals), 'children'),
      all_steps: value('all_steps', yesOrNo, false),
      needs_photo: value('needs_photo', yesOrNo, false),
      paused_from,
      paused_until: value<string | null>('paused_until', pauseEnd, null),
    },
  }
}

type ReadValue = <V>(name: OwnColumn, read: (text: string) => V | null, usual: V) => V

const ofRule = ['every', 'weekdays', 'month_day', 'month_week', 'months', 'ends_on'] as const

/** The rule; anything it does not say follows from its first day. */
function ruleIn(value: ReadValue, start: string): FoundRule | null {
  const found = value<Repetition | null>('repeats', repetition, null)
  if (found === null) {
    // Without `repeats`, these say nothing.
    for (const name of ofRule) value<null>(name, () => null, null)
    return null
  }
  const { repeats, times = 1 } = found
  const first = toEpochDay(start)
  const isNamed = repeats === 'weekly' || repeats === 'monthly_weekday'
  const { date } = civilFromDays(first)
  return {
    repeats,
    every: times * value('every', number, 1),
    weekdays: value('weekdays', bits(weekdayNamed), isNamed ? 1 << weekdayOf(first) : 0),
    month_day: value<number | null>('month_day', number, repeats === 'monthly_day' ? date : null),
    month_week: value<number | null>(
      'month_week',
      number,
      repeats === 'monthly_weekday' ? Math.ceil(date / 7) : null,
    ),
    months: value('months', bits(monthNamed), 0),
    ends_on: value<string | null>('ends_on', day, null),
  }
}

type Repetition = { readonly repeats: FoundRule['repeats']; readonly times?: number }

const repetitions: Readonly<Record<string, Repetition>> = {
  daily: { repeats: 'daily' },
  weekly: { repeats: 'weekly' },
  monthly: { repeats: 'monthly_day' },
  monthly_day: { repeats: 'monthly_day' },
  monthly_weekday: { repeats: 'monthly_weekday' },
  yearly: { repeats: 'monthly_day', times: 12 },
  after_done: { repeats: 'after_done' },
}

function repetition(text: string): Repetition | null {
  const name = text.toLowerCase()
  return (Object.hasOwn(repetitions, name) && repetitions[name]) || null
}

/** A cell that is a person's name as a whole means that person; otherwise it contains several names. */
function namesIn(cell: string, { personNamed }: Reader): readonly string[] {
  if (cell === '' || personNamed(cell) !== null) return cell === '' ? [] : [cell]
  return cell
    .split(';')
    .map((name) => name.trim())
    .filter((name) => name !== '')
    .slice(0, 100)
}

function number(text: string): number | null {
  return /^-?\d{1,9}$/.test(text) ? Number(text) : null
}

function day(text: string): string | null {
  return /^\d{4}-\d\d-\d\d$/.test(text) && isDay(text) ? text : null
}

function clock(text: string): string | null {
  return /^(?:[01]?\d|2[0-3]):[0-5]\d$/.test(text) ? text.padStart(5, '0') : null
}

const answers: Readonly<Record<string, boolean>> = {
  yes: true,
  true: true,
  '1': true,
  no: false,
  false: false,
  '0': false,
}

function yesOrNo(text: string): boolean | null {
  const answer = text.toLowerCase()
  return Object.hasOwn(answers, answer) ? (answers[answer] ?? null) : null
}

function oneOf<const Options extends readonly string[]>(options: Options) {
  return (text: string): Options[number] | null =>
    options.find((option) => option === text.toLowerCase()) ?? null
}

function bits(named: (word: string) => number | null) {
  return (text: string): number | null =>
    bitsOf(
      text
        .slice(0, 200)
        .split(/[ ,;]+/)
        .filter((word) => word !== ''),
      named,
    )
}
