/** Runs the command of a tap on the device and queues it, in one transaction, without the network. */
import { v7 } from 'uuid'
import type { Settings } from '#domain/command.ts'
import type { CommandInput, CommandName } from '#domain/commands.ts'
import { commandOf, parseInput } from '#domain/commands.ts'
import type { DeviceStore } from './device-store.ts'
import { runAndSave } from './optimistic.ts'

/** The context of commands on a device: one account. `now` is the device's clock, corrected to the server's. */
export type CommandRunner = {
  readonly store: DeviceStore
  readonly account: string
  readonly now: () => Date
  /** The correction included in `now`, in milliseconds. */
  readonly clockOffsetMs?: () => number
  readonly settings: () => Settings
  /** The device's clock in milliseconds; given if taps can be taken back before they are sent (R51). */
  readonly holdingFrom?: () => number
  /** Holds each change for this long, whatever its command says: for changes that are taken back together (R51). */
  readonly holdMs?: number
  /** Called after a mutation was queued; never awaited. */
  readonly queued: () => void
}

/**
 * Saves a change on this device and queues it for the server. Resolves with the mutation's id once both are stored;
 * rejects with CommandError if the rules refuse it now, and then nothing is stored.
 */
export async function runCommand<Name extends CommandName>(
  runner: CommandRunner,
  name: Name,
  input: CommandInput<Name>,
): Promise<string> {
  const { store, account, now, clockOffsetMs, settings, holdingFrom, queued } = runner
  const { version, ...command } = commandOf(name)
  const { holdMs = command.holdMs } = runner
  const at = now().toISOString()
  const id = v7()
  const parsed = parseInput(name, input, version)
  const context = { actor: account, at, now: at, mutationId: id, settings: settings() }
  const offset = clockOffsetMs && { clockOffsetMs: clockOffsetMs() }
  const hold = holdMs && holdingFrom && { hold_until: holdingFrom() + holdMs }
  await runAndSave(store, { name, input: parsed, context }, (tx, changes) =>
    Promise.all([
      tx.write(changes),
      tx.enqueue({ id, name, version, input, at, changes, ...offset, ...hold }),
    ]),
  )
  queued()
  return id
}
