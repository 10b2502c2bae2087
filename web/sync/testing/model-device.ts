/** A device of the model: the real engine over a store that can be inspected, copied and lost. */
import { v7 } from 'uuid'
import { CommandError } from '#domain/command-error.ts'
import type { CommandInput, CommandName } from '#domain/commands.ts'
import { parseCursor } from '#domain/cursor.ts'
import { openSettings } from '#domain/testing/make.ts'
import type { DeviceState, DeviceStore } from '#web/data/device-store.ts'
import { initialState } from '#web/data/device-store.ts'
import { runCommand } from '#web/data/run-command.ts'
import type { DeviceImage } from '#web/data/testing/memory-store.ts'
import { createMemoryStore, emptyImage } from '#web/data/testing/memory-store.ts'
import type { Variant } from './variant.ts'

/** A store and a way to see, copy and replace all it holds. */
export type OpenStore = {
  readonly store: DeviceStore
  readonly image: () => Promise<DeviceImage>
  readonly restore: (image: DeviceImage) => Promise<void>
}
/** A mutation, and the time of its tap as the device took it to be. */
export type Made = { readonly id: string; readonly at: number }
export type ModelDevice = ReturnType<typeof createModelDevice>
type Marks = { readonly isMixed: boolean; readonly lastCursor: string | null }
export type KeptImage = { readonly image: DeviceImage; readonly marks: Marks }

export function openMemoryStore(state: DeviceState): OpenStore {
  const memory = createMemoryStore(state)
  return {
    store: memory,
    image: () => Promise.resolve(memory.image()),
    restore: (image) => Promise.resolve(memory.restore(image)),
  }
}

export function createModelDevice(options: {
  readonly name: string
  readonly account: string
  readonly openStore: (state: DeviceState) => OpenStore
  readonly planLimits: boolean
  readonly now: () => number
  readonly variant: Variant
}) {
  const { name, account, openStore, planLimits, now, variant } = options
  const open = openStore(freshState(planLimits))
  const store = variant.store?.(open.store) ?? open.store
  let marks: Marks = { isMixed: false, lastCursor: null }

  const device = {
    name,
    account,
    store,
    image: open.image,
    reads: variant.reads,
    /** How far this device's clock is ahead of the true time. */
    skewMs: 0,
    /** Exchanges without an answer in a row. */
    attempt: 0,
    /** The mutations made here, in order. */
    made: [] as Made[],
    /** How many were made before the device was last lost or reset; those in transit then may arrive at any time. */
    madeBefore: [] as number[],
    /** It was lost or set back, so it no longer has what it had been told. */
    isSetBack: false,
    isCopied: false,
    /** The server was set back without notice; the rows on this device may be from a past that never was. */
    isStray: false,
    images: [] as KeptImage[],
    clock: () => now() + device.skewMs,

    /** True if the command was accepted here. */
    async run<Name extends CommandName>(
      command: Name,
      input: CommandInput<Name>,
    ): Promise<boolean> {
      const { state } = await open.image()
      const at = device.clock() + state.clockOffsetMs
      const runner = {
        store,
        account,
        now: () => new Date(at),
        settings: () => state.settings,
        queued: () => undefined,
      }
      try {
        device.made.push({ id: await runCommand(runner, command, input), at })
        return true
      } catch (error) {
        if (error instanceof CommandError) return false
        throw error
      }
    },

    isMixed: () => marks.isMixed,
    async keep(): Promise<KeptImage> {
      return { image: await open.image(), marks }
    },
    async restore(kept: KeptImage): Promise<void> {
      marks = kept.marks
      device.isSetBack = true
      device.madeBefore.push(device.made.length)
      await open.restore(kept.image)
    },
    async evict(): Promise<void> {
      marks = { isMixed: false, lastCursor: null }
      device.isSetBack = true
      device.isStray = false
      device.madeBefore.push(device.made.length)
      await open.restore(emptyImage(freshState(planLimits)))
    },

    /**
     * Notes a new cursor. While a first sync is paged, and until the news after it has arrived, the device has rows
     * from several moments, which are no snapshot.
     */
    stand(cursor: string | null): 'snapshot' | 'mixed' {
      const { lastCursor, isMixed } = marks
      if (cursor === lastCursor) return isMixed ? 'mixed' : 'snapshot'
      const wasPaging = isPaging(lastCursor)
      marks = { lastCursor: cursor, isMixed: isPaging(cursor) || wasPaging }
      return marks.isMixed ? 'mixed' : 'snapshot'
    },
  }
  return device
}

function isPaging(cursor: string | null): boolean {
  return (parseCursor(cursor)?.position ?? null) !== null
}

function freshState(planLimits: boolean): DeviceState {
  return { ...initialState(v7()), settings: { ...openSettings, planLimits } }
}
