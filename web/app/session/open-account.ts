/** Opens an account on this device: its database, its command runner and its syncing, for as long as it is in front. */
import { liveQuery } from 'dexie'
import type { CommandInput, CommandName } from '#domain/commands.ts'
import { commandOf } from '#domain/commands.ts'
import { callCommand } from '#web/api/call.ts'
import type { OpenAccount } from '#web/data/account.ts'
import { AccountDatabase } from '#web/data/database.ts'
import { createDexieStore } from '#web/data/dexie-store.ts'
import type { CommandRunner } from '#web/data/run-command.ts'
import { runCommand } from '#web/data/run-command.ts'
import { startSync } from '#web/sync/start-sync.ts'

export type Opened = OpenAccount & { close(): void }

/** Told when a command is refused or cannot be saved: the title the command declares, and the reason. */
export type FailureListener = (title: string, message: string) => void

export function openAccount(id: string, failed: FailureListener): Opened {
  const database = new AccountDatabase(id)
  const store = createDexieStore(database)
  const syncing = startSync({ database, store, account: id })
  const learned = followState(database)
  const runner: CommandRunner = {
    store,
    account: id,
    now: () => new Date(Date.now() + learned.clockOffsetMs()),
    settings: () => ({ planLimits: learned.planLimits() }),
    queued: () => syncing.loop.wake('queued'),
  }

  async function runAnywhere<Name extends CommandName>(name: Name, input: CommandInput<Name>) {
    if (!commandOf(name).onlineOnly) return runCommand(runner, name, input)
    await callCommand(name, input, id)
    await syncing.loop.syncNow()
    return id
  }

  return {
    id,
    database,
    async run(name, input) {
      try {
        await runAnywhere(name, input)
        return true
      } catch (error) {
        failed(commandOf(name).failure, messageOf(error))
        if (!isExpected(error)) reportError(error)
        return false
      }
    },
    syncNow: () => syncing.loop.syncNow(),
    close() {
      learned.stop()
      syncing.stop()
      database.close()
    },
  }
}

/** The clock's offset and the server's settings, kept at hand so that a tap need not read them. */
function followState(database: AccountDatabase) {
  let clockOffsetMs = 0
  let planLimits = true
  const subscription = liveQuery(() => database.state.get('sync')).subscribe((state) => {
    if (state?.key !== 'sync') return
    clockOffsetMs = state.clockOffsetMs
    planLimits = state.planLimits
  })
  return {
    clockOffsetMs: () => clockOffsetMs,
    planLimits: () => planLimits,
    stop: () => subscription.unsubscribe(),
  }
}

function isExpected(error: unknown): boolean {
  return (
    error instanceof Error && ['CommandError', 'HttpError', 'NetworkError'].includes(error.name)
  )
}

function messageOf(error: unknown): string {
  return error instanceof Error && error.message !== ''
    ? error.message
    : 'An unknown error occurred'
}
