/** Any taps, any faults, any order: all devices end equal to the server, and nothing is lost, doubled or leaked. */
import * as fc from 'fast-check'
import { test } from 'vitest'
import { createTally } from './testing/model-tally.ts'
import { play } from './testing/model-world.ts'
import { plan } from './testing/steps.ts'

const tally = createTally()

test('devices converge whatever the network, the server and the people do (invariants 1-7, 11)', async () => {
  const seed = Number(process.env['CONVERGENCE_SEED'] ?? 1)
  const numRuns = Number(process.env['CONVERGENCE_RUNS'] ?? 60)
  const started = performance.now()
  await fc.assert(
    fc.asyncProperty(plan, (given) => play(given, { tally })),
    {
      seed,
      numRuns,
      interruptAfterTimeLimit: 90_000, markInterruptAsFailure: false,
      endOnFailure: process.env['CONVERGENCE_SHRINK'] !== '1',
    },
  )
  console.log(tally.lines().join('\n'), `${Math.round(performance.now() - started)} ms`)
}, 300_000)
