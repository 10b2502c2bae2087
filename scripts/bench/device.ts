/** The interface of a bench page, the same for Mitten's engine and for the floors. */
import type { HouseholdSize } from './household.ts'

export type DeviceSetup = {
  /** Which member of the household uses this device. */
  readonly member: 0 | 1
  readonly size: HouseholdSize
  /** The position of the member's feed on the server; the floors have none. */
  readonly cursor: string | null
}

export type Drained = {
  readonly ms: number
  /** The longest main-thread task in it; 0 if none was over 50 ms. */
  readonly longestTaskMs: number
}

export type FirstSync = {
  /** The time until open tasks and the balance can be read. */
  readonly visibleMs: number
  readonly storedMs: number
  readonly longestTaskMs: number
  readonly rows: number
}

export type Device = {
  /** Opens the database; with `isEmpty`, as on a new device. */
  open(setup: DeviceSetup, isEmpty: boolean): Promise<void>
  forget(): Promise<void>
  /** Completes this many open tasks one after the other, offline; returns the milliseconds of each. */
  tap(count: number): Promise<readonly number[]>
  /** Queues this many completions, quickly. */
  enqueue(count: number): Promise<void>
  /** Sends the whole queue, until the server has it and this device knows. */
  drain(): Promise<Drained>
  firstSync(): Promise<FirstSync>
  /** Follows the server's stream, and sends each tap at once. */
  goLive(): Promise<void>
  /** Completes the open task at this position; returns the time of the tap and the duration of storing. */
  tapTask(index: number): Promise<{ readonly at: number; readonly storedMs: number }>
  /** Watches the open task at this position; `seen` waits until it shows as completed, and returns when that was. */
  watch(index: number): Promise<void>
  seen(): Promise<number>
  /** The milliseconds of one read, from this many samples. */
  readActive(samples: number): Promise<readonly number[]>
  readPoints(samples: number): Promise<readonly number[]>
}
export type Question = keyof Device
