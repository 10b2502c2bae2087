/** Measures how long work blocks the event loop, in units of a loop that is measured beside it. */

/** Together some 20 ms on an idle machine of today: half for the processor, half for its memory. */
const TURNS = 6_000_000
const TEXT = Buffer.from(JSON.stringify('a\u0315\u0316'.repeat(150_000)))

/** What else runs here only ever makes it longer: the least of so many counts. */
const SAMPLES = 3

/** Milliseconds that a fixed piece of work takes here and now. */
export function measureUnit(): number {
  return Math.min(...Array.from({ length: SAMPLES }, () => elapsed(doFixedWork)))
}

/** Milliseconds of the longest stretch in which nothing else was served: the least of a few times, up to what is enough. */
export async function longestHold(
  work: () => Promise<unknown>,
  { enough }: { readonly enough: number },
): Promise<number> {
  let least = Infinity
  for (let sample = 0; sample < SAMPLES && least > enough; sample++)
    least = Math.min(least, await holdOf(work))
  return least
}

/** Asks again and again whether anybody else gets a turn while the work is done. */
async function holdOf(work: () => Promise<unknown>): Promise<number> {
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

/** By the clock on the wall or by the processor's, whichever says less: this process may have to wait for others. */
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
