/**
 * The statements for one connection, and its transaction. Within a transaction, writes whose result nobody needs wait
 * and leave together with the next read, or with COMMIT: one trip for many statements.
 */
import { PostgresError } from './postgres-error.ts'
import type { Prefetch } from './prefetch.ts'
import { createPrefetch } from './prefetch.ts'
import type { Result, Sent, ThreadConnection } from './thread-connection.ts'

/** The transaction had already failed. */
const ABORTED = '25P02'
/** More writes than this do not wait for others. */
const MAX_WAITING = 500
const COMMIT: Sent = { text: 'COMMIT' }

export class StatementQueue {
  readonly thread: ThreadConnection
  #answers = createPrefetch()
  #waiting: Sent[] = []
  isOpen = false
  /** Whether the server knows about the transaction. */
  #isBegun = false

  constructor(thread: ThreadConnection) {
    this.thread = thread
  }

  answering<Value>(answers: Prefetch, work: () => Value): Value {
    const outer = this.#answers
    this.#answers = answers
    try {
      return work()
    } finally {
      this.#answers = outer
    }
  }

  send(statement: Sent): Result | undefined {
    if (isRead(statement.text)) {
      const known = this.#answers.answerTo(statement)
      if (known) return known
    } else this.#answers.written(statement.text)
    return this.#sendAll([statement])[0]
  }

  /** Later: a write does not need a trip of its own if nobody asks for its number of changes. */
  write(statement: Sent) {
    if (!this.isOpen || this.#waiting.length >= MAX_WAITING)
      return { changes: this.send(statement)?.changes ?? 0 }
    this.#answers.written(statement.text)
    this.#waiting.push(statement)
    const changes = () => {
      if (this.#waiting.at(-1) !== statement)
        throw new Error('The changes of a write are asked for at once')
      this.#waiting.pop()
      return this.send(statement)?.changes ?? 0
    }
    return {
      get changes() {
        return changes()
      },
    }
  }

  batch<Value>(reads: readonly (() => Value)[]): Value[] {
    const values = this.#answers.batch(reads, (asked) => this.#sendAll(asked))
    if (!this.isOpen) this.#answers.forget()
    return values
  }

  async sendAsync(asked: readonly Sent[]): Promise<readonly Result[]> {
    const { statements, isNew } = this.#leave(asked)
    return (await this.thread.sendAsync(statements, isNew)).slice(-asked.length)
  }

  begin(text: string): void {
    this.isOpen = true
    this.#waiting.push({ text })
  }

  commit(): void {
    try {
      if (this.#hasWork()) expectCommitted(this.#sendAll([COMMIT]))
    } finally {
      this.#end()
    }
  }

  async commitAsync(): Promise<void> {
    try {
      if (this.#hasWork()) expectCommitted(await this.sendAsync([COMMIT]))
    } finally {
      this.#end()
    }
  }

  rollback(): void {
    if (this.#isBegun) this.thread.post([{ text: 'ROLLBACK' }])
    this.#end()
  }

  #sendAll(asked: readonly Sent[]): readonly Result[] {
    const { statements, isNew } = this.#leave(asked)
    return this.thread.send(statements, isNew).slice(-asked.length)
  }

  /** Everything that waits leaves with the read. */
  #leave(asked: readonly Sent[]) {
    const statements = [...this.#waiting, ...asked]
    this.#waiting = []
    const isNew = !this.#isBegun
    if (this.isOpen) this.#isBegun = true
    return { statements, isNew }
  }

  #hasWork(): boolean {
    return this.#isBegun || this.#waiting.length > 1
  }

  #end(): void {
    this.isOpen = false
    this.#isBegun = false
    this.#waiting = []
    this.#answers.forget()
  }
}

function expectCommitted([result]: readonly Result[]): void {
  if (result?.command === 'ROLLBACK')
    throw new PostgresError('A statement had failed: nothing is committed', { code: ABORTED })
}

/** A SELECT that calls a writing function is phrased differently or not prefetched; the only WITH locks (locks.ts). */
function isRead(text: string): boolean {
  return /^\s*(?:SELECT|WITH)\b/i.test(text)
}
