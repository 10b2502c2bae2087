/**
 * `npm run check`: types, lint, format, dead code, lockfile. Prints a line for each, and the output of those that
 * failed.
 */
import { cpus } from 'node:os'
import { join } from 'node:path'
import { runQuietly, toolFile } from './tool.mjs'

const projects = [
  'domain/tsconfig.json',
  'domain/tsconfig.tests.json',
  'sync-server/tsconfig.json',
  'web/tsconfig.json',
  'web/tsconfig.tests.json',
  'web/service-worker/tsconfig.json',
  'web/e2e/tsconfig.json',
  'scripts/tsconfig.json',
]

/** @typedef {{ readonly name: string, readonly args: readonly string[] }} Check */

/** The slowest first, so that the others run beside them. @type {readonly Check[]} */
const checks = [
  { name: 'lint', args: [toolFile('oxlint'), '-c', 'oxlint.config.mjs', '--deny-warnings'] },
  ...projects.map((project) => ({
    name: `types of ${project}`,
    args: [toolFile('typescript'), '-p', project],
  })),
  { name: 'dead code', args: [toolFile('knip')] },
  { name: 'format', args: [toolFile('oxfmt'), '--check'] },
  { name: 'sources', args: [join('scripts', 'check-sources.mjs')] },
  { name: 'lock', args: [join('scripts', 'check-lock.mjs')] },
]

const started = performance.now()
const waiting = [...checks]
const workers = Math.max(2, Math.min(4, cpus().length))
await Promise.all(Array.from({ length: workers }, work))
console.log(`${process.exitCode ? 'Not in order' : 'All in order'} after ${seconds(started)} s`)

async function work() {
  for (let check = waiting.shift(); check; check = waiting.shift()) await report(check)
}

/** @param {Check} check */
async function report({ name, args }) {
  const from = performance.now()
  const { ok, output } = await runQuietly(args)
  console.log(`${ok ? 'ok    ' : 'FAILED'} ${name} (${seconds(from)} s)`)
  if (ok) return
  process.exitCode = 1
  console.log(`${output.trimEnd()}\n`)
}

/** @param {number} from */
function seconds(from) {
  return ((performance.now() - from) / 1000).toFixed(1)
}
