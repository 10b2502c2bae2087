/** The metrics for Prometheus: routes as templates, never a path, an address or a name; only for those who may ask. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { parseConfig } from '#server/config.ts'
import { makeApp } from '#server/testing/make-app.ts'
import { makeFolder } from '#server/testing/make-folder.ts'
import { serveMetrics } from './serve-metrics.ts'

const token = 'figures-for-prometheus'
const here = { port: 0, host: '127.0.0.1', token: null }

/** The metrics of an app with these settings. */
async function serve(
  settings: Readonly<Record<string, string>> = {},
  place: typeof here | { readonly token: string } = here,
) {
  const metrics = await serveMetrics({ ...here, ...place })
  onTestFinished(metrics.close)
  const app = makeApp()
  metrics.watch({ ...app, ...app.core, config: parseConfig(settings) })
  const lines: unknown[] = []
  const watched = metrics.watching({ ...app.log, info: (...line) => void lines.push(line) })
  async function read(path = '/metrics', headers: Record<string, string> = {}) {
    const answer = await fetch(`http://127.0.0.1:${metrics.port}${path}`, { headers })
    return [answer.status, await answer.text()] as const
  }
  return { app, watched, lines, read }
}

test('requests are counted by route and status, streams and the database beside them', async () => {
  const { watched, lines, read } = await serve()
  watched.info('request', { method: 'GET', route: '/api/tasks/:id', status: 200, ms: 4 })
  watched.info('login', { user: 'an id' })
  const [status, text] = await read()
  expect(status).toBe(200)
  expect(text).toContain(
    'mitten_request_seconds_count{method="GET",route="/api/tasks/:id",status="200"} 1',
  )
  expect(text).toContain(
    'mitten_request_seconds_bucket{le="0.005",method="GET",route="/api/tasks/:id",status="200"} 1',
  )
  expect(text).toContain('mitten_streams 0')
  expect(text).not.toContain('an id')
  expect(lines).toHaveLength(2)
  expect((await read('/'))[0]).toBe(404)
})

test('with a token figures are for whoever has it, and it is in no line of the log (SEC52)', async () => {
  const { app, lines, read } = await serve({}, { token })
  for (const authorization of [token, `Bearer ${token}x`, `Basic ${token}`, 'Bearer', 'Bearer é'])
    expect([authorization, ...(await read('/metrics', { authorization }))]).toEqual([
      authorization,
      401,
      '',
    ])
  expect(await read()).toEqual([401, ''])
  expect((await read('/', {}))[0]).toBe(401)
  const [status, text] = await read('/metrics', { authorization: `Bearer ${token}` })
  expect([status, text.includes('mitten_streams 0'), text.includes(token)]).toEqual([
    200,
    true,
    false,
  ])
  expect(JSON.stringify([lines, app.lines])).not.toContain(token)
})

test('the newest backups, damage and waiting pushes are there for alerts', async () => {
  const dataDir = makeFolder()
  const second = join(dataDir, 'usb')
  const { app, read } = await serve({ DATA_DIR: dataDir, BACKUP_COPY_TO: second })
  const of = async (name: string) =>
    Number(new RegExp(`^${name} (.*)$`, 'm').exec((await read())[1])?.[1])
  const times = async () => [
    await of('mitten_backup_time_seconds'),
    await of('mitten_backup_copy_time_seconds'),
  ]
  expect(await times()).toEqual([0, 0])
  for (const folder of [join(dataDir, 'backups'), second]) mkdirSync(folder)
  const newest = 'mitten-2026-03-03T09-00-00-500Z.sqlite.age'
  // One that is not complete does not count.
  writeFileSync(join(dataDir, 'backups', 'mitten-2026-03-04T09-00-00-000Z.sqlite.part'), '')
  writeFileSync(join(dataDir, 'backups', newest), '')
  writeFileSync(join(second, 'mitten-2026-03-02T09-00-00-000Z.sqlite'), '')
  expect(await times()).toEqual([
    Date.parse('2026-03-03T09:00:00.500Z') / 1000,
    Date.parse('2026-03-02T09:00:00Z') / 1000,
  ])
  expect([await of('mitten_data_sound'), await of('mitten_pushes_waiting')]).toEqual([1, 0])
  app.core.database.exec('DROP TABLE push_jobs')
  expect((await read())[0]).toBe(503)
})

test('a server that makes no backups serves no time of one', async () => {
  const { read } = await serve({ BACKUP_EVERY_HOURS: '0' })
  expect((await read())[1]).not.toContain('mitten_backup')
})

const deploy = join(import.meta.dirname, '..', '..', 'docs', 'deploy')

test('every alert asks for figures and labels that the server serves', async () => {
  const alerts = readFileSync(join(deploy, 'alerts.yml'), 'utf8')
  const { watched, read } = await serve({ BACKUP_COPY_TO: '/mnt/usb' })
  watched.info('request', { method: 'GET', route: '/', status: 200, ms: 1 })
  const [, text] = await read()
  const served = new Set([...text.matchAll(/^(\w+)(?:\{| )/gm)].map(([, name = '']) => name))
  const expressions = [...alerts.matchAll(/^ +expr: (.*)$/gm)].map(([, expr = '']) => expr)
  const named = expressions.flatMap((expr) => expr.match(/\b(?:mitten|nodejs|process)_\w+/g) ?? [])
  expect(expressions).toHaveLength(alerts.match(/- alert:/g)?.length ?? 0)
  expect(named.length).toBeGreaterThan(6)
  expect(named.filter((name) => !served.has(name))).toEqual([])
  expect(text).toMatch(/mitten_request_seconds_bucket\{le="1",.*status="200"\}/)
  // Names of Prometheus itself: the job, and the file of the rules.
  const scraping = readFileSync(join(deploy, 'prometheus.yml'), 'utf8')
  const jobs = [...alerts.matchAll(/job="(\w+)"/g)].map(([, job]) => job)
  expect(new Set(jobs)).toEqual(new Set([/job_name: (\w+)/.exec(scraping)?.[1]]))
  expect(scraping).toContain(`rule_files: ['alerts.yml']`)
})
