/** The store of a device, and its transaction: rows, outbox and state change together. */
import type { RefusalCode, RefusalDetails } from '#domain/command-error.ts'
import type { Settings } from '#domain/command.ts'
import type { CommandName } from '#domain/commands.ts'
import type { Found } from '#domain/rows.ts'
import type { Mutation } from '#domain/sync-protocol.ts'
import { SCHEMA } from '#domain/tx.ts'
import type { Change, Read } from '#domain/tx.ts'

/**
 * A queued mutation with what it did here. The oldest `before` of a row among the waiting ones is its shadow: the
 * server's copy, from which a rebase starts.
 */
export type OutboxItem = Omit<Mutation, 'name'> & {
  readonly seq: number
  readonly name: CommandName
  readonly changes: readonly Change[]
  /** By how much the device's clock was corrected in `at`, in milliseconds. */
  readonly clockOffsetMs?: number
  /** What it did before the rules refused it here, so that a person can still be told what it was about. */
  readonly undone?: readonly Change[]
}

/** A change the rules refused, kept with its input until the person decides (rule R30). */
export type RejectedItem = Omit<OutboxItem, 'seq'> & {
  readonly code: RefusalCode
  readonly message: string
  readonly details: RefusalDetails | null
  readonly rejected_at: string
}

export type DeviceState = {
  readonly cursor: string | null
  readonly schema: number
  /** Outbox items up to this number are answered; they stay a while in case the server loses them (R13). */
  readonly settled: number
  /** Items up to this number have been in a request, so the server may know them: nothing takes them back. */
  readonly sent: number
  readonly acknowledged: string | null
  /** Grows whenever a rebase rewrote outbox items, so that copies held in memory are known to be old. */
  readonly rebases: number
  /** Server clock minus device clock, in milliseconds. */
  readonly clockOffsetMs: number
  readonly lastSyncedAt: string | null
  /** What the server said last about itself. */
  readonly settings: Settings
  /** Names this store on the wire, so that its own changes are not sent back to it. */
  readonly device: string
}

export type DeviceTx = {
  load(reads: readonly Read[]): Promise<readonly Found[]>
  state(): Promise<DeviceState>
  putState(state: DeviceState): Promise<void>
  /** The waiting items in order, reusing copies in memory where they are still good. */
  waiting(after: number, copies?: readonly OutboxItem[]): Promise<readonly OutboxItem[]>
  enqueue(item: Omit<OutboxItem, 'seq'>): Promise<void>
  replace(items: readonly OutboxItem[]): Promise<void>
  drop(seqs: readonly number[]): Promise<void>
  /** Forgets answered items up to a number. */
  trim(through: number): Promise<void>
  write(changes: readonly Pick<Change, 'table' | 'id' | 'after'>[]): Promise<void>
  /** Empties the tables of rows; outbox, rejected and state stay. */
  clear(): Promise<void>
  reject(items: readonly RejectedItem[]): Promise<void>
}

/** `strict` survives a crash of the machine; `relaxed` is for what the server can tell again. */
export type Durability = 'strict' | 'relaxed'

export type DeviceStore = {
  /** What was last seen of a row or slice here; it may be old, and undefined says nothing. */
  seen(read: Read): Found | undefined
  /** All or nothing. Inside, only what `tx` returns may be awaited: anything else would end the transaction. */
  transaction<T>(work: (tx: DeviceTx) => Promise<T>, durability?: Durability): Promise<T>
  /** State and the next items to send, as one snapshot. */
  outgoing(
    limit: number,
  ): Promise<{ readonly state: DeviceState; readonly items: readonly OutboxItem[] }>
}

/** The cursor of the device in its feed; after an update that added fields it starts over once (R37). */
export function cursorOf({ cursor, schema }: DeviceState): string | null {
  return schema === SCHEMA ? cursor : null
}

export function initialState(device: string): DeviceState {
  return {
    cursor: null,
    schema: SCHEMA,
    settled: 0,
    sent: 0,
    acknowledged: null,
    rebases: 0,
    clockOffsetMs: 0,
    lastSyncedAt: null,
    settings: { planLimits: true, freeChoiceOfPlan: false, supportUrl: null },
    device,
  }
}
