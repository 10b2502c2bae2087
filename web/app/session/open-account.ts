/** Opens an account on this device for as long as it is active: its database at once, its engine right after. */
import { messageText } from '#domain/message-texts.ts'
import type { OpenAccount } from '#web/data/account.ts'
import { AccountDatabase } from '#web/data/database.ts'
import { isQuotaExceeded } from '#web/data/storage-errors.ts'
import { isInstalled } from '#web/shared/device/display-mode.ts'
import { isMissingChunk } from '#web/shared/loading/missing-chunk.ts'
import type { Engine } from './engine.ts'
import { texts } from './texts.ts'

export type Opened = OpenAccount & { close(): void }

/** Called when a command is refused or cannot be saved, with the title that the command declares and the reason. */
export type FailureListener = (title: string, message: string) => void

const expected: ReadonlySet<string> = new Set(['CommandError', 'HttpError', 'NetworkError'])

export function openAccount(id: string, failed: FailureListener): Opened {
  const database = new AccountDatabase(id)
  // In its own chunk: the first screen only reads, and is shown before commands and sync are loaded.
  const engine: Promise<Engine> = import('./engine.ts').then(({ startEngine }) =>
    startEngine(database, id),
  )
  const syncNow = async () => (await engine).syncNow()
  const closing = new AbortController()
  if (isInstalled())
    void import('./installed-session.ts').then(({ keepInstalledSession }) =>
      // If it is refused, the next exchange will be, too, and then the app says so.
      keepInstalledSession(id, { signal: closing.signal, onRefused: () => void syncNow() }),
    )

  return {
    id,
    database,
    async run(name, input, options = {}) {
      const started = await engine.catch(unlessMissing)
      if (started === null) return tellMissing(failed)
      try {
        await started.run(name, input, options)
        return true
      } catch (error) {
        failed(started.failureTitle(name), started.refusalText(error) ?? messageOf(error))
        if (!isExpected(error)) reportError(error)
        return false
      }
    },
    async runAll(calls) {
      const started = await engine.catch(unlessMissing)
      if (started !== null)
        return started.runAll(calls, (error) => {
          if (!isExpected(error)) reportError(error)
          return started.refusalText(error) ?? messageOf(error)
        })
      tellMissing(failed)
      return { ids: [], refused: new Map() }
    },
    undo: async (...mutationIds) => (await engine).undo(mutationIds),
    release: async (seq) => (await engine).release(seq),
    holdOn: async (seq) => (await engine).holdOn(seq),
    syncNow,
    close() {
      closing.abort()
      // In this order: a sync that is still running would take the closed database for a fault.
      void engine.then(({ stop }) => stop()).finally(() => database.close())
    },
  }
}

/** Without its engine, the account only shows the data that is here. */
function unlessMissing(error: unknown): null {
  if (isMissingChunk(error)) return null
  throw error
}

function tellMissing(failed: FailureListener): false {
  failed(texts.missing.title, texts.missing.text)
  return false
}

function messageOf(error: unknown): string {
  if (isQuotaExceeded(error)) return texts.full
  return error instanceof Error && error.message !== ''
    ? messageText(error.message)
    : texts.unknownError
}

function isExpected(error: unknown): boolean {
  return isQuotaExceeded(error) || (error instanceof Error && expected.has(error.name))
}
