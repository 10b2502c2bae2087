/** Runs a restore as a separate process that can be killed, and checks what it leaves. */
import { once } from 'node:events'
import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { lookAtCopy } from './check-data.ts'
import type { Ending, Start } from './server-process.ts'
import { runBuilt } from './server-process.ts'

export type RestoreProcess = {
  /** Resolves when it changes the first file, or if it has ended before. */
  readonly begun: Promise<unknown>
  readonly ended: Promise<Ending>
  kill(): void
}

export function startRestore(start: Omit<Start, 'port'>, file: string): RestoreProcess {
  const { child, ended } = runBuilt(start, 'restore.js', file)
  return {
    begun: Promise.race([once(child.stdout, 'data'), ended]),
    ended,
    kill: () => void child.kill('SIGKILL'),
  }
}

/** Copies the data into a backup that is identified by a number. */
export function makeBackup(dataDir: string, file: string, number: number): void {
  rmSync(file, { force: true })
  lookAtCopy(dataDir, (database) => database.prepare('VACUUM INTO ?').run(file))
  const backup = new Sqlite(file)
  backup.prepare(`INSERT OR REPLACE INTO meta VALUES ('proof', ?)`).run(String(number))
  backup.close()
}

/** The number of the backup in place; null before the first. */
export function numberInPlace(dataDir: string): number | null {
  const found = lookAtCopy(dataDir, (database) =>
    database.prepare<[], string>(`SELECT value FROM meta WHERE key = 'proof'`).pluck().get(),
  )
  return found === undefined ? null : Number(found)
}

/** The data that restores kept aside. */
export function forgetSetAside(dataDir: string): void {
  for (const name of readdirSync(dataDir).filter((each) => each.startsWith('before-restore-')))
    rmSync(join(dataDir, name), { recursive: true })
}
