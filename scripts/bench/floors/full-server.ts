/**
 * The server of `floor-full`: the least code that does the same work as Mitten. Its own tables and indexes, a session,
 * a permission check, the ledger, a notification, both feeds and an outcome; all waiting requests share one commit with
 * `synchronous=FULL`. No validation, no commands, no pages. Prints its port.
 */
import { createHash } from 'node:crypto'
import { serve } from '@hono/node-server'
import Sqlite from 'better-sqlite3'
import { Hono } from 'hono'
import { getCookie } from 'hono/cookie'
import { streamSSE } from 'hono/streaming'
import { v7 } from 'uuid'
import type { Task } from '#domain/tasks/task.ts'
import { pointsFor } from '#domain/tasks/task.ts'
import type { Patch } from './patch.ts'

const database = new Sqlite(process.argv[2])
database.pragma('journal_mode = WAL')
database.pragma('synchronous = FULL')

const sql = {
  session: database.prepare<[string], { readonly user_id: string }>(
    'SELECT user_id FROM sessions JOIN accounts ON accounts.id = user_id WHERE token_hash = ?',
  ),
  task: database.prepare<[string], Task>('SELECT * FROM tasks WHERE id = ?'),
  partners: database
    .prepare<[string, string], string>(
      `SELECT invitee_id FROM partnerships WHERE inviter_id = ? AND status = 'accepted'
       UNION ALL SELECT inviter_id FROM partnerships WHERE invitee_id = ? AND status = 'accepted'`,
    )
    .pluck(),
  name: database.prepare<[string], string>('SELECT name FROM users WHERE id = ?').pluck(),
  known: database.prepare('SELECT 1 FROM mutations WHERE user_id = ? AND id = ?'),
  outcome: database.prepare(
    `INSERT INTO mutations (user_id, id, name, fingerprint, status, at, received_at)
     VALUES (?, ?, 'completeTask', ?, ?, ?, ?)`,
  ),
  complete: database.prepare('UPDATE tasks SET completed_at = ?, completions = ? WHERE id = ?'),
  pay: database.prepare(
    `INSERT INTO entries (id, user_id, ledger, amount, reason, related_id, related_type, created_at)
     VALUES (?, ?, 'total', ?, 'task_completed', ?, 'task', ?)`,
  ),
  add: database.prepare('UPDATE balances SET total_points = total_points + ? WHERE id = ?'),
  notify: database.prepare(
    `INSERT INTO notifications (id, user_id, type, content, actor, actor_name, subject, subject_of, quote, is_read,
       created_at, related_id, related_type) VALUES (?, ?, 'task_completed', '', ?, ?, ?, ?, '', 0, ?, ?, 'task')`,
  ),
  version: database
    .prepare<[string], number>(
      `INSERT INTO viewers (id, version) VALUES (?, 1)
       ON CONFLICT (id) DO UPDATE SET version = version + 1 RETURNING version`,
    )
    .pluck(),
  feed: database.prepare('INSERT INTO feed (viewer, version, changed) VALUES (?, ?, ?)'),
}

type Job = {
  readonly user: string
  readonly patches: readonly Patch[]
  readonly resolve: (statuses: readonly string[]) => void
}
/** The ids of changed rows, by table. */
type Changed = Readonly<Record<string, readonly string[]>>

const listeners = new Map<string, Set<(rows: readonly unknown[]) => void>>()
let waiting: Job[] = []

function inNextCommit(user: string, patches: readonly Patch[]): Promise<readonly string[]> {
  return new Promise((resolve) => {
    if (waiting.length === 0) setImmediate(flush)
    waiting.push({ user, patches, resolve })
  })
}

const commitAll = database.transaction((jobs: readonly Job[]) => jobs.map(run))

function flush(): void {
  const jobs = waiting
  waiting = []
  for (const [place, { statuses, rows, partners }] of commitAll(jobs).entries()) {
    const job = jobs[place]
    job?.resolve(statuses)
    for (const viewer of [...partners, job?.user ?? ''])
      for (const listener of listeners.get(viewer) ?? []) listener(rows)
  }
}

function run({ user, patches }: Job) {
  const partners = sql.partners.all(user, user)
  const name = sql.name.get(user) ?? ''
  const rows: Task[] = []
  const entries: string[] = []
  const notifications: string[] = []
  const receivedAt = new Date().toISOString()
  const statuses = patches.map((patch) => {
    const { mutation, id, completed_at, completions } = patch
    const task = sql.task.get(id)
    const mayComplete =
      task?.completed_at === null &&
      (task.user_id === user || (task.is_shared && partners.includes(task.user_id)))
    if (!task || sql.known.get(user, mutation) !== undefined) return 'known'
    const status = mayComplete ? 'applied' : 'rejected'
    const fingerprint = createHash('sha1').update(JSON.stringify(patch)).digest('base64url')
    sql.outcome.run(user, mutation, fingerprint, status, completed_at, receivedAt)
    if (!mayComplete) return status
    const entry = `task:${id}:completed:${completions}`
    sql.complete.run(completed_at, completions, id)
    sql.pay.run(entry, user, pointsFor(task), id, completed_at)
    sql.add.run(pointsFor(task), user)
    entries.push(entry)
    rows.push({ ...task, completed_at, completions })
    for (const partner of partners) {
      const notification = v7()
      const about = [user, name, task.name, task.user_id] as const
      sql.notify.run(notification, partner, ...about, receivedAt, id)
      notifications.push(notification)
    }
    return status
  })
  const tasks = rows.map(({ id }) => id)
  record(user, { tasks, entries, balances: [user] })
  for (const partner of partners) record(partner, { tasks, notifications })
  return { statuses, rows, partners }
}

function record(viewer: string, changed: Changed): void {
  sql.feed.run(viewer, sql.version.get(viewer), JSON.stringify(changed))
}

function userOf(cookies: Readonly<Record<string, string>>): string | null {
  const [token] = Object.values(cookies)
  if (token === undefined) return null
  const hash = createHash('sha256').update(token).digest('base64url')
  return sql.session.get(hash)?.user_id ?? null
}

const app = new Hono()
  .get('/healthz', (c) => c.text('ok'))
  .post('/batch', async (c) => {
    const user = userOf(getCookie(c))
    if (user === null) return c.json({ ok: false }, 401)
    const { mutations } = await c.req.json<{ mutations: Patch[] }>()
    return c.json({ ok: true, statuses: await inNextCommit(user, mutations) })
  })
  .get('/events', (c) => {
    const user = userOf(getCookie(c))
    if (user === null) return c.json({ ok: false }, 401)
    return streamSSE(
      c,
      (sse) =>
        new Promise<void>((resolve) => {
          const listener = (rows: readonly unknown[]) =>
            void sse.writeSSE({ event: 'rows', data: JSON.stringify(rows) })
          const own = listeners.get(user) ?? new Set()
          listeners.set(user, own.add(listener))
          sse.onAbort(() => {
            own.delete(listener)
            resolve()
          })
        }),
    )
  })

serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }, ({ port }) => console.log(port))
