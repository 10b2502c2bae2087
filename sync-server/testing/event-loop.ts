/** Measures how long work blocks the event loop, in units of a fixed amount of work on the same machine. */

/** Together about 20 ms on an idle machine: half for the processor, half for its memory. */
const TURNS = 6_000_000
const TEXT = Buffer.from(JSON.stringify('a\u0315\u0316'.repeat(150_000)))

/** Other processes can only make it longer, so the minimum of several runs counts. */
const SAMPLES = 3
const MAX_SAMPLES = 10

/** Milliseconds that a fixed amount of work takes on this machine now. */
export function measureUnit(): number {
  return Math.min(...Array.from({ length: SAMPLES }, () => elapsed(doFixedWork)))
}

/**
 * The longest block of the event loop, in units: the minimum of several runs, which stop once it is short enough. The
 * machine may have become slower since `unit` was measured, so anything that seems too long is compared with a unit
 * measured at that moment.
 */
export async function longestBlock(
  work: () => Promise<unknown>,
  { unit, enough }: { readonly unit: number; readonly enough: number },
): Promise<number> {
  let least = (await blockOf(work)) / unit
  for (let sample = 1; sample < MAX_SAMPLES && least > enough; sample++) {
    const block = await blockOf(work)
    least = Math.min(least, block / Math.max(unit, elapsed(doFixedWork)))
  }
  return least
}

/** Checks repeatedly whether the event loop turns while the work runs. */
async function blockOf(work: () => Promise<unknown>): Promise<number> {
  let longest = 0
  let isOver = false
  let clock = startClock()
  function look(): void {
    longest = Math.max(longest, clock())
    clock = startClock()
    if (!isOver) setImmediate(look)
  }
  setImmediate(look)
  await work()
  longest = Math.max(longest, clock())
  isOver = true
  return longest
}

function elapsed(work: () => unknown): number {
  const clock = startClock()
  work()
  return clock()
}

/** In real time or in processor time, whichever is less: this process may have to wait for others. */
function startClock(): () => number {
  const wall = performance.now()
  const used = process.cpuUsage()
  return () => {
    const { user, system } = process.cpuUsage(used)
    return Math.min(performance.now() - wall, (user + system) / 1000)
  }
}

function doFixedWork(): number {
  let value = 1
  for (let turn = 0; turn < TURNS; turn++) value = (Math.imul(value, 1_664_525) + 1_013_904_223) | 0
  return value + String(JSON.parse(TEXT.toString())).length
}
