/** Makes one backup as the settings say, encrypted if its name says so. The plain copy never leaves the data folder. */
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Config } from '#server/config.ts'
import type { Database } from '#server/store/database.ts'
import { backupFile, ENCRYPTED } from './backup-folder.ts'
import { encryptFile } from './checked-file.ts'

type Settings = Pick<Config, 'dataDir' | 'backupPassphrase'>

/** The path of a backup made at this moment; the name says whether it is encrypted. */
export function nextBackup({ dataDir, backupPassphrase }: Settings, at: Date): string {
  return backupFile(dataDir, at) + (backupPassphrase === null ? '' : ENCRYPTED)
}

export async function makeBackup(
  database: Database,
  file: string,
  settings: Settings & { readonly signal?: AbortSignal },
): Promise<void> {
  if (!file.endsWith(ENCRYPTED)) return database.engine.backUp(file)
  const { dataDir, backupPassphrase, signal } = settings
  if (backupPassphrase === null)
    throw new Error(
      `${file} would be encrypted: set BACKUP_PASSPHRASE or BACKUP_PASSPHRASE_FILE, or leave out ${ENCRYPTED}.`,
    )
  if (existsSync(file)) throw new Error(`There is a file ${file} already.`)
  // A process that is killed leaves this behind: like all parts it is removed later.
  const name = 'plain.part'
  const folder = existsSync(dataDir) ? null : mkdtempSync(join(tmpdir(), 'mitten-backup-'))
  const plain = folder ? join(folder, name) : `${backupFile(dataDir, new Date())}.${name}`
  try {
    await database.engine.backUp(plain)
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
    await encryptFile({ from: plain, to: file }, backupPassphrase, signal)
  } finally {
    rmSync(folder ?? plain, { recursive: true, force: true })
  }
}
