/** Any changes, any faults, any order: all devices end like the server, and nothing is lost, duplicated or leaked. */
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { isOnPostgres } from '#server/testing/open-test-database.ts'
import { openDexieStore } from '#web/data/testing/dexie-image.ts'
import { runPlan } from './testing/run-plan.ts'
import { plan } from './testing/steps.ts'

const SHRINK_FOR_MS = 60_000
const someSeed = Date.now() % 1_000_000_007
/** On PostgreSQL a run takes ten times as long. */
const [pinnedRuns, runsToday] = isOnPostgres ? [1, 2] : [8, 10]

for (const seed of [7, 31, 20_260_302])
  test(`devices converge and nothing is lost, doubled or leaked: seed ${seed}`, async () => {
    await expect(check({ seed, numRuns: pinnedRuns })).resolves.toBeUndefined()
  })

test(`devices converge and nothing is lost, doubled or leaked: today's seed ${someSeed}`, async () => {
  await expect(check({ seed: someSeed, numRuns: runsToday })).resolves.toBeUndefined()
})

test('devices converge over more than a year, after which the server forgets what it answered (R34)', async () => {
  const tap = { do: 'command', device: 2, command: 'createTask', pick: 568, value: 891 } as const
  const exchange = { do: 'exchange', device: 2, faults: ['ok'], limit: 2 } as const
  const quarters = Array.from({ length: 5 }, () => ({ do: 'cleanUp' }) as const)
  const year = { pageRows: 3, planLimits: true, isPatient: true }
  const steps = [tap, exchange, ...quarters]
  await expect(runPlan({ ...year, steps })).resolves.toBeUndefined()
})

test('a seat that is made as a partnership ends is not named to the former partner (I3, C27)', async () => {
  const ok = { do: 'exchange', faults: ['ok'], limit: 1000 } as const
  const steps = [
    { do: 'command', device: 2, command: 'importItems', pick: 0, value: 479 },
    { ...ok, device: 2 },
    { ...ok, device: 0 },
    { do: 'online', what: 'remove', device: 1, pick: 658, value: 150 },
    { ...ok, device: 0 },
  ] as const
  const given = { pageRows: 2500, planLimits: false, isPatient: false, steps }
  await expect(runPlan(given)).resolves.toBeUndefined()
})

test('an image sends again, after a week, what the device that made it has given up (R13)', async () => {
  const ok = { do: 'exchange', faults: ['ok'], limit: 1000 } as const
  const steps = [
    { do: 'command', device: 2, command: 'withdrawLoan', pick: 613, value: 0 },
    { do: 'backUp' },
    { do: 'takeImage', device: 2 },
    { ...ok, device: 2 },
    { do: 'restoreImage', device: 3, pick: 0 },
    { do: 'restoreServer', pick: 0, isNewEpoch: true },
    { do: 'command', device: 0, command: 'denyLoan', pick: 433, value: 184 },
    { do: 'passTime', hours: 200 },
    { ...ok, device: 2 },
  ] as const
  const given = { pageRows: 2500, planLimits: false, isPatient: false, steps }
  await expect(runPlan(given)).resolves.toBeUndefined()
})

test('devices converge over IndexedDB as they do in memory', async () => {
  const runs = { seed: 5, numRuns: 2 }
  await expect(check(runs, { openStore: openDexieStore })).resolves.toBeUndefined()
})

function check(
  runs: { readonly seed: number; readonly numRuns: number },
  options = {},
): Promise<void> {
  return fc.assert(
    fc.asyncProperty(plan, (given) => runPlan(given, options)),
    { ...runs, interruptAfterTimeLimit: SHRINK_FOR_MS },
  )
}
