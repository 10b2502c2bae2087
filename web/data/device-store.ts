/** The store of a device, and its transaction: rows, outbox and state change together. */
import type { RefusalCode, RefusalDetails } from '#domain/command-error.ts'
import type { Settings } from '#domain/command.ts'
import type { CommandName } from '#domain/commands.ts'
import type { Found } from '#domain/rows.ts'
import type { Mutation } from '#domain/sync-protocol.ts'
import { SCHEMA } from '#domain/tables.ts'
import type { Change, Read } from '#domain/tx.ts'

/**
 * A queued mutation with its changes on this device. The oldest `before` of a row among the waiting ones is its shadow:
 * the server's copy, from which a rebase starts.
 */
export type OutboxItem = Omit<Mutation, 'name'> & {
  readonly seq: number
  readonly name: CommandName
  readonly changes: readonly Change[]
  /** The correction of the device's clock that is included in `at`, in milliseconds. */
  readonly clockOffsetMs?: number
  /** It is not sent before this time, in milliseconds of the device's clock, so that the tap can be taken back (R51). */
  readonly hold_until?: number
  /** Its changes from before the rules refused it here, so that the person can be told what it was about. */
  readonly undone?: readonly Change[]
}

/** A change that the rules refused, kept with its input until the person decides (rule R30). */
export type RejectedItem = Omit<OutboxItem, 'seq'> & {
  readonly code: RefusalCode
  readonly message: string
  readonly details: RefusalDetails | null
  readonly rejected_at: string
}

export type DeviceState = {
  readonly cursor: string | null
  /** The schema of the rows here, as far as the release that stored them knew it (R37). */
  readonly schema: number
  /** The schema of the server's rows, as of its latest answer. */
  readonly serverSchema?: number | undefined
  /** Outbox items up to this number are answered; they are kept for a while in case the server loses them (R13). */
  readonly settled: number
  /** Items up to this number were in a request, so the server may know them: they can no longer be undone. */
  readonly sent: number
  readonly acknowledged: string | null
  /** Items up to this number are no longer held, because the person has moved on (R51). */
  readonly released?: number
  /** Server clock minus device clock, in milliseconds. */
  readonly clockOffsetMs: number
  readonly lastSyncedAt: string | null
  /** The settings that the server last sent. */
  readonly settings: Settings
  /** Identifies this store on the wire, so that its own changes are not sent back to it. */
  readonly device: string
}

export type DeviceTx = {
  load(reads: readonly Read[]): Promise<readonly Found[]>
  state(): Promise<DeviceState>
  putState(state: DeviceState): Promise<unknown>
  /** The items after a number, in order: all of them, or only the first. */
  waiting(after: number, limit?: number): Promise<readonly OutboxItem[]>
  enqueue(item: Omit<OutboxItem, 'seq'>): Promise<unknown>
  replace(items: readonly OutboxItem[]): Promise<unknown>
  drop(seqs: readonly number[]): Promise<unknown>
  /** Deletes answered items up to a number. */
  trim(through: number): Promise<unknown>
  write(changes: readonly Pick<Change, 'table' | 'id' | 'after'>[]): Promise<unknown>
  /** Empties the tables of rows; outbox, rejected and state stay. */
  clear(): Promise<unknown>
  reject(items: readonly RejectedItem[]): Promise<unknown>
}

/** `strict` survives a crash of the machine; `relaxed` is for what the server can send again. */
export type Durability = 'strict' | 'relaxed'

export type DeviceStore = {
  /** All or nothing. Inside, only promises of `tx` may be awaited: any other would end the transaction. */
  transaction<T>(work: (tx: DeviceTx) => Promise<T>, durability?: Durability): Promise<T>
  /** The state and the next items to send, as one snapshot. */
  outgoing(
    limit: number,
  ): Promise<{ readonly state: DeviceState; readonly items: readonly OutboxItem[] }>
}

/** The cursor of the device in its feed; null to start over, if device and server know more than these rows (R37). */
export function cursorOf({ cursor, schema, serverSchema = SCHEMA }: DeviceState): string | null {
  return schema < Math.min(SCHEMA, serverSchema) ? null : cursor
}

export function initialState(device: string): DeviceState {
  return {
    cursor: null,
    schema: SCHEMA,
    settled: 0,
    sent: 0,
    acknowledged: null,
    clockOffsetMs: 0,
    lastSyncedAt: null,
    settings: { planLimits: true, freeChoiceOfPlan: false, supportUrl: null },
    device,
  }
}
