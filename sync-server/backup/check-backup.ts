/**
 * Tries a backup as a restore would use it, on a copy in a temporary folder, also while a server runs. Until a backup
 * has been tried, nobody knows whether it works.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { auditLedger } from '#server/audit/audit-ledger.ts'
import { sentenceFor } from '#server/audit/texts.ts'
import type { Config } from '#server/config.ts'
import type { Database } from '#server/store/database.ts'
import { openDatabase } from '#server/store/open-database.ts'
import { createRowStore } from '#server/store/row-store.ts'
import { prepareBackup } from './restore-backup.ts'

export type Found = {
  readonly people: number
  readonly tasks: number
  readonly rewards: number
  /** When the server received the newest change; null if there is none. */
  readonly newest: string | null
}

/** Rejects with the reason, in sentences for people, if the backup cannot be restored or its points do not add up. */
export async function checkBackup(
  file: string,
  { backupPassphrase }: Pick<Config, 'backupPassphrase'>,
): Promise<Found> {
  const folder = mkdtempSync(join(tmpdir(), 'mitten-check-'))
  const copy = join(folder, 'backup.sqlite')
  try {
    await prepareBackup(file, copy, backupPassphrase)
    const database = openDatabase(copy)
    try {
      expectSoundPoints(file, database)
      return contentOf(database)
    } finally {
      database.close()
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** One fault can cause others: the first says what happened. */
function expectSoundPoints(file: string, database: Database): void {
  const [first, ...others] = auditLedger(database)
  if (first === undefined) return
  const more = others.length > 0 ? ` There are ${others.length} more differences.` : ''
  throw new Error(
    `The points in ${file} do not add up. ${sentenceFor(createRowStore(database), first)}${more}`,
  )
}

function contentOf(database: Database): Found {
  const count = (table: string) =>
    database.prepare<[], number>(`SELECT count(*) FROM ${table}`).pluck().get() ?? 0
  const newest = database
    .prepare<[], string | null>('SELECT max(received_at) FROM mutations')
    .pluck()
    .get()
  return {
    people: count('accounts'),
    tasks: count('tasks'),
    rewards: count('rewards'),
    newest: newest ?? null,
  }
}
