/**
 * One connection to PostgreSQL for code that does not wait with `await`: the calling thread sleeps until another thread
 * has the answer. So nothing else of this process happens in the middle of a transaction, exactly as with SQLite.
 */
import { MessageChannel, receiveMessageOnPort, Worker } from 'node:worker_threads'
import type { Limits } from './limits.ts'
import { serving, settingsOf } from './limits.ts'
import { PostgresError } from './postgres-error.ts'

const CONNECT_MS = 5000
/** After a failed attempt to connect, so long nothing else is tried: every attempt stops the whole process. */
const REST_MS = 1000

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
  readonly fault?: {
    readonly message: string
    readonly code: string | null
    readonly constraint: string | null
  }
  readonly isLost?: boolean
  readonly connections: number
}

export type BlockingConnection = {
  /**
   * Sends statements together and returns their results; throws PostgresError with the first error. `isNew` says that no
   * transaction is open: only then a lost connection may be replaced.
   */
  send(statements: readonly Sent[], isNew: boolean): readonly Result[]
  /** Sends statements of an open transaction whose results nobody needs, and does not wait. */
  post(statements: readonly Sent[]): void
  /** From now on an answer may take so long. */
  waitAtMost(ms: number): void
  /** How many connections there were so far. */
  connections(): number
  /** How often the process waited for the database. */
  trips(): number
  close(): void
}

type Place = {
  readonly url: string
  readonly schema: string | null
  readonly limits?: Limits
}

export function openBlockingConnection({ limits = serving, ...place }: Place): BlockingConnection {
  let { silenceMs } = limits
  const answered = new Int32Array(new SharedArrayBuffer(4))
  let thread = start()
  let asked = 0
  let waited = 0
  let isClosed = false
  /** Those of threads that were given up, and of this one. */
  let [connectionsBefore, connections] = [0, 0]
  let restsUntil = -Infinity

  function start() {
    const { port1: port, port2 } = new MessageChannel()
    const worker = new Worker(workerFile(), {
      workerData: {
        ...place,
        settings: settingsOf(limits),
        connectMs: CONNECT_MS,
        port: port2,
        answered,
      },
      transferList: [port2],
    })
    // A test or a command ends although its connection is open.
    worker.unref()
    port.unref()
    return { worker, port }
  }

  const hand = (message: object) => thread.port.postMessage(message)

  function waitForAnswer(id: number): Answer {
    const until = performance.now() + silenceMs
    for (;;) {
      // Before looking: an answer that comes in between ends the wait at once.
      const before = Atomics.load(answered, 0)
      const found = receiveMessageOnPort(thread.port)?.message as Answer | undefined
      if (found?.id === id) return found
      if (found) continue
      const restMs = until - performance.now()
      if (restMs <= 0 || Atomics.wait(answered, 0, before, restMs) === 'timed-out') {
        void thread.worker.terminate()
        thread = start()
        connectionsBefore = connections
        throw new PostgresError('The database does not answer', { isLost: true })
      }
    }
  }

  return {
    send(statements, isNew) {
      if (isClosed) throw new PostgresError('The database is closed', { isLost: true })
      if (performance.now() < restsUntil)
        throw new PostgresError('The database cannot be reached', { isLost: true })
      asked += 1
      waited += 1
      hand({ id: asked, statements, isNew })
      const { results, fault, isLost = false, ...answer } = waitForAnswer(asked)
      connections = connectionsBefore + answer.connections
      if (results) return results
      if (isLost && isNew && isUnreachable(fault?.code)) restsUntil = performance.now() + REST_MS
      throw new PostgresError(fault?.message ?? '', { ...fault, isLost })
    },
    post(statements) {
      asked += 1
      hand({ id: asked, statements, isNew: false })
    },
    waitAtMost: (ms) => void (silenceMs = ms),
    connections: () => connections,
    trips: () => waited,
    close() {
      isClosed = true
      void thread.worker.terminate()
    },
  }
}

function isUnreachable(code: string | null | undefined): boolean {
  return ['ECONNREFUSED', 'ENOTFOUND', 'EHOSTUNREACH', 'ETIMEDOUT', 'ENOENT'].includes(code ?? '')
}

/** Beside this module in the sources, and beside the bundle in a build. */
function workerFile(): URL {
  return new URL('./connection-worker.mjs', import.meta.url)
}
