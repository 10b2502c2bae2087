/**
 * Statements over the one connection of a process. Within a transaction, writes without a result wait and leave together
 * with the next question, or with COMMIT: a trip for many statements.
 */
import type { Database } from '#server/store/database.ts'
import type { BlockingConnection, Result, Sent } from './blocking-connection.ts'
import { openBlockingConnection } from './blocking-connection.ts'
import { toPostgres } from './dialect.ts'
import { PostgresError } from './postgres-error.ts'
import { createPrefetch } from './prefetch.ts'

/** The transaction had failed before. */
const ABORTED = '25P02'
/** More writes than these do not wait for company. */
const MOST_WAITING = 500

export type Connection = Pick<Database, 'prepare' | 'exec'> & {
  /** Runs functions that only read; what they ask for at the same time is one trip. */
  batch<Value>(reads: readonly (() => Value)[]): Value[]
  /** Forgets what was read in this transaction. */
  forget(): void
  /** Opens a transaction with the next statement. */
  begin(text: string): void
  /** Sends what waits, and COMMIT. Throws if PostgreSQL rolls back instead, because of an error nobody minded. */
  commit(): void
  /** Forgets what waits, and rolls back, without waiting for it: with a lost connection it is undone, too. */
  rollback(): void
  readonly isOpen: () => boolean
} & Pick<BlockingConnection, 'waitAtMost' | 'connections' | 'trips' | 'close'>

export function connect(place: Parameters<typeof openBlockingConnection>[0]): Connection {
  return createConnection(openBlockingConnection(place))
}

export function createConnection(blocking: BlockingConnection): Connection {
  const named = createNames()
  const prefetch = createPrefetch()
  let waiting: Sent[] = []
  let isOpen = false
  /** Whether the server has heard of the transaction. */
  let isBegun = false

  function sendAll(asked: readonly Sent[]): readonly Result[] {
    const statements = [...waiting, ...asked]
    waiting = []
    const isNew = !isBegun
    if (isOpen) isBegun = true
    return blocking.send(statements, isNew).slice(-asked.length)
  }

  function send(statement: Sent): Result | undefined {
    if (isRead(statement.text)) {
      const known = prefetch.answerTo(statement)
      if (known) return known
    } else prefetch.written(statement.text)
    return sendAll([statement])[0]
  }

  function end(): void {
    isOpen = false
    isBegun = false
    waiting = []
    prefetch.forget()
  }

  /** Later: a write whose number of changes nobody asks for needs no trip of its own. */
  function write(statement: Sent) {
    if (!isOpen || waiting.length >= MOST_WAITING)
      return { changes: send(statement)?.changes ?? 0, lastInsertRowid: 0 }
    prefetch.written(statement.text)
    waiting.push(statement)
    return {
      lastInsertRowid: 0,
      get changes() {
        if (waiting.at(-1) !== statement)
          throw new Error('The changes of a write are asked for at once')
        waiting.pop()
        return send(statement)?.changes ?? 0
      },
    }
  }

  return {
    prepare: (sql: string) => new Statement(named(sql), { send, write }) as never,
    exec(text: string) {
      send({ text })
      return undefined as never
    },
    batch(reads) {
      const values = prefetch.batch(reads, sendAll)
      if (!isOpen) prefetch.forget()
      return values
    },
    forget: prefetch.forget,
    begin(text) {
      isOpen = true
      waiting.push({ text })
    },
    commit() {
      try {
        if ((isBegun || waiting.length > 1) && send({ text: 'COMMIT' })?.command === 'ROLLBACK')
          throw new PostgresError('A statement had failed: nothing is committed', { code: ABORTED })
      } finally {
        end()
      }
    },
    rollback() {
      if (isBegun) blocking.post([{ text: 'ROLLBACK' }])
      end()
    },
    isOpen: () => isOpen,
    waitAtMost: blocking.waitAtMost,
    connections: blocking.connections,
    trips: blocking.trips,
    close: blocking.close,
  }
}

/** Names statements, so that the server prepares each text once. */
function createNames() {
  const names = new Map<string, string>()
  return (sql: string): Pick<Sent, 'name' | 'text'> => {
    const text = toPostgres(sql)
    const name = names.get(text) ?? `m${names.size}`
    names.set(text, name)
    return { name, text }
  }
}

/** A SELECT that calls a function that writes is phrased differently or not prefetched; the only WITH takes locks (locks.ts). */
function isRead(text: string): boolean {
  return /^\s*(?:SELECT|WITH)\b/i.test(text)
}

type Sending = {
  readonly send: (statement: Sent) => Result | undefined
  readonly write: (statement: Sent) => { readonly changes: number }
}
type Shape = (row: readonly unknown[], fields: readonly string[]) => unknown

/** As better-sqlite3 has it, as far as Mitten and drizzle use it. */
class Statement {
  readonly #prepared: Pick<Sent, 'name' | 'text'>
  readonly #sending: Sending
  readonly #shape: Shape

  constructor(prepared: Pick<Sent, 'name' | 'text'>, sending: Sending, shape: Shape = asObject) {
    this.#prepared = prepared
    this.#sending = sending
    this.#shape = shape
  }

  all(...values: readonly unknown[]): unknown[] {
    const sent = { ...this.#prepared, values: values.map(toSent) }
    const { rows = [], fields = [] } = this.#sending.send(sent) ?? {}
    return rows.map((row) => this.#shape(row.map(fromSent), fields))
  }

  get(...values: readonly unknown[]): unknown {
    return this.all(...values)[0]
  }

  run(...values: readonly unknown[]): { readonly changes: number } {
    return this.#sending.write({ ...this.#prepared, values: values.map(toSent) })
  }

  pluck(): Statement {
    return new Statement(this.#prepared, this.#sending, ([first]) => first)
  }

  raw(): Statement {
    return new Statement(this.#prepared, this.#sending, (row) => row)
  }
}

function asObject(row: readonly unknown[], fields: readonly string[]): unknown {
  return Object.fromEntries(fields.map((field, index) => [field, row[index]]))
}

/** PostgreSQL has no text with a NUL: none that is stored is found by one, and none is stored. */
function toSent(value: unknown): unknown {
  return typeof value === 'string' ? value.replaceAll('\0', '\uFFFD') : value
}

/** Between threads a Buffer becomes a plain array of bytes. */
function fromSent(value: unknown): unknown {
  return value instanceof Uint8Array
    ? Buffer.from(value.buffer, value.byteOffset, value.byteLength)
    : value
}
