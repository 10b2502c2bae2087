/**
 * A server killed with -9 at random and at armed points, under load and while it migrates, backs up, cleans up and is
 * restored: nothing acknowledged is lost, nothing is done twice, and it is back in under a second (I2, I4, I7, I11).
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createRandom } from '#server/demo/random.ts'
import { freePort } from '#server/testing/free-port.ts'
import { percentile } from './bench/statistics.ts'
import { buildServer } from './build-server.mjs'
import type { Workload } from './proof/crash-workload.ts'
import {
  addMigration,
  ageData,
  createWorkload,
  faultsOfBackups,
  forgetBackups,
} from './proof/crash-workload.ts'
import { forgetSetAside, makeBackup, numberInPlace, startRestore } from './proof/restore-process.ts'
import type { Readiness, ServerProcess, Start } from './proof/server-process.ts'
import { startServer } from './proof/server-process.ts'

const kills = Number(process.env['CRASH_KILLS'] ?? 100)
const seed = Number(process.env['CRASH_SEED'] ?? Date.now() % 1_000_000_007)
const random = createRandom(seed)
const HOUSEHOLDS = 4
/** If an armed point is not reached within this time, the server is killed at random instead. */
const TIMEOUT_MS = 10_000
/** The maximum time of one start, kill and check on a busy machine. */
const KILL_MS = 30_000
/** A restore takes about this long after its first step. */
const RESTORE_MS = 60

/** The point where the server dies, and the maximum number of passings. */
const points = {
  'at random': 0,
  'moving-the-log': 0,
  writing: 60,
  committing: 40,
  committed: 40,
  'backing-up': 12,
  'cleaning-up': 900,
  migrating: 1,
  'copied-before-migration': 1,
  restoring: 24,
  'restoring-at-random': 0,
} as const
type Point = keyof typeof points
const names = Object.keys(points) as Point[]

const folder = mkdtempSync(join(tmpdir(), 'mitten-'))
const dataDir = join(folder, 'data')
// Within the project, so that the native modules are found.
const build = join(import.meta.dirname, '..', '.cache', `crash-${process.pid}`)
const preload = pathToFileURL(join(import.meta.dirname, 'proof', 'crash-points.mjs')).href
beforeAll(async () => {
  mkdirSync(build, { recursive: true })
  await buildServer(build, { main: 'main.ts', restore: 'cli/restore.ts' })
})
afterAll(() => {
  rmSync(folder, { recursive: true })
  rmSync(build, { recursive: true })
})

const timeout = kills * KILL_MS
test(`${kills} kills lose nothing and double nothing, from seed ${seed}`, { timeout }, async () => {
  const start: Start = {
    build,
    dataDir,
    port: await freePort(),
    environment: { RATE_LIMITS: 'off' },
  }
  const workload = await settle(start)
  const died = new Map<string, number>()
  const starts: Readiness[] = []
  const restores: number[] = []
  const reached = new Set<Point>()
  let late = 0
  for (let number = 0; number < kills; number++) {
    const point = names[number % names.length] ?? 'at random'
    const die = point.startsWith('restoring') ? dieRestoring : dieServing
    const { readiness, restoredMs, isLate, faults } = await die({
      start: armed(start, point),
      workload,
      point,
      number,
    })
    expect({ number, point, faults }).toEqual({ number, point, faults: [] })
    if (readiness !== null) starts.push(readiness)
    if (restoredMs !== null) restores.push(restoredMs)
    if (isLate) late += 1
    else reached.add(point)
    died.set(point, (died.get(point) ?? 0) + 1)
  }
  expect(await stopAtWork(start, workload)).toEqual({ code: 0, signal: null, faults: [] })
  await end(start, workload)
  report({ died, late, starts, restores, workload })
  // Its own processor time, because waiting for a processor depends on the machine.
  expect(percentile(cpuTimes(starts), 0.5)).toBeLessThan(1000)
  expect(late).toBeLessThan(kills / 10)
  // A point that is never reached has been moved or removed.
  expect(names.slice(0, kills).filter((name) => !reached.has(name))).toEqual([])
})

/** The first run: people register and become partners. */
async function settle(start: Start): Promise<Workload> {
  const server = startServer(start)
  await server.ready
  const workload = await createWorkload({ port: start.port, households: HOUSEHOLDS, random })
  server.kill('SIGKILL')
  await server.ended
  return workload
}

function prepare(point: Point, number: number): void {
  if (point === 'migrating' || point === 'copied-before-migration') addMigration(build, number)
  if (point === 'backing-up') forgetBackups(dataDir)
  if (point === 'cleaning-up') ageData(dataDir, number)
}

function armed(start: Start, point: Point): Start {
  const CRASH_AT = `${point}:${random.between(1, Math.max(1, points[point]))}`
  const BACKUP_EVERY_HOURS = point === 'backing-up' ? '1' : '0'
  return { ...start, preload, environment: { ...start.environment, CRASH_AT, BACKUP_EVERY_HOURS } }
}

type Dying = {
  readonly start: Start
  readonly workload: Workload
  readonly point: Point
  readonly number: number
}
type Death = {
  /** The duration of its start; null if it was killed before. */
  readonly readiness: Readiness | null
  /** The duration of a restore that was not killed. */
  readonly restoredMs: number | null
  /** It was killed at another point than intended, or finished. */
  readonly isLate: boolean
  readonly faults: readonly string[]
}

async function dieServing({ start, workload, point, number }: Dying): Promise<Death> {
  prepare(point, number)
  const server = startServer(start)
  const readiness = await server.ready
  const isLate = readiness !== null && !(await dieAtWork(server, workload, point))
  const { signal } = await server.ended
  const alive = signal === 'SIGKILL' ? [] : [`It ended with ${signal}`]
  const restoredMs = null
  return {
    readiness,
    restoredMs,
    isLate,
    faults: [...alive, ...server.faults, ...workload.faultsLeft(dataDir)],
  }
}

/** The old database or the restored one is in place and complete; restoring again results in the restored one. */
async function dieRestoring({ start, workload, point, number }: Dying): Promise<Death> {
  const file = join(folder, 'backup.sqlite')
  const before = numberInPlace(dataDir)
  makeBackup(dataDir, file, number)
  const restore = startRestore(start, file)
  if (points[point] === 0) {
    await restore.begun
    setTimeout(restore.kill, random.between(0, RESTORE_MS))
  }
  const { signal } = await restore.ended
  const left = numberInPlace(dataDir)
  const faults = [...workload.faultsLeft(dataDir)]
  if (left !== before && left !== number) faults.push(`Neither ${before} nor ${number}: ${left}`)
  const { preload: _unarmed, ...calm } = start
  const startedAt = performance.now()
  const again = await startRestore(calm, file).ended
  const restoredMs = performance.now() - startedAt
  if (again.code !== 0) faults.push(`Restoring again ended with ${again.code}`)
  if (numberInPlace(dataDir) !== number) faults.push('Restored again, it is not in place')
  forgetSetAside(dataDir)
  workload.restored()
  return {
    readiness: null,
    restoredMs,
    isLate: signal !== 'SIGKILL',
    faults: [...faults, ...workload.faultsLeft(dataDir)],
  }
}

/** Whether it died at the intended point. */
async function dieAtWork(
  server: ServerProcess,
  workload: Workload,
  point: Point,
): Promise<boolean> {
  const isRandom = points[point] === 0
  let isLate = false
  const timer = setTimeout(
    () => {
      isLate = !isRandom
      server.kill('SIGKILL')
    },
    isRandom ? random.between(20, 700) : TIMEOUT_MS,
  )
  await workload.work()
  clearTimeout(timer)
  return !isLate
}

/** Stopped under load, it ends by itself, in time, and keeps everything it acknowledged (SEC41). */
async function stopAtWork(start: Start, workload: Workload) {
  const server = startServer(start)
  await server.ready
  setTimeout(() => server.kill('SIGTERM'), 300)
  const timer = setTimeout(() => server.kill('SIGKILL'), 11_300)
  await workload.work()
  const ending = await server.ended
  clearTimeout(timer)
  return { ...ending, faults: [...server.faults, ...workload.faultsLeft(dataDir)] }
}

async function end(start: Start, workload: Workload): Promise<void> {
  const server = startServer(start)
  await server.ready
  await workload.drain()
  server.kill('SIGTERM')
  await server.ended
  expect([...server.faults, ...workload.faultsAtEnd(dataDir)]).toEqual([])
  expect(faultsOfBackups(dataDir)).toEqual([])
}

type CrashReport = {
  readonly died: ReadonlyMap<string, number>
  readonly late: number
  readonly starts: readonly Readiness[]
  readonly restores: readonly number[]
  readonly workload: Workload
}

function report({ died, late, starts, restores, workload }: CrashReport): void {
  const each = [...died].map(([point, count]) => `${point} ${count}`).join(', ')
  const times = starts.map(({ ms }) => ms)
  const spread = (values: readonly number[]) =>
    [percentile(values, 0.5), Math.max(...values)].map(Math.round).join(' / ')
  process.stdout.write(
    `${kills} kills (${each}; ${late} not at their point)\n` +
      `${workload.acknowledged()} mutations acknowledged, none missing, none doubled\n` +
      `ready again, median / longest of ${starts.length}: ${spread(times)} ms, of it processor time ${spread(cpuTimes(starts))} ms\n` +
      `restored, median / longest of ${restores.length}: ${spread(restores)} ms\n`,
  )
}

function cpuTimes(starts: readonly Readiness[]): readonly number[] {
  return starts.map(({ cpuMs }) => cpuMs).filter((ms) => !Number.isNaN(ms))
}
