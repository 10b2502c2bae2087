/** The server of the floors: Hono and better-sqlite3, no validation, no ledger, no sessions. Prints its port. */
import { serve } from '@hono/node-server'
import Sqlite from 'better-sqlite3'
import { Hono } from 'hono'
import { streamSSE } from 'hono/streaming'
import type { Patch } from './patch.ts'

const database = new Sqlite(process.argv[2])
database.pragma('journal_mode = WAL')
database.pragma('synchronous = NORMAL')
const update = database.prepare(
  'UPDATE tasks SET completed_at = ?, approved_by = ?, completions = ? WHERE id = ?',
)
const select = database.prepare('SELECT * FROM tasks WHERE id = ?')
const all = database.prepare('SELECT * FROM tasks')
const listeners = new Set<(rows: readonly unknown[]) => void>()

const applyAll = database.transaction((jobs: readonly Job[]) => {
  for (const { patches } of jobs)
    for (const { id, completed_at, approved_by, completions } of patches)
      update.run(completed_at, approved_by, completions, id)
})

function tell(patches: readonly Patch[]): void {
  if (listeners.size === 0) return
  const rows = patches.map(({ id }) => select.get(id))
  for (const listener of listeners) listener(rows)
}

type Job = { readonly patches: readonly Patch[]; readonly resolve: () => void }
let waiting: Job[] = []

/** Requests that arrive together share one commit. */
function inNextCommit(patches: readonly Patch[]): Promise<void> {
  return new Promise((resolve) => {
    if (waiting.length === 0) setImmediate(flush)
    waiting.push({ patches, resolve })
  })
}

function flush(): void {
  const jobs = waiting
  waiting = []
  applyAll(jobs)
  for (const { patches, resolve } of jobs) {
    resolve()
    tell(patches)
  }
}

const app = new Hono()
  .get('/healthz', (c) => c.text('ok'))
  .get('/tasks', (c) => c.json({ tasks: all.all() }))
  .post('/batch', async (c) => {
    const { mutations } = await c.req.json<{ mutations: Patch[] }>()
    await inNextCommit(mutations)
    return c.json({ ok: true })
  })
  .get('/events', (c) =>
    streamSSE(
      c,
      (sse) =>
        new Promise<void>((resolve) => {
          const listener = (rows: readonly unknown[]) =>
            void sse.writeSSE({ event: 'rows', data: JSON.stringify(rows) })
          listeners.add(listener)
          sse.onAbort(() => {
            listeners.delete(listener)
            resolve()
          })
        }),
    ),
  )

serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }, ({ port }) => console.log(port))
