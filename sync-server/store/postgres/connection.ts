/**
 * The two connections of a process: one for the transactions of its writer, which are awaited, and one for everything
 * else. Code runs its statements without knowing which of the two they use.
 */
import type { Database } from '#server/store/database.ts'
import { toPostgres } from './dialect.ts'
import type { Prefetch } from './prefetch.ts'
import { createPrefetch } from './prefetch.ts'
import { StatementQueue } from './statement-queue.ts'
import type { Result, Sent, ThreadConnection } from './thread-connection.ts'
import { openThreadConnection } from './thread-connection.ts'

/** Functions that only read, and the place where their answers are kept. */
export type Group<Value> = {
  readonly answers: Prefetch
  readonly reads: readonly (() => Value)[]
}

/** A transaction that is awaited; there is only one at a time. */
export type Transaction = {
  /** Opens it with the next statement. */
  begin(text: string): void
  /** Runs the functions of all groups; reads that they make at the same time are one trip. */
  gather<Value>(groups: readonly Group<Value>[]): Promise<Value[][]>
  /** Runs work whose statements belong to the transaction, and are answered from what was gathered. */
  within<Value>(answers: Prefetch, work: () => Value): Value
  /** Sends what waits, and COMMIT. Throws if PostgreSQL rolls back instead, because of an error that was ignored. */
  commit(): Promise<void>
  rollback(): void
  isOpen(): boolean
}

export type Connection = Pick<Database, 'prepare' | 'exec'> & {
  /** Runs functions that only read; reads that they make at the same time are one trip. */
  batch<Value>(reads: readonly (() => Value)[]): Value[]
  /** The same outside of a transaction, awaited. */
  gather<Value>(reads: readonly (() => Value)[]): Promise<Value[]>
  /** Opens a transaction with the next statement; it must end before anything is awaited. */
  begin(text: string): void
  commit(): void
  /** Forgets what waits, and rolls back without awaiting the answer: if the connection is lost, it is undone, too. */
  rollback(): void
  /** Whether a transaction is open for the code that is running now. */
  readonly isOpen: () => boolean
  readonly transaction: Transaction
} & Pick<ThreadConnection, 'waitAtMost' | 'connections' | 'trips' | 'close'>

export function connect(place: Parameters<typeof openThreadConnection>[0]): Connection {
  return createConnection(() => openThreadConnection(place))
}

export function createConnection(open: () => ThreadConnection): Connection {
  const named = createNames()
  const reading = new StatementQueue(open())
  let opened: StatementQueue | undefined
  let current = reading

  /** Opened on first use, because many commands only read. */
  const writing = (): StatementQueue => (opened ??= new StatementQueue(open()))

  function within<Value>(queue: StatementQueue, answers: Prefetch, work: () => Value): Value {
    const outer = current
    current = queue
    try {
      return queue.answering(answers, work)
    } finally {
      current = outer
    }
  }

  async function gather<Value>(
    queue: StatementQueue,
    groups: readonly Group<Value>[],
  ): Promise<Value[][]> {
    for (;;) {
      const rounds = groups.map(({ answers, reads }) => ({
        ...within(queue, answers, () => answers.round(reads)),
        answers,
      }))
      const all = rounds.flatMap(({ missing }) => missing)
      if (all.length === 0) return rounds.map(({ values }) => values)
      const results = [...(await queue.sendAsync(all))]
      for (const { answers, missing } of rounds)
        answers.keep(missing, results.splice(0, missing.length))
    }
  }

  return {
    prepare: (sql: string) =>
      new Statement(named(sql), {
        send: (statement) => current.send(statement),
        write: (statement) => current.write(statement),
      }) as never,
    exec(text: string) {
      current.send({ text })
      return undefined as never
    },
    batch: (reads) => current.batch(reads),
    async gather(reads) {
      const [values = []] = await gather(reading, [{ answers: createPrefetch(), reads }])
      return values
    },
    begin: (text) => current.begin(text),
    commit: () => current.commit(),
    rollback: () => current.rollback(),
    isOpen: () => current.isOpen,
    transaction: {
      begin: (text) => writing().begin(text),
      gather: (groups) => gather(writing(), groups),
      within: (answers, work) => within(writing(), answers, work),
      commit: () => writing().commitAsync(),
      rollback: () => opened?.rollback(),
      isOpen: () => opened?.isOpen === true,
    },
    waitAtMost: reading.thread.waitAtMost,
    connections: () => reading.thread.connections() + (opened?.thread.connections() ?? 0),
    trips: () => reading.thread.trips() + (opened?.thread.trips() ?? 0),
    close() {
      reading.thread.close()
      opened?.thread.close()
    },
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

type Sending = {
  readonly send: (statement: Sent) => Result | undefined
  readonly write: (statement: Sent) => { readonly changes: number }
}
type Shape = (row: readonly unknown[], fields: readonly string[]) => unknown

/** Like better-sqlite3's, as far as Mitten and drizzle use it. */
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

/** PostgreSQL's texts contain no NUL: no stored text is found by one, and none is stored. */
function toSent(value: unknown): unknown {
  return typeof value === 'string' ? value.replaceAll('\0', '\uFFFD') : value
}

/** Between threads a Buffer becomes a plain array of bytes. */
function fromSent(value: unknown): unknown {
  return value instanceof Uint8Array
    ? Buffer.from(value.buffer, value.byteOffset, value.byteLength)
    : value
}
