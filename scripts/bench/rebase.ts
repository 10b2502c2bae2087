/** W9: applying somebody else's change while own changes wait, on a phone four times slower than this machine. */
import { join } from 'node:path'
import { bundlePage } from '#web/e2e/bundle-page.ts'
import { openPhone, slowDown, SLOWER } from './phone.ts'
import { startMitten } from './servers.ts'
import { percentile } from './statistics.ts'

const QUEUES = [10, 100, 1000]
const RUNS = 9

declare global {
  var measureRebase: (pending: number, runs: number) => Promise<readonly number[]>
}

export async function measureRebases(folder: string): Promise<void> {
  const dataDir = join(folder, 'rebase')
  const server = await startMitten(dataDir)
  const context = await openPhone(join(dataDir, 'profile'))
  try {
    const page = await context.newPage()
    // Any document of an origin will do.
    await page.goto(`${server.origin}/healthz`)
    await page.evaluate(await bundlePage('scripts/bench/page/rebase-page.ts'))
    await slowDown(await context.newCDPSession(page), SLOWER)
    console.log(`\nW9  somebody's change below waiting ones, processor ${SLOWER} times slower\n`)
    for (const pending of QUEUES) {
      const times = await page.evaluate(
        ([pending = 0, runs = 0]) => measureRebase(pending, runs),
        [pending, RUNS],
      )
      const median = percentile(times, 0.5).toFixed(0).padStart(6)
      const longest = Math.max(...times)
        .toFixed(0)
        .padStart(6)
      console.log(
        `${String(pending).padStart(5)} waiting, ms, median and longest${median}${longest}`,
      )
    }
  } finally {
    await context.close()
    await server.stop()
  }
}
