/// <reference lib="dom" />
/** Time in the page: one clock for several browsers of one machine, and the main thread's long tasks. */

let offset: number | null = null

/** Milliseconds since 1970 with the precision of performance.now(), calibrated by a tick of the system clock. */
export function wallNow(): number {
  offset ??= measureOffset()
  return performance.now() + offset
}

function measureOffset(): number {
  const found = Array.from({ length: 9 }, () => {
    const from = Date.now()
    while (Date.now() === from);
    return Date.now() - performance.now()
  })
  return found.sort((a, b) => a - b)[4] ?? 0
}

/** The longest main-thread task while the work runs; 0 if none took over 50 ms. */
export async function withLongTasks<T>(work: () => Promise<T>): Promise<readonly [T, number]> {
  let longest = 0
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longest = Math.max(longest, duration)
  })
  observer.observe({ type: 'longtask' })
  const result = await work()
  await new Promise((resolve) => setTimeout(resolve, 50))
  observer.disconnect()
  return [result, longest]
}

/** Milliseconds of one read; five in a row make a sample, because the page's clock is coarse. */
export async function timeReads(samples: number, read: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = []
  for (let index = 0; index < samples; index++) {
    const from = performance.now()
    for (let turn = 0; turn < 5; turn++) await read()
    times.push((performance.now() - from) / 5)
  }
  return times
}
