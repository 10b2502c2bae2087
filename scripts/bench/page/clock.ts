/// <reference lib="dom" />
/** Time in the page: one clock for several browsers of one machine, and the main thread's long tasks. */
import { liveQuery } from 'dexie'
import type { Drained } from '../device.ts'

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

/** Milliseconds of the work, and the longest main-thread task in it; 0 if none took over 50 ms. */
export async function timeWork(work: () => Promise<unknown>): Promise<Drained> {
  let longestTaskMs = 0
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longestTaskMs = Math.max(longestTaskMs, duration)
  })
  observer.observe({ type: 'longtask' })
  const from = performance.now()
  await work()
  const ms = performance.now() - from
  await new Promise((resolve) => setTimeout(resolve, 50))
  observer.disconnect()
  return { ms, longestTaskMs }
}

type Read = (id: string) => Promise<{ readonly completed_at: string | null } | undefined>

/** Watches one task at a time: `watch` resolves once it has been read, `seen` with the time it shows as completed. */
export function createWatcher(read: Read) {
  let seen: Promise<number>
  return {
    watch: (id: string) =>
      new Promise<void>((ready) => {
        seen = new Promise((resolve) => {
          const live = liveQuery(() => read(id)).subscribe((task) => {
            ready()
            if (!task?.completed_at) return
            resolve(wallNow())
            setTimeout(() => live.unsubscribe())
          })
        })
      }),
    seen: () => seen,
  }
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
