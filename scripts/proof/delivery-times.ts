/** How long it takes until the other devices of a household are told of a change, from its acknowledgement on. */
import type { Page } from '#domain/sync-protocol.ts'
import { percentile } from '../bench/statistics.ts'

type Listener = {
  readonly household: number
  /** Changes whenever a stream opens; null while there is none. */
  stream: number | null
  streams: number
  /** When the listener was told of each task, and over which connection. */
  readonly seen: Map<string, { readonly at: number; readonly way: string | null }>
}
type Sample = {
  readonly taskId: string
  readonly listener: Listener
  readonly from: number
  /** The listener's connection at that time. */
  readonly way: string | null
}

export function createDeliveryTimes(households: readonly number[]) {
  const listeners = households.map((household): Listener => ({
    household,
    stream: null,
    streams: 0,
    seen: new Map(),
  }))
  const samples: Sample[] = []
  let outages = 0
  let isShut = false
  /** A stream and a reachable database; null if either is missing. It is another one once one of them was away. */
  const wayTo = ({ stream }: Listener) =>
    stream === null || isShut ? null : `${stream} ${outages}`

  return {
    stream(device: number, isUp: boolean): void {
      const listener = listeners[device]
      if (!listener) return
      if (isUp) listener.streams += 1
      listener.stream = isUp ? listener.streams : null
    },
    /** The database is out of reach, or back. */
    shut(now: boolean): void {
      isShut = now
      outages += now ? 1 : 0
    },
    page(device: number, { put }: Page): void {
      const listener = listeners[device]
      const at = performance.now()
      for (const { id } of put['tasks'] ?? [])
        if (listener?.seen.has(id) === false) listener.seen.set(id, { at, way: wayTo(listener) })
    },
    /** A shared task was created, and this device has been told of it. */
    acknowledged(device: number, taskId: string): void {
      const from = performance.now()
      for (const [number, listener] of listeners.entries())
        if (number !== device && listener.household === listeners[device]?.household)
          samples.push({ taskId, listener, from, way: wayTo(listener) })
    },
    /** Milliseconds, separately for devices that stayed connected and for others; and how often one was never told. */
    times(isGone: (taskId: string) => boolean) {
      const [connected, others]: [number[], number[]] = [[], []]
      let undelivered = 0
      for (const { taskId, listener, from, way } of samples) {
        const seen = listener.seen.get(taskId)
        if (!seen) undelivered += isGone(taskId) ? 0 : 1
        else {
          const list = way !== null && way === seen.way ? connected : others
          list.push(Math.max(0, seen.at - from))
        }
      }
      return { connected, others, undelivered }
    },
  }
}

export function spread(times: readonly number[]): string {
  const values = [percentile(times, 0.5), percentile(times, 0.99), Math.max(...times)]
  const [p50, p99, max] = values.map((ms) => Math.round(ms))
  return `p50 ${p50} ms, p99 ${p99} ms, max ${max} ms of ${times.length}`
}
