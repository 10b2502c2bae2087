/**
 * A connection to PostgreSQL in a thread of its own, which the server's thread waits for (thread-connection.ts). All
 * statements of a message leave together; the answer has their results, or the first error.
 */
import { workerData } from 'node:worker_threads'
import { Client, DatabaseError, escapeIdentifier, types as postgresTypes } from 'pg'

/**
 * @typedef {{ name?: string, text: string, values?: unknown[] }} Sent
 * @typedef {{ rows: unknown[][], fields: string[], changes: number }} Result
 * @typedef {{ id: number, statements: Sent[], isNew: boolean }} Message
 * @typedef {{ url: string, schema: string | null, settings: string, connectMs: number, port: import('node:worker_threads').MessagePort, answered: Int32Array }} Given
 */

const { port, answered, url, schema, settings, connectMs } = /** @type {Given} */ (workerData)
/** The error code of a standby. */
const READ_ONLY = '25006'
/** A statement was prepared before a migration changed its result. */
const STALE_PLAN = '0A000'
/** Numbers stay below 2^53, and a condition is 0 or 1 as in SQLite. */
const parsers = new Map([
  [postgresTypes.builtins.INT8, Number],
  [postgresTypes.builtins.NUMERIC, Number],
  [postgresTypes.builtins.BOOL, (/** @type {string} */ text) => (text === 't' ? 1 : 0)],
])
/** @type {import('pg').CustomTypesConfig} */
const types = {
  getTypeParser: (oid, format) => parsers.get(oid) ?? postgresTypes.getTypeParser(oid, format),
}
/** @type {Client | null} */
let client = null
let connections = 0

async function connect() {
  const made = new Client({
    connectionString: url,
    pipeline: true,
    types,
    keepAlive: true,
    connectionTimeoutMillis: connectMs,
    application_name: 'mitten',
  })
  // A broken connection is replaced with the next transaction.
  made.on('error', () => forget(made))
  made.on('end', () => forget(made))
  await made.connect()
  const path = schema === null ? '' : `; SET search_path TO ${escapeIdentifier(schema)}`
  await made.query(settings + path)
  return made
}

/** @param {Client} broken */
function forget(broken) {
  if (client === broken) client = null
}

/** @param {Message} message */
async function run({ statements, isNew }) {
  if (client === null) {
    if (!isNew) throw new Error('The connection was lost in a transaction')
    client = await connect()
    connections += 1
  }
  const connected = client
  const settled = await Promise.allSettled(
    statements.map((statement) =>
      connected.query({ .../** @type {import('pg').QueryConfig} */ (statement), rowMode: 'array' }),
    ),
  )
  for (const [index, each] of settled.entries())
    if (each.status === 'rejected')
      throw Object.assign(each.reason, { text: statements[index]?.text })
  return settled.flatMap((each) => (each.status === 'fulfilled' ? [resultOf(each.value)] : []))
}

/**
 * A new connection prepares its statements again. If no transaction was open before, everything was undone, and the
 * message runs again at once.
 *
 * @param {Message} message
 */
async function runAnew(message) {
  try {
    return await run(message)
  } catch (error) {
    if (!(error instanceof DatabaseError) || error.code !== STALE_PLAN) throw error
    leave()
    if (!message.isNew) throw error
    return run(message)
  }
}

/** @param {import('pg').QueryArrayResult | import('pg').QueryArrayResult[]} given several, where one text had several statements */
function resultOf(given) {
  const result = Array.isArray(given) ? given.at(-1) : given
  return {
    rows: result?.rows ?? [],
    fields: (result?.fields ?? []).map(({ name }) => name),
    changes: result?.rowCount ?? 0,
    command: result?.command ?? '',
  }
}

/** @param {unknown} error */
function faultOf(error) {
  const { message, code, text } = /** @type {DatabaseError & { text?: string }} */ (error)
  return {
    message: `${message || String(code)}${text === undefined ? '' : ` in: ${text}`}`,
    code: code ?? null,
  }
}

/** @param {Message} message */
async function answer(message) {
  const { id } = message
  try {
    port.postMessage({ id, results: await runAnew(message), connections })
  } catch (error) {
    const isAnswer = error instanceof DatabaseError
    // A connection that failed in another way than by an answer is not used again, nor one to a server that only reads:
    // it is not the one that is meant, or not any more.
    if (!isAnswer || error.code === READ_ONLY) leave()
    port.postMessage({ id, fault: faultOf(error), isLost: client === null, connections })
  }
  Atomics.store(answered, 0, id)
  Atomics.notify(answered, 0)
}

function leave() {
  client?.end().catch(() => undefined)
  client = null
}

port.on('message', (/** @type {Message} */ message) => void answer(message))
