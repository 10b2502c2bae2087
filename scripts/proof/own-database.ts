/** A database of PostgreSQL for a long run, created for it and dropped afterwards, behind a gate that can be closed. */
import type { AddressInfo, Socket } from 'node:net'
import { createConnection, createServer } from 'node:net'
import { Client } from 'pg'
import { localPostgres } from '../find-postgres.mjs'

/** Where PostgreSQL may be: the given address, or this machine. */
const places = [process.env['TEST_DATABASE_URL'], ...localPostgres].filter(
  (url) => url !== undefined,
)

export type OwnDatabase = {
  /** The address past the gate. */
  readonly url: string
  /** The address through the gate. */
  readonly gatedUrl: string
  /** Ends one of a server's connections to it, if there is one; `pick` is in [0, 1). */
  endBackend(pick: number): Promise<boolean>
  /** Closes the gate: nobody reaches the database until it is opened again. */
  shut(): void
  open(): void
  /** From now on every answer takes this many milliseconds longer to come through the gate. */
  slowDown(ms: number): void
  drop(): Promise<void>
}

/** By this process so far. */
let made = 0

/** Null if there is no PostgreSQL on which a database may be created. */
export async function createOwnDatabase(schema: string): Promise<OwnDatabase | null> {
  const name = `mitten_proof_${process.pid}_${++made}`
  for (const place of places) {
    const admin = new Client({ connectionString: place, connectionTimeoutMillis: 3000 })
    try {
      await admin.connect()
      await admin.query(`CREATE DATABASE ${name} TEMPLATE template0 ENCODING 'UTF8'`)
    } catch {
      await admin.end().catch(() => undefined)
      continue
    }
    const url = new URL(place)
    url.pathname = `/${name}`
    await createSchema(url.href, schema)
    return ownDatabase(admin, { url, name })
  }
  return null
}

async function createSchema(url: string, schema: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(`CREATE SCHEMA ${schema}`)
  await client.end()
}

type Named = { readonly url: URL; readonly name: string }

async function ownDatabase(admin: Client, { url, name }: Named): Promise<OwnDatabase> {
  const gate = await openGate(admin)
  const gated = new URL(url)
  gated.searchParams.delete('host')
  gated.hostname = '127.0.0.1'
  gated.port = String(gate.port)
  return {
    url: url.href,
    gatedUrl: gated.href,
    async endBackend(pick) {
      const { rows } = await admin.query<{ pid: number }>(
        `SELECT pid FROM pg_stat_activity WHERE datname = $1 AND application_name LIKE 'mitten%' ORDER BY pid`,
        [name],
      )
      const pid = rows[Math.floor(pick * rows.length)]?.pid
      if (pid === undefined) return false
      await admin.query('SELECT pg_terminate_backend($1)', [pid])
      return true
    },
    shut: () => gate.setOpen(false),
    open: () => gate.setOpen(true),
    slowDown: gate.slowDown,
    async drop() {
      gate.close()
      await admin.query(`DROP DATABASE ${name} WITH (FORCE)`)
      await admin.end()
    },
  }
}

/** A way to the server that this client is connected to. */
async function openGate({ host, port }: Client) {
  const target = host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port }
  const sockets = new Set<Socket>()
  let isOpen = true
  let delayMs = 0
  const server = createServer({ noDelay: true }, (near) => {
    if (!isOpen) return void near.destroy()
    const far = createConnection(target)
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one)
      one.on('error', () => undefined)
      one.on('close', () => {
        sockets.delete(one)
        other.destroy()
      })
    }
    near.pipe(far)
    far.on('data', (answer) => {
      if (delayMs === 0) near.write(answer)
      else setTimeout(() => near.write(answer), delayMs)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  const cut = () => sockets.forEach((socket) => socket.destroy())
  return {
    port: (server.address() as AddressInfo).port,
    slowDown: (ms: number) => void (delayMs = ms),
    setOpen(now: boolean) {
      isOpen = now
      if (!now) cut()
    },
    close() {
      server.close()
      cut()
    },
  }
}
