/**
 * `npm run bench`: measures what people wait for, together with two baselines (floors) in the same run. Compare ratios,
 * never milliseconds. `-- --only W1,W2 --rows 1000,10000` selects workloads and sizes; with `--engine postgres` the
 * server is measured with PostgreSQL, too (W2, W4, W5).
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { bundlePage } from '#web/e2e/bundle-page.ts'
import { measureBundles, sizeTable } from '../build-size.mjs'
import { ensureBuilt } from '../build-stamp.mjs'
import { root } from '../install.mjs'
import { measureApp } from './app.ts'
import { launchBrowser } from './browser.ts'
import { measureCommands } from './commands.ts'
import { measureFirstVisit } from './first-visit.ts'
import { openPostgresSide } from './postgres-side.ts'
import { measureProcesses } from './processes.ts'
import { measureRebases } from './rebase.ts'
import { measureRepeating } from './repeating.ts'
import { printReport } from './report.ts'
import { createResults } from './results.ts'
import { measureScale } from './scale.ts'
import { measureServer } from './server-load.ts'
import { measureSmallMachine } from './small-machine.ts'
import { measureStrangers } from './strangers.ts'
import { measureWall } from './wall.ts'
import { measureAtSize, measureFirstSync, measureReconnect } from './workloads.ts'

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: 'W1,W2,W3,W4,W5,W6,W7,W8,W9,W10,W11,W12,W13,W14,W15,W16' },
    rows: { type: 'string', default: '1000,10000,100000' },
    engine: { type: 'string', default: 'sqlite' },
    households: { type: 'string', default: '1000' },
    whole: { type: 'string', default: '200' },
  },
})
const only = new Set(values.only.split(','))
const sizes = values.rows.split(',').map(Number)
const copies = { whole: Number(values.whole), all: Number(values.households) }
const started = performance.now()
const folder = mkdtempSync(join(tmpdir(), 'mitten-bench-'))
const results = createResults()
const postgres = values.engine === 'postgres' ? await openPostgresSide() : null

// Builds first, so that the current sources are measured.
if (!ensureBuilt()) throw new Error('The build failed')
try {
  if (only.has('W7')) measureCommands()
  if (only.has('W5')) await measureServer({ folder, results, postgres, say })
  if (['W1', 'W2', 'W3', 'W4', 'W6'].some((each) => only.has(each))) await measureInBrowser()
  if (only.has('W8'))
    for (const tasks of sizes.filter((rows) => rows <= 10_000)) await measureApp(folder, tasks)
  if (only.has('W9')) await measureRebases(folder)
  if (only.has('W10')) await measureRepeating(folder)
  if (only.has('W11')) await measureScale({ folder, copies, say })
  if (only.has('W12')) await measureStrangers({ folder, say })
  if (only.has('W13')) await measureFirstVisit({ folder, results, say })
  if (only.has('W14')) await measureSmallMachine({ folder, say })
  if (only.has('W15')) await measureWall(folder)
  if (only.has('W16')) await measureProcesses({ folder, say })
  // The size of the first screen and of the worker is checked by scripts/check-size.mjs.
  console.log(`\n${sizeTable(measureBundles(join(root, 'dist', 'web')))}`)
} finally {
  // Even if a later workload fails: measuring took long.
  if (results.figures().length > 0) printReport(results)
  await postgres?.drop()
  rmSync(folder, { recursive: true, force: true })
}
say('done')

async function measureInBrowser(): Promise<void> {
  const [mitten, floor] = await Promise.all([
    bundlePage('scripts/bench/page/mitten-page.ts'),
    bundlePage('scripts/bench/floors/floor-page.ts'),
  ])
  const browser = await launchBrowser(join(folder, 'profile'))
  const bench = { folder, bundles: { mitten, floor }, results, browser, only, postgres, say }
  try {
    for (const rows of sizes) {
      if (['W1', 'W4', 'W6'].some((each) => only.has(each))) await measureAtSize(bench, rows)
      say(`W1, W4, W6 at ${rows}`)
    }
    for (const rows of sizes) {
      if (only.has('W2') && rows <= 10_000) await measureReconnect(bench, rows)
      if (only.has('W3')) await measureFirstSync(bench, rows)
      say(`W2, W3 at ${rows}`)
    }
  } finally {
    await browser.close()
  }
}

function say(line: string): void {
  const seconds = ((performance.now() - started) / 1000).toFixed(0)
  console.error(`${seconds.padStart(4)} s  ${line}`)
}
