/** W1 to W4 and W6: what a person waits for, in a browser. The sides alternate, so that a busy moment affects both. */
import { join } from 'node:path'
import type { Browser, DevicePage } from './browser.ts'
import { launchBrowser } from './browser.ts'
import type { Bundles, Place, PlaceSide } from './place.ts'
import { preparePlace } from './place.ts'
import type { PostgresSide } from './postgres-side.ts'
import type { Results, Side } from './results.ts'
import { percentile } from './statistics.ts'

export type Workbench = {
  readonly folder: string
  readonly bundles: Bundles
  readonly results: Results
  readonly browser: Browser
  readonly only: ReadonlySet<string>
  readonly postgres: PostgresSide | null
  readonly say: (line: string) => void
}
type Sides = readonly (readonly [Side, DevicePage])[]

const RUNS = 3
const TAPS = 200
const HOPS = 30
const WARM_UP = 10
/** Enough for all taps, then for all hops. */
const OPEN = WARM_UP + RUNS * TAPS + WARM_UP + RUNS * HOPS

/** Taps, reads and hops at one size of the database. */
export async function measureAtSize(bench: Workbench, rows: number): Promise<void> {
  const folder = join(bench.folder, `rows-${rows}`)
  const place = await preparePlace({
    folder,
    size: { tasks: rows, open: OPEN },
    bundles: bench.bundles,
    postgres: bench.only.has('W4') ? bench.postgres : null,
  })
  bench.say(`${rows} rows: servers ready`)
  try {
    const mitten = await place.device({ browser: bench.browser, side: 'mitten' })
    const batch = await place.device({ browser: bench.browser, side: 'floor-batch' })
    bench.say(`${rows} rows: devices ready`)
    const sides = [
      ['mitten', mitten],
      ['floor-batch', batch],
    ] as const
    if (bench.only.has('W6')) await measureReads(bench.results, sides, rows)
    if (bench.only.has('W1')) await measureTaps(bench.results, sides, rows)
    await Promise.all([mitten.close(), batch.close()])
    if (bench.only.has('W4')) await measureHops(bench, place, rows)
  } finally {
    await place.close()
  }
}

async function measureReads(results: Results, sides: Sides, rows: number): Promise<void> {
  for (const [, device] of sides) await device.ask('readActive', 20)
  for (let run = 0; run < 5; run++)
    for (const [side, device] of sides) {
      const active = percentile(await device.ask('readActive', 40), 0.5)
      results.add({ workload: 'W6', metric: 'first 3 active p50 ms', rows }, side, active)
      const points = percentile(await device.ask('readPoints', 40), 0.5)
      results.add({ workload: 'W6', metric: 'points p50 ms', rows }, side, points)
    }
}

async function measureTaps(results: Results, sides: Sides, rows: number): Promise<void> {
  for (const [, device] of sides) await device.ask('tap', WARM_UP)
  for (let run = 0; run < RUNS; run++)
    for (const [side, device] of sides) {
      const times = await device.ask('tap', TAPS)
      results.add({ workload: 'W1', metric: 'tap p50 ms', rows }, side, percentile(times, 0.5))
      results.add({ workload: 'W1', metric: 'tap p95 ms', rows }, side, percentile(times, 0.95))
    }
}

/** The time from a tap of one member to the other member's live query, in another browser. */
async function measureHops(bench: Workbench, place: Place, rows: number): Promise<void> {
  const other = await launchBrowser(join(bench.folder, `other-${rows}`))
  const from = WARM_UP + RUNS * TAPS
  try {
    for (const side of place.sides) {
      const [a, b] = await Promise.all([
        place.device({ browser: bench.browser, side }),
        place.device({ browser: other, side, member: 1 }),
      ])
      await b.ask('goLive')
      await a.ask('goLive')
      await hops({ a, b, from, count: WARM_UP })
      for (let run = 0; run < RUNS; run++) {
        const { times, stored } = await hops({
          a,
          b,
          from: from + WARM_UP + run * HOPS,
          count: HOPS,
        })
        const add = (metric: string, value: number) =>
          bench.results.add({ workload: 'W4', metric, rows }, side, value)
        add('A to B p50 ms', percentile(times, 0.5))
        add('A to B p95 ms', percentile(times, 0.95))
        add('local tap p50 ms', percentile(stored, 0.5))
      }
      await Promise.all([a.close(), b.close()])
    }
  } finally {
    await other.close()
  }
}

type Hops = {
  readonly a: DevicePage
  readonly b: DevicePage
  readonly from: number
  readonly count: number
}

async function hops({ a, b, from, count }: Hops) {
  const times: number[] = []
  const stored: number[] = []
  for (let index = from; index < from + count; index++) {
    await b.ask('watch', index)
    const { at, storedMs } = await a.ask('tapTask', index)
    times.push((await b.ask('seen')) - at)
    stored.push(storedMs)
    await new Promise((resolve) => setTimeout(resolve, 30))
  }
  return { times, stored }
}

/** The time to send this many queued mutations, until the server's database has all of them and the device knows. */
export async function measureReconnect(bench: Workbench, queued: number): Promise<void> {
  const runs = queued > 1000 ? RUNS : 5
  const open = queued * runs
  const folder = join(bench.folder, `queue-${queued}`)
  const size = { tasks: open + 4000, open }
  const { bundles, postgres } = bench
  const place = await preparePlace({ folder, size, bundles, postgres })
  try {
    const devices: (readonly [PlaceSide, DevicePage])[] = []
    for (const side of place.sides)
      devices.push([side, await place.device({ browser: bench.browser, side })])
    for (let run = 0; run < runs; run++)
      for (const [side, device] of devices)
        await measureDrain(bench.results, { device, side, place, queued, isFirst: run === 0 })
    await Promise.all(devices.map(([, device]) => device.close()))
  } finally {
    await place.close()
  }
}

type Drain = {
  readonly device: DevicePage
  readonly side: PlaceSide
  readonly place: Place
  readonly queued: number
  /** In a process that has just started, and has not compiled anything yet. */
  readonly isFirst: boolean
}

async function measureDrain(
  results: Results,
  { device, side, place, queued, isFirst }: Drain,
): Promise<void> {
  const server = place.serverOf(side)
  await device.ask('enqueue', queued)
  const before = server.cpuMs()
  const { ms, longestTaskMs } = await device.ask('drain')
  const add = (metric: string, value: number) =>
    results.add({ workload: 'W2', metric, rows: queued }, side, value)
  add('durable and known ms', ms)
  add(isFirst ? 'server CPU ms, new process' : 'server CPU ms', server.cpuMs() - before)
  add('longest task ms', longestTaskMs)
}

/** The time that a new device takes until it shows the first screen, and until it has everything. */
export async function measureFirstSync(bench: Workbench, rows: number): Promise<void> {
  const folder = join(bench.folder, `first-${rows}`)
  const size = { tasks: rows, open: 60 }
  const place = await preparePlace({ folder, size, bundles: bench.bundles })
  try {
    for (let run = 0; run < RUNS; run++) {
      await measureOneFirstSync(bench, { side: 'mitten', place, rows })
      await measureOneFirstSync(bench, { side: 'floor-batch', place, rows })
    }
  } finally {
    await place.close()
  }
}

type FirstSyncRun = {
  readonly side: 'mitten' | 'floor-batch'
  readonly place: Place
  readonly rows: number
}

async function measureOneFirstSync(
  { browser, results }: Workbench,
  { side, place, rows }: FirstSyncRun,
): Promise<void> {
  const device = await place.device({ browser, side, isEmpty: true })
  const [found, bytes] = await device.wireBytes(() => device.ask('firstSync'))
  if (found.rows !== rows) throw new Error(`${side} stored ${found.rows} of ${rows} tasks`)
  const add = (metric: string, value: number) =>
    results.add({ workload: 'W3', metric, rows }, side, value)
  add('first screen ms', found.visibleMs)
  add('all stored ms', found.storedMs)
  add('wire kB', bytes / 1000)
  add('longest task ms', found.longestTaskMs)
  await device.ask('forget')
  await device.close()
}
