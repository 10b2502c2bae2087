/** Keeps account of every mutation of a run: which may be gone for good, because nothing that remembers it is left. */
import { DAY_MS } from '#domain/calendar.ts'
import type { ModelDevice } from './model-device.ts'
import type { ModelServer } from './model-server.ts'

export type Ledger = ReturnType<typeof createLedger>

/** Answered mutations are kept a week for a server that lost them. */
const KEPT_MS = 7 * DAY_MS

export function createLedger({
  devices,
  server,
  now,
}: {
  readonly devices: readonly ModelDevice[]
  readonly server: ModelServer
  readonly now: () => number
}) {
  /** Remembered nowhere after something was lost or set back. */
  const lost = new Set<string>()
  /** Known to the server once, then not; with the time of the tap. */
  const forgotten = new Map<string, number>()

  async function remembered(): Promise<ReadonlyMap<string, number>> {
    const ids = new Map<string, number>()
    for (const device of devices) {
      const { outbox, rejected } = await device.image()
      for (const { id, at } of [...outbox.values(), ...rejected.values()])
        ids.set(id, Date.parse(at))
    }
    return ids
  }

  return {
    /** Runs what loses something, and notes what nobody remembers after it. */
    async losing(work: () => Promise<unknown>): Promise<void> {
      const known = (device: ModelDevice) =>
        device.made.filter((id) => server.watch.isKnown(device.account, id))
      const before = devices.map(known)
      const times = await remembered()
      await work()
      const left = await remembered()
      devices.forEach((device, index) => {
        for (const id of device.made)
          if (!left.has(id) && !server.watch.isKnown(device.account, id)) lost.add(id)
        for (const id of before[index] ?? [])
          if (!server.watch.isKnown(device.account, id)) forgotten.set(id, times.get(id) ?? 0)
      })
    },
    wasForgotten: (id: string) => forgotten.has(id),
    /** Whether a mutation the server does not know may rightly be gone. */
    mayBeGone(id: string): boolean {
      const at = forgotten.get(id)
      return lost.has(id) || (at !== undefined && now() - at > KEPT_MS)
    },
  }
}
