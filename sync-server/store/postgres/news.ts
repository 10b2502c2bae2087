/**
 * Messages between the processes on one database, after their commits: collected for a moment, then sent as one NOTIFY
 * over a connection of its own. Within the commits, NOTIFY would make them wait for each other.
 */
import { Client, escapeIdentifier } from 'pg'
import type { News, NewsMessage } from '#server/store/database.ts'
import { PostgresError } from './postgres-error.ts'

const GATHER_MS = 10
/** PostgreSQL refuses longer ones. */
const MAX_BYTES = 7900
const FIRST_DELAY_MS = 100
const MAX_DELAY_MS = 5000
/** A lost message is made up for within this time. */
const SWEEP_MS = 30_000
/** ... and within this time while no messages arrive. */
const DEAF_SWEEP_MS = 1000

type Place = { readonly url: string; readonly schema: string | null }
const connectionOptions = {
  keepAlive: true,
  // Messages do not have to wait for each other.
  pipeline: true,
  application_name: 'mitten news',
}
/** `told` is read by processes of other releases. */
type Payload = { readonly from: string; readonly told: NewsMessage }

export function openNews({ url, schema }: Place): News & { close(): void; isUp(): boolean } {
  const channel = schema === null ? 'mitten' : `mitten_${schema}`
  const self = crypto.randomUUID()
  const listeners: ((message: NewsMessage) => void)[] = []
  const missed: (() => void)[] = []
  let client: Client | null = null
  let isClosed = false
  let gathered: NewsMessage[] = []
  let delayMs = FIRST_DELAY_MS
  let sweptAt = 0

  const sweep = () => {
    const now = performance.now()
    if (now - sweptAt < (client === null ? DEAF_SWEEP_MS : SWEEP_MS)) return
    try {
      for (const look of missed) look()
      sweptAt = now
    } catch (error) {
      // Nobody waits for this, so an error would end the process. Everything is looked for again at the next tick.
      if (!(error instanceof PostgresError)) throw error
    }
  }
  const timer = setInterval(sweep, DEAF_SWEEP_MS)
  timer.unref()

  async function connect(): Promise<void> {
    const made = new Client({ ...connectionOptions, connectionString: url })
    const lost = () => {
      if (client === made) client = null
      made.removeAllListeners('end')
      reconnectLater()
    }
    made.on('error', () => undefined)
    made.on('notification', ({ payload = '' }) => receive(JSON.parse(payload) as Payload))
    try {
      await made.connect()
      made.on('end', lost)
      await made.query(`LISTEN ${escapeIdentifier(channel)}`)
      if (isClosed) return void made.end()
      client = made
      delayMs = FIRST_DELAY_MS
      sweptAt = -Infinity
    } catch {
      made.removeAllListeners('end')
      void made.end().catch(() => undefined)
      reconnectLater()
    }
  }

  function reconnectLater(): void {
    if (isClosed) return
    setTimeout(() => void connect(), delayMs).unref()
    delayMs = Math.min(delayMs * 2, MAX_DELAY_MS)
  }

  function receive({ from, told }: Payload): void {
    if (from === self) return
    for (const listener of listeners) listener(told)
  }

  function send(): void {
    const messages = gathered
    gathered = []
    for (const payload of payloadsOf(messages, self))
      void client?.query('SELECT pg_notify($1, $2)', [channel, payload]).catch(() => undefined)
  }

  void connect()
  return {
    publish(message) {
      if (gathered.length === 0) setTimeout(send, GATHER_MS).unref()
      gathered.push(message)
    },
    onMessage: (listener) => void listeners.push(listener),
    onMissed: (look) => void missed.push(look),
    isUp: () => client !== null,
    close() {
      isClosed = true
      clearInterval(timer)
      void client?.end().catch(() => undefined)
    },
  }
}

/** Everything in as few messages as possible. */
function payloadsOf(all: readonly NewsMessage[], from: string): readonly string[] {
  const items = all.flatMap((message) =>
    Object.entries(message).flatMap(([kind, list]) => list.map((item) => ({ kind, item }))),
  )
  const payloads: string[] = []
  let told: Record<string, unknown[]> = {}
  let bytes = 0
  for (const { kind, item } of items) {
    const more = Buffer.byteLength(JSON.stringify(item)) + kind.length + 6
    if (bytes + more > MAX_BYTES - 100) {
      payloads.push(JSON.stringify({ from, told }))
      told = {}
      bytes = 0
    }
    ;(told[kind] ??= []).push(item)
    bytes += more
  }
  if (bytes > 0) payloads.push(JSON.stringify({ from, told }))
  return payloads
}
