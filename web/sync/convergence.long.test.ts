/** The long convergence test: as many runs as time allows, with statistics of what they covered. */
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { openDexieStore } from '#web/data/testing/dexie-image.ts'
import { createTally } from './testing/model-tally.ts'
import { runPlan } from './testing/run-plan.ts'
import { plan } from './testing/steps.ts'

const seconds = Number(process.env['CONVERGENCE_SECONDS'] ?? 300)
const numRuns = Number(process.env['CONVERGENCE_RUNS'] ?? 1_000_000)
const seed = Number(process.env['CONVERGENCE_SEED'] ?? Date.now() % 1_000_000_007)
/** One run in this many is over IndexedDB, which is about ten times slower. */
const DEXIE_SHARE = 40

test(`devices converge, for ${seconds} s from seed ${seed}`, { timeout: 2_000_000 }, async () => {
  const tally = createTally()
  let run = 0
  const runs = fc.asyncProperty(plan, (given) => {
    run += 1
    const isOverDexie = run % DEXIE_SHARE === 0
    return runPlan(given, isOverDexie ? { tally, openStore: openDexieStore } : { tally })
  })
  const interruptAfterTimeLimit = seconds * 1000
  const end = await fc.check(runs, {
    seed,
    numRuns,
    interruptAfterTimeLimit,
    endOnFailure: true,
    includeErrorInReport: true,
  })
  process.stdout.write(`${tally.lines().join('\n')}\n`)
  expect(end.failed ? fc.defaultReportMessage(end) : 'sound').toBe('sound')
})
