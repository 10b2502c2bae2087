/**
 * One connection to PostgreSQL, in a thread of its own. Code without `await` sleeps until that thread has the answer,
 * so nothing else in this process happens meanwhile, exactly as with SQLite; other code awaits it.
 */
import type { MessagePort } from 'node:worker_threads'
import { MessageChannel, receiveMessageOnPort, Worker } from 'node:worker_threads'
import type { Limits } from './limits.ts'
import { serving, settingsOf } from './limits.ts'
import { PostgresError } from './postgres-error.ts'

const CONNECT_MS = 5000
/** The pause after a failed attempt to connect, because every attempt stops the whole process. */
const REST_MS = 1000
const SILENT = 'The database does not answer'

export type Sent = {
  readonly name?: string
  readonly text: string
  readonly values?: readonly unknown[]
}
export type Result = {
  readonly rows: readonly (readonly unknown[])[]
  readonly fields: readonly string[]
  readonly changes: number
  readonly command: string
}
type Answer = {
  readonly id: number
  readonly results?: readonly Result[]
  readonly fault?: { readonly message: string; readonly code: string | null }
  readonly isLost?: boolean
  /** How many connections its thread has had; none if it was given up. */
  readonly connections?: number
}

export type ThreadConnection = {
  /**
   * Sends statements together and returns their results; throws PostgresError with the first error. `isNew` says that
   * no transaction is open: only then may a lost connection be replaced.
   */
  send(statements: readonly Sent[], isNew: boolean): readonly Result[]
  /** The same, but this process does other work meanwhile. */
  sendAsync(statements: readonly Sent[], isNew: boolean): Promise<readonly Result[]>
  /** Sends statements of an open transaction whose results nobody needs, and does not wait. */
  post(statements: readonly Sent[]): void
  /** Sets how long an answer may take from now on. */
  waitAtMost(ms: number): void
  /** How many connections there have been so far. */
  connections(): number
  /** How often something has waited for the database. */
  trips(): number
  close(): void
}

type Place = {
  readonly url: string
  readonly schema: string | null
  readonly limits?: Limits
}
type Thread = { readonly worker: Worker; readonly port: MessagePort }

export function openThreadConnection({ limits = serving, ...place }: Place): ThreadConnection {
  return new OwnThread(place, limits)
}

class OwnThread implements ThreadConnection {
  readonly #place: Place
  readonly #limits: Limits
  readonly #answered = new Int32Array(new SharedArrayBuffer(4))
  /** The callbacks that await an answer, by the number of the message. */
  readonly #awaiting = new Map<number, (answer: Answer) => void>()
  #thread: Thread
  #answerTimeoutMs: number
  #lastId = 0
  #waited = 0
  #isClosed = false
  /** The connections of threads that were given up, then of all threads so far. */
  #connectionsBefore = 0
  #connections = 0
  #restsUntil = -Infinity

  constructor(place: Place, limits: Limits) {
    this.#place = place
    this.#limits = limits
    this.#answerTimeoutMs = limits.answerTimeoutMs
    this.#thread = this.#start()
  }

  send = (statements: readonly Sent[], isNew: boolean): readonly Result[] => {
    this.#expectReachable()
    return this.#resultsOf(this.#waitForAnswer(this.#hand(statements, isNew)), isNew)
  }

  sendAsync = async (statements: readonly Sent[], isNew: boolean): Promise<readonly Result[]> => {
    this.#expectReachable()
    return this.#resultsOf(await this.#awaitAnswer(this.#hand(statements, isNew)), isNew)
  }

  post = (statements: readonly Sent[]): void => void this.#hand(statements, false)

  waitAtMost = (ms: number): void => void (this.#answerTimeoutMs = ms)

  connections = (): number => this.#connections

  trips = (): number => this.#waited

  close = (): void => {
    this.#isClosed = true
    void this.#thread.worker.terminate()
    this.#lose('The database is closed')
  }

  #start(): Thread {
    const { port1: port, port2 } = new MessageChannel()
    const worker = new Worker(workerFile(), {
      workerData: {
        ...this.#place,
        settings: settingsOf(this.#limits),
        connectMs: CONNECT_MS,
        port: port2,
        answered: this.#answered,
      },
      transferList: [port2],
    })
    port.on('message', (answer: Answer) => this.#receive(answer))
    // Lets a test or a command end while its connection is open, but not while an answer is being awaited.
    worker.unref()
    port.unref()
    return { worker, port }
  }

  #hand(statements: readonly Sent[], isNew: boolean): number {
    this.#lastId += 1
    this.#thread.port.postMessage({ id: this.#lastId, statements, isNew })
    return this.#lastId
  }

  #receive(answer: Answer): void {
    this.#awaiting.get(answer.id)?.(answer)
    this.#awaiting.delete(answer.id)
    if (this.#awaiting.size === 0) this.#thread.port.unref()
  }

  #waitForAnswer(id: number): Answer {
    const until = performance.now() + this.#answerTimeoutMs
    for (;;) {
      // Loaded before the check, so that an answer that arrives in between ends the wait at once.
      const before = Atomics.load(this.#answered, 0)
      const found = receiveMessageOnPort(this.#thread.port)?.message as Answer | undefined
      if (found?.id === id) return found
      if (found) {
        this.#receive(found)
        continue
      }
      const restMs = until - performance.now()
      if (restMs <= 0 || Atomics.wait(this.#answered, 0, before, restMs) === 'timed-out') {
        this.#giveUp()
        return { ...lost(SILENT), id }
      }
    }
  }

  #awaitAnswer(id: number): Promise<Answer> {
    this.#thread.port.ref()
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.#giveUp(), this.#answerTimeoutMs)
      this.#awaiting.set(id, (answer) => {
        clearTimeout(timer)
        resolve(answer)
      })
    })
  }

  #giveUp(): void {
    void this.#thread.worker.terminate()
    this.#thread.port.close()
    this.#thread = this.#start()
    this.#connectionsBefore = this.#connections
    this.#lose(SILENT)
  }

  /** Tells everybody who awaits an answer that it is lost: their statements may or may not have run. */
  #lose(message: string): void {
    for (const id of this.#awaiting.keys()) this.#receive({ ...lost(message), id })
  }

  #expectReachable(): void {
    if (this.#isClosed) throw new PostgresError('The database is closed', { isLost: true })
    if (performance.now() < this.#restsUntil)
      throw new PostgresError('The database cannot be reached', { isLost: true })
    this.#waited += 1
  }

  #resultsOf({ results, fault, ...answer }: Answer, isNew: boolean): readonly Result[] {
    const { isLost = false, connections = 0 } = answer
    this.#connections = this.#connectionsBefore + connections
    if (results) return results
    if (isLost && isNew && isUnreachable(fault?.code))
      this.#restsUntil = performance.now() + REST_MS
    throw new PostgresError(fault?.message ?? '', { ...fault, isLost })
  }
}

function lost(message: string) {
  return { fault: { message, code: null }, isLost: true }
}

function isUnreachable(code: string | null | undefined): boolean {
  return ['ECONNREFUSED', 'ENOTFOUND', 'EHOSTUNREACH', 'ETIMEDOUT', 'ENOENT'].includes(code ?? '')
}

/** Beside this module in the sources, and beside the bundle in a build. */
function workerFile(): URL {
  return new URL('./connection-worker.mjs', import.meta.url)
}
