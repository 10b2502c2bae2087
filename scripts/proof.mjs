/**
 * `npm run proof [-- crash load]`: runs the long tests one after the other, then lists their figures
 * (docs/guarantees.md).
 */
import { availableParallelism, loadavg } from 'node:os'
import { join } from 'node:path'
import { ensureInstalled, requireNode, root } from './install.mjs'

requireNode()
ensureInstalled()
// These import installed packages, so they are loaded only now.
const { runQuietly, toolFile } = await import('./tool.mjs')

const reports = join(root, '.cache', 'proof')
/** The tests in this order: they print only their figures, because their reports go to a file. */
const runs = {
  convergence: longTest('web/sync/convergence.long'),
  variants: longTest('web/sync/convergence-variants'),
  fuzz: longTest('sync-server/fuzz.long'),
  crash: longTest('scripts/crash'),
  load: longTest('scripts/load'),
  'side-by-side': [toolFile('tsx'), join('scripts', 'proof', 'side-by-side.ts')],
  engines: [join('scripts', 'test-engines.mjs')],
  bench: [toolFile('tsx'), join('scripts', 'bench', 'main.ts')],
}
const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !(name in runs))
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(', ')}; there are ${Object.keys(runs).join(', ')}.`)
  process.exit(1)
}

/** @type {string[]} */
const figures = []
for (const [name, args] of Object.entries(runs)) {
  if (asked.length > 0 && !asked.includes(name)) continue
  const started = performance.now()
  const load = loadavg()[0]?.toFixed(1)
  const { ok, output } = await runQuietly(args)
  const minutes = ((performance.now() - started) / 60_000).toFixed(1)
  console.log(`${ok ? 'ok    ' : 'FAILED'} ${name} (${minutes} min)`)
  const told = output.replaceAll(/^JSON report written to .*$/gm, '').trim()
  figures.push(`== ${name}, ${ok ? 'sound' : 'FAILED'}, at a load of ${load}`, told, '')
  if (ok) continue
  process.exitCode = 1
  console.log(`       why stands in ${reports}`)
}
const today = new Date().toISOString().slice(0, 10)
console.log(`\n${today}, ${availableParallelism()} cores, Node ${process.versions.node}\n`)
console.log(figures.join('\n'))

/** @param {string} file */
function longTest(file) {
  const report = join(reports, `${file.replaceAll('/', '-')}.json`)
  return [
    toolFile('vitest'),
    'run',
    '--project=long',
    '--reporter=json',
    `--outputFile.json=${report}`,
    file,
  ]
}
