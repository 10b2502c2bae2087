/** The interface of a bench page, the same for Mitten's engine and for the floors. */
import type { HouseholdSize } from './household.ts'

export type DeviceSetup = {
  /** Which member of the household uses this device. */
  readonly member: 0 | 1
  readonly size: HouseholdSize
  /** Where the server's feed of this member stands; the floors have none. */
  readonly cursor: string | null
}

export type Drained = {
  readonly ms: number
  /** The longest main-thread task in it, 0 when none was over 50 ms. */
  readonly longestTaskMs: number
}

export type FirstSync = {
  /** Until open tasks and balance can be read. */
  readonly visibleMs: number
  readonly storedMs: number
  readonly longestTaskMs: number
  readonly rows: number
}

export type Device = {
  /** Opens the database; `isEmpty` leaves it as a new device finds it. */
  open(setup: DeviceSetup, isEmpty: boolean): Promise<void>
  forget(): Promise<void>
  /** Completes so many open tasks one after the other, with no network; milliseconds of each. */
  tap(count: number): Promise<readonly number[]>
  /** Queues so many completions, quickly. */
  enqueue(count: number): Promise<void>
  /** Leaves out so many open tasks: another device of this database completed them. */
  skip(count: number): void
  /** Sends all that waits, until the server has it and this device knows. */
  drain(): Promise<Drained>
  firstSync(): Promise<FirstSync>
  /** Follows the server's stream, and sends each tap at once. */
  goLive(): Promise<void>
  /** Completes the open task at this place; returns when the finger came down and how long storing took. */
  tapTask(index: number): Promise<{ readonly at: number; readonly storedMs: number }>
  /** Watches the open task at this place; `seen` then waits until it shows as done, and says when that was. */
  watch(index: number): Promise<void>
  seen(): Promise<number>
  /** Milliseconds of one read, by so many samples. */
  readActive(samples: number): Promise<readonly number[]>
  readPoints(samples: number): Promise<readonly number[]>
}
export type Question = keyof Device
