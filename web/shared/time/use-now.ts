/** The current minute, for content that depends on the time of day. */
import { useSyncExternalStore } from 'react'
import { MINUTE_MS } from '#domain/calendar.ts'

/** How far the server was ahead at the last measurement: a clock that is a year off still shows today (R34). */
let offsetMs = 0
const listeners = new Set<() => void>()

export function correctClock(serverAheadMs: number): void {
  offsetMs = serverAheadMs
  for (const listener of listeners) listener()
}

/** The current moment by the server's clock, as far as this device knows it. */
export function correctedNow(): Date {
  return new Date(Date.now() + offsetMs)
}

/** Changes once a minute, and when the page becomes visible again. */
export function useNow(): Date {
  const minute = useSyncExternalStore(subscribe, currentMinute)
  return new Date(minute * MINUTE_MS)
}

function currentMinute(): number {
  return Math.floor(correctedNow().getTime() / MINUTE_MS)
}

function subscribe(listener: () => void): () => void {
  const timer = setInterval(listener, MINUTE_MS / 4)
  document.addEventListener('visibilitychange', listener)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    clearInterval(timer)
    document.removeEventListener('visibilitychange', listener)
  }
}
