/** Everything an open account needs besides reading: commands and sync. Loaded after the first screen. */
import { liveQuery } from 'dexie'
import { CommandError } from '#domain/command-error.ts'
import { commandTexts } from '#domain/command-texts.ts'
import { HOLD_MS } from '#domain/command.ts'
import type { Call, CommandInput, CommandName } from '#domain/commands.ts'
import { commandOf } from '#domain/commands.ts'
import { refusalText } from '#domain/refusal-texts.ts'
import { callCommand } from '#web/api/call-command.ts'
import type { RunAllResult, RunOptions } from '#web/data/account.ts'
import type { AccountDatabase } from '#web/data/database.ts'
import type { DeviceStore } from '#web/data/device-store.ts'
import { initialState } from '#web/data/device-store.ts'
import { createDexieStore } from '#web/data/dexie-store.ts'
import type { CommandRunner } from '#web/data/run-command.ts'
import { runCommand } from '#web/data/run-command.ts'
import { isQuotaExceeded } from '#web/data/storage-errors.ts'
import { queuedItem } from '#web/data/unsaved.ts'
import { requestPersistence } from '#web/features/storage/persistence.ts'
import { correctClock } from '#web/shared/time/use-now.ts'
import { holdOn, releaseHeld } from '#web/sync/hold.ts'
import type { Syncing } from '#web/sync/start-sync.ts'
import { startSync } from '#web/sync/start-sync.ts'
import { undo } from '#web/sync/undo.ts'
import { createNoRoomToast, watchStorage } from './watch-storage.ts'

export type Engine = {
  /** Rejects with CommandError, HttpError or NetworkError, or with an unexpected error. */
  run<Name extends CommandName>(
    name: Name,
    input: CommandInput<Name>,
    options: RunOptions,
  ): Promise<void>
  /** Runs all commands that are accepted; `reasonOf` words why another one was not. */
  runAll(calls: readonly Call[], reasonOf: (error: unknown) => string): Promise<RunAllResult>
  /** Takes changes back, all or none; false if one has left this device, or if others build on it. */
  undo(mutationIds: readonly string[]): Promise<boolean>
  /** Sends the held changes up to a queued one, because the person has moved on (R51). */
  release(seq: number): Promise<void>
  /** Holds a queued change back for a while longer. */
  holdOn(seq: number): Promise<void>
  /** The title under which a failure of this command is shown (U2). */
  failureTitle(name: CommandName): string
  /** The sentence of a refusal by the rules; null of any other error. */
  refusalText(error: unknown): string | null
  syncNow(): Promise<void>
  stop(): void
}

export function startEngine(database: AccountDatabase, account: string): Engine {
  const store = createDexieStore(database)
  const syncing = startSync({ database, store, account, noRoom: createNoRoomToast() })
  const serverState = followState(database)
  const watching = new AbortController()
  watchStorage(database, account, watching.signal)
  // In its own chunk: badge and push load after everything visible.
  void import('#web/features/push/start-push.ts').then(({ startPush }) =>
    startPush(database, account, watching.signal),
  )
  const runner: CommandRunner = {
    store,
    account,
    now: () => new Date(Date.now() + serverState.clockOffsetMs()),
    clockOffsetMs: serverState.clockOffsetMs,
    settings: serverState.settings,
    holdingFrom: Date.now,
    queued: () => syncing.loop.wake('queued'),
  }
  const holding = { ...runner, holdMs: HOLD_MS }
  return {
    async run(name, input, { isHeld = false, key }) {
      if (!commandOf(name).onlineOnly) {
        await runCommand(isHeld ? holding : runner, name, input)
        return void requestPersistence().catch(reportUnlessFull)
      }
      await callCommand(name, input, { account, key })
      await syncing.loop.syncNow()
    },
    async runAll(calls, reasonOf) {
      const ids: string[] = []
      const refused = new Map<number, string>()
      for (const [place, { name, input }] of calls.entries())
        try {
          ids.push(await runCommand(holding, name, input))
        } catch (error) {
          refused.set(place, reasonOf(error))
        }
      void requestPersistence().catch(reportUnlessFull)
      return { ids, refused }
    },
    async undo(mutationIds) {
      const items = await Promise.all(mutationIds.map((id) => queuedItem(database, id)))
      const seqs = items.flatMap((item) => item?.seq ?? [])
      return seqs.length === mutationIds.length && undo(store, account, seqs)
    },
    ...holdingOf(store, syncing, watching.signal),
    failureTitle: (name) => commandTexts[name].failed,
    refusalText: (error) => (error instanceof CommandError ? refusalText(error) : null),
    stop() {
      watching.abort()
      serverState.stop()
      syncing.stop()
    },
  }
}

/** Releases held changes, at the latest when the page is hidden: nobody can take them back after that. */
function holdingOf(store: DeviceStore, { loop }: Syncing, signal: AbortSignal) {
  // An account that became inactive closes its database: a held change is sent when its time is over.
  const unlessClosed = (error: unknown) => {
    if (!signal.aborted) throw error
  }
  async function release(seq?: number): Promise<void> {
    if (await releaseHeld(store, seq).catch(unlessClosed)) loop.wake('queued')
  }
  const releaseIfHidden = () => {
    if (document.visibilityState === 'hidden') release().catch(reportUnlessFull)
  }
  document.addEventListener('visibilitychange', releaseIfHidden, { signal })
  return {
    release,
    async syncNow() {
      await release().catch(reportUnlessFull)
      await loop.syncNow()
    },
    holdOn: (seq: number) => holdOn(store, seq, Date.now() + HOLD_MS).catch(unlessClosed),
  }
}

/** On a full device: the browser is asked again after another change, and held changes go when their time is over. */
function reportUnlessFull(error: unknown): void {
  if (!isQuotaExceeded(error)) reportError(error)
}

/** The clock's offset and the server's settings, kept in memory so that a tap need not read them. */
function followState(database: AccountDatabase) {
  let clockOffsetMs = 0
  let { settings } = initialState('')
  const subscription = liveQuery(() => database.state.get('sync')).subscribe((state) => {
    if (!state) return
    clockOffsetMs = state.clockOffsetMs
    correctClock(clockOffsetMs)
    settings = state.settings
  })
  return {
    clockOffsetMs: () => clockOffsetMs,
    settings: () => settings,
    stop: () => subscription.unsubscribe(),
  }
}
