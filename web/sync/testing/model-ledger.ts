/** Records every mutation of a run, and which may be lost for good because nothing that knew it exists any more. */
import { DAY_MS } from '#domain/calendar.ts'
import type { Made, ModelDevice } from './model-device.ts'
import type { ModelServer } from './model-server.ts'

export type Ledger = ReturnType<typeof createLedger>

/** Answered mutations are kept for a week, for a server that lost them. */
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
  /** Known to the server once, then forgotten; with the time of the tap. */
  const forgotten = new Map<string, number>()

  const fateOf = ({ account }: ModelDevice, id: string) =>
    server.watch.outcomeOf(server.core(), account, id)?.status ?? null

  async function remembered(): Promise<ReadonlySet<string>> {
    const ids = new Set<string>()
    for (const device of devices) {
      const { outbox, rejected } = await device.image()
      for (const { id } of [...outbox.values(), ...rejected.values()]) ids.add(id)
    }
    return ids
  }

  /** A mutation made after the device was last lost or set back is kept for a week once the server has applied it. */
  function mustBeKept(device: ModelDevice, { id, at }: Made): boolean {
    const since = device.made.slice(device.madeBefore.at(-1) ?? 0)
    return since.some((made) => made.id === id) && now() - at <= KEPT_MS
  }

  return {
    /** Runs something that loses data, and records which mutations exist nowhere afterwards. */
    async losing(work: () => Promise<unknown>): Promise<void> {
      const fates = devices.map((device) =>
        device.made.map((made) => ({ ...made, fate: fateOf(device, made.id) })),
      )
      const before = await remembered()
      await work()
      const left = await remembered()
      devices.forEach((device, index) => {
        for (const { fate, ...made } of fates[index] ?? []) {
          if (fateOf(device, made.id) !== null) continue
          if (fate !== null) forgotten.set(made.id, made.at)
          const isGone = !left.has(made.id) && (fate !== null || before.has(made.id))
          if (isGone && !(fate === 'applied' && mustBeKept(device, made))) lost.add(made.id)
        }
      })
    },
    wasForgotten: (id: string) => forgotten.has(id),
    /** Whether a device may rightly have dropped a mutation that the server does not know, or has learned again. */
    mayBeGone(id: string): boolean {
      const at = forgotten.get(id)
      return lost.has(id) || (at !== undefined && now() - at > KEPT_MS)
    },
  }
}
