/** Deliberate defects in how repeating tasks are sent and stored, each of which must be noticed. */
import type { ChoreWithRows } from '#domain/chores/chore-rows.ts'
import type { Chore } from '#domain/chores/chore.ts'
import type { ExchangeResponse } from '#domain/sync-protocol.ts'
import type { AnyRow, TableName } from '#domain/tables.ts'
import type { Change } from '#domain/tx.ts'
import type { Core } from '#server/core.ts'
import { recordingOnly, recordingWhole, rewriteRows, storing } from './injected.ts'
import type { Variant } from './variant.ts'
import { isShared, planOf } from './variant.ts'

export const choreVariants: readonly Variant[] = [
  { name: 'the feed has no seats', server: recordingOnly(({ table }) => table !== 'seats') },
  { name: 'the feed has no pauses', server: recordingOnly(({ table }) => table !== 'pauses') },
  {
    name: 'a chore that was made private stays with partners',
    server: recordingOnly(
      ({ table, before, after }) => table !== 'chores' || !isShared(before) || isShared(after),
    ),
  },
  {
    name: 'who left a rota stays in it elsewhere',
    server: recordingOnly(({ table, after }) => table !== 'seats' || after !== null),
  },
  {
    name: 'what a settled slot leaves of its chore is not told',
    server: recordingWhole((changes) =>
      changes.some(({ table }) => table === 'entries')
        ? changes.filter(({ table }) => table !== 'chores')
        : changes,
    ),
  },
  {
    name: 'absences are not kept in the seats',
    store: storing((tx) => ({
      write: (changes) => tx.write(changes.map(changed('seats', { away: '' }))),
    })),
  },
  {
    name: 'a device forgets what was skipped',
    store: storing((tx) => ({
      write: (changes) => tx.write(changes.map(changed('chores', { skips: '' }))),
    })),
  },
  {
    name: 'a device forgets whose turn it is',
    store: storing((tx) => ({
      write: (changes) => tx.write(changes.map(changed('chores', { turn: 0 }))),
    })),
  },
  { name: 'pauses of others are not sent', answer: without('pauses') },
  {
    name: 'a day that was taken back is numbered from one again',
    server: losingCounts,
    plan: planOf(
      { command: 'completeOccurrence', pick: 0, value: 30 },
      { command: 'reopenTask', pick: 0, value: 0 },
      { command: 'completeOccurrence', pick: 0, value: 30 },
    ),
  },
  { name: 'a day is paid to each who did it', server: payingEach },
  { name: 'the people of a rota are named to everybody', server: namingSeats },
  {
    name: 'a device counts days where it is',
    reads: readingChores({ time_zone: 'Pacific/Kiritimati' }),
  },
  { name: 'a device lets missed days wait', reads: readingChores({ if_missed: 'waits' }) },
  {
    name: 'a device takes seats in the order in which they came',
    reads: ({ series, ...rest }) => {
      const seats = series.seats.map((seat, place) => ({ ...seat, place }))
      return { ...rest, series: { ...series, seats: seats.toReversed() } }
    },
  },
  {
    name: 'a day that was given stays with whom it was planned for',
    answer: puttingRows('tasks', { assigned_to: null }),
  },
]

function readingChores(values: Partial<Chore>) {
  return ({ series, ...rest }: ChoreWithRows): ChoreWithRows => ({
    ...rest,
    series: { ...series, chore: { ...series.chore, ...values } },
  })
}

/** Changes to a table, with other values. */
function changed(table: TableName, values: object) {
  return <C extends Pick<Change, 'table' | 'after'>>(change: C): C =>
    change.table === table && change.after !== null
      ? { ...change, after: { ...change.after, ...values } }
      : change
}

function without(table: TableName) {
  return (answer: ExchangeResponse): ExchangeResponse => puttingAll(answer, table, () => [])
}

function puttingRows(table: TableName, values: object) {
  return (answer: ExchangeResponse): ExchangeResponse =>
    puttingAll(answer, table, (rows) => rows.map((row) => ({ ...row, ...values })))
}

function puttingAll(
  answer: ExchangeResponse,
  table: TableName,
  change: (rows: readonly AnyRow[]) => readonly AnyRow[],
): ExchangeResponse {
  const { page } = answer
  const put = { ...page.put, [table]: change(page.put[table] ?? []) }
  return { ...answer, page: { ...page, put } }
}

/** The server forgets how often a day was completed, so that its next entry gets an id that already exists. */
function losingCounts({ database }: Core): void {
  database.exec(`CREATE TEMP TRIGGER IF NOT EXISTS no_count AFTER UPDATE OF completed_at ON tasks
    WHEN new.chore_id IS NOT NULL AND new.completed_at IS NULL
    BEGIN UPDATE tasks SET completions = 0 WHERE id = new.id; END`)
}

/** The person who comes second is refused, but gets the points. */
function payingEach({ database }: Core): void {
  database.exec(`CREATE TEMP TRIGGER IF NOT EXISTS pay_each AFTER INSERT ON mutations
    WHEN new.name = 'completeOccurrence' AND new.code = 'already_completed'
    BEGIN
      INSERT OR IGNORE INTO entries (id, user_id, ledger, amount, reason, related_id, related_type, created_at)
        VALUES ('second ' || new.id, new.user_id, 'total', 10, 'task_completed', new.id, 'task', new.at);
      UPDATE balances SET total_points = total_points + 10 WHERE id = new.user_id;
    END`)
}

function namingSeats(core: Core): void {
  rewriteRows(core, 'seats', (seat) => core.store.get('seats', seat.id) ?? seat)
}
