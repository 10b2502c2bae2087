/**
 * Many households on one server: everybody taps once a second with a stream open, then all come back at once after an
 * outage. Memory and handles stay flat, nothing fails, and anybody who is asked to wait is told how long.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { createRandom } from '#server/demo/random.ts'
import { freePort } from '#server/testing/free-port.ts'
import { percentile } from './bench/statistics.ts'
import { buildServer } from './build-server.mjs'
import { faultsOf, lookAtCopy } from './proof/check-data.ts'
import type { Answers, LoadDevice, Usage } from './proof/load.ts'
import { listenAll, reconnectAll, registerAll, runTaps, watching } from './proof/load.ts'
import { startServer } from './proof/server-process.ts'

const households = Number(process.env['LOAD_HOUSEHOLDS'] ?? 50)
const seconds = Number(process.env['LOAD_SECONDS'] ?? 30)
const seed = Number(process.env['LOAD_SEED'] ?? Date.now() % 1_000_000_007)
const QUEUED = 100
const outages = Number(process.env['LOAD_OUTAGES'] ?? 12)

const folder = mkdtempSync(join(tmpdir(), 'mitten-'))
const dataDir = join(folder, 'data')
// Within the project, so that the native modules are found.
const build = join(import.meta.dirname, '..', '.cache', `load-${process.pid}`)
beforeAll(async () => {
  mkdirSync(build, { recursive: true })
  await buildServer(build)
})
afterAll(() => {
  rmSync(folder, { recursive: true })
  rmSync(build, { recursive: true })
})

test(`${households} households for ${seconds} s and ${outages} outages, from seed ${seed}`, async () => {
  const port = await freePort()
  // Every household has its own address behind a proxy, so that the limits are those of a real server.
  const environment = { TRUSTED_PROXIES: '127.0.0.1' }
  const server = startServer({ build, dataDir, port, environment })
  onTestFinished(() => server.kill('SIGKILL'))
  await server.ready
  const devices = await registerAll(port, households, createRandom(seed))
  const events = await listenAll(devices)
  const along = await watching({ server, port }, () => runTaps(devices, seconds))
  say(
    `once a second: ${summary(along.result)}; ${spread(along.usage)}; door ${Math.round(along.longestWaitMs)} ms; events ${JSON.stringify([...events])}`,
  )
  expectCalm(along.result)

  const after: Usage[] = []
  for (let outage = 0; outage < outages; outage++) {
    const storm = await watching({ server, port }, () => reconnectAll(devices, QUEUED))
    after.push(storm.usage.at(-1) ?? { memoryMb: Number.NaN, handles: Number.NaN })
    say(
      `all back with ${QUEUED}: ${summary(storm.result)} in ${storm.result.seconds.toFixed(1)} s; ${spread(storm.usage)}; door ${Math.round(storm.longestWaitMs)} ms`,
    )
    expectCalm(storm.result)
  }
  expectFlat(after)

  for (const { device } of devices) device.client.cut()
  server.kill('SIGTERM')
  expect(await server.ended).toEqual({ code: 0, signal: null })
  expect(server.faults).toEqual([])
  expect(
    lookAtCopy(dataDir, (database) => [...faultsOf(database), ...pointsOff(database, devices)]),
  ).toEqual([])
})

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

function summary({ times, statuses }: Answers): string {
  const [p50, p99] = [0.5, 0.99].map((share) => Math.round(percentile(times, share)))
  return `p50 ${p50} ms, p99 ${p99} ms, answers ${JSON.stringify(Object.fromEntries(statuses))}`
}

function spread(usage: readonly Usage[]): string {
  const few = usage.filter((_, index) => index % Math.ceil(usage.length / 6) === 0)
  const last = usage.at(-1)
  const memory = [...few, ...(last ? [last] : [])].map(({ memoryMb }) => Math.round(memoryMb))
  return `memory ${memory.join(' ')} MB, handles up to ${Math.max(...usage.map(({ handles }) => handles))}`
}

/** Nothing failed; throttled requests were told how long to wait, or the load would have thrown. */
function expectCalm({ statuses }: Answers): void {
  expect([...statuses.keys()].filter((status) => ![200, 429, 503].includes(status))).toEqual([])
}

/** Each outage leaves as much behind as the one before: no growing memory, no leaked handle. */
function expectFlat(after: readonly Usage[]): void {
  const handles = after.map((usage) => usage.handles)
  expect(Math.max(...handles)).toBeLessThanOrEqual((handles[0] ?? 0) + 10)
  // The page cache and the heap fill up at first: the last third may need only a little more than the one before.
  const third = Math.floor(after.length / 3)
  const memory = after.map(({ memoryMb }) => memoryMb)
  expect(Math.max(...memory.slice(-third))).toBeLessThan(
    Math.max(...memory.slice(third, -third)) * 1.25,
  )
}

/** Every sent change has its outcome, and everybody has the points of their taps. */
function pointsOff(
  database: Parameters<typeof faultsOf>[0],
  devices: readonly LoadDevice[],
): readonly string[] {
  const find = database
    .prepare<[string], number>('SELECT total_points FROM balances WHERE id = ?')
    .pluck()
  const count = database
    .prepare<[string], number>(
      `SELECT count(*) FROM mutations WHERE user_id = ? AND name NOT LIKE '%nvit%'`,
    )
    .pluck()
  return devices.flatMap(({ chores, sent }) => {
    const is = [find.get(chores.owner), count.get(chores.owner)]
    const must = [chores.points(), sent]
    return JSON.stringify(is) === JSON.stringify(must)
      ? []
      : [`${chores.owner}: ${is.join()}, not ${must.join()}`]
  })
}
