/**
 * `npm run test:long [-- crash load]`: the tests that take minutes, one after the other, the same on PostgreSQL, every
 * browser test, the engines and the bench; then lists their figures (docs/guarantees.md).
 */
import { readdirSync } from 'node:fs'
import { availableParallelism, loadavg } from 'node:os'
import { basename, join } from 'node:path'
import { ensureInstalled, requireNode, root } from './install.mjs'

requireNode()
ensureInstalled()
// These import installed packages, so they are loaded only now.
const { findPostgres } = await import('./find-postgres.mjs')
const { runQuietly, toolFile } = await import('./tool.mjs')

const ending = '.long.test.ts'
const files = ['scripts', 'sync-server', 'web'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => join(folder, name)),
)
const runs = {
  ...Object.fromEntries(files.map((file) => [basename(file, ending), vitest('long', file)])),
  postgres: vitest('postgres-long'),
  browser: [join('scripts', 'test-browser.mjs'), '--reporter=dot'],
  engines: [join('scripts', 'test-engines.mjs'), '--reporter=dot'],
  bench: [toolFile('tsx'), join('scripts', 'bench', 'main.ts')],
}
const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !(name in runs))
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(', ')}; there are ${Object.keys(runs).join(', ')}.`)
  process.exit(1)
}

const postgres = (await findPostgres()) ?? undefined
/** @type {string[]} */
const figures = []
for (const [name, args] of Object.entries(runs)) {
  if (asked.length > 0 && !asked.includes(name)) continue
  const isPostgres = name === 'postgres'
  if (isPostgres && postgres === undefined) continue
  const started = performance.now()
  const load = loadavg()[0]?.toFixed(1)
  const { ok, output } = await runQuietly(args, isPostgres ? { TEST_DATABASE_URL: postgres } : {})
  const minutes = ((performance.now() - started) / 60_000).toFixed(1)
  console.log(`${ok ? 'ok    ' : 'FAILED'} ${name} (${minutes} min)`)
  if (!ok) console.log(output)
  figures.push(`== ${name}, ${ok ? 'sound' : 'FAILED'}, at a load of ${load}`, output.trim(), '')
  if (!ok) process.exitCode = 1
}
const today = new Date().toISOString().slice(0, 10)
console.log(`\n${today}, ${availableParallelism()} cores, Node ${process.versions.node}\n`)
console.log(figures.join('\n'))

/** @param {string} project @param {readonly string[]} filters */
function vitest(project, ...filters) {
  const quiet = ['--reporter=dot', '--no-color']
  return [toolFile('vitest'), 'run', `--project=${project}`, ...quiet, ...filters]
}
