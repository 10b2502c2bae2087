/**
 * Writes a complete, checked copy of a database in use. It contains everything committed before it began; the file gets
 * its final name only when it is complete, and only its owner can read it.
 */
import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { dirname } from 'node:path'
import Sqlite from 'better-sqlite3'
import { faultIn } from '#server/store/check-file.ts'

/** Pages copied between two requests: about a millisecond of work. */
const STEP_PAGES = 500
/** A copy inherits the journal mode of its original; this mode needs no file beside it. */
const SINGLE_FILE = 'journal_mode = DELETE'
const CHECK = 'integrity_check(1)'

/** In one step, from one snapshot: for a process that does nothing else. */
export function writeBackup(database: Sqlite.Database, file: string): void {
  const part = openPartFile(file)
  try {
    database.prepare('VACUUM INTO ?').run(part)
    seal(part)
    renameSync(part, file)
  } finally {
    rmSync(part, { force: true })
  }
}

/** In small steps while the server answers requests; the copy includes what this connection writes meanwhile. */
export async function writeBackupMeanwhile(database: Sqlite.Database, file: string): Promise<void> {
  const part = openPartFile(file)
  try {
    await database.backup(part, { progress: () => STEP_PAGES })
    await sealMeanwhile(part)
    renameSync(part, file)
  } finally {
    rmSync(part, { force: true })
  }
}

/** Finishes a copy: sound, a single file, on disk. `prepare` may inspect and change it before. */
export function seal(
  part: string,
  prepare: (copy: Sqlite.Database) => void = () => undefined,
): void {
  const copy = new Sqlite(part)
  try {
    copy.pragma(SINGLE_FILE)
    const found = copy.pragma(CHECK, { simple: true })
    expectSound(found === 'ok' ? null : String(found))
    prepare(copy)
  } finally {
    copy.close()
  }
  const written = openSync(part, 'r+')
  fsyncSync(written)
  closeSync(written)
}

/** VACUUM INTO accepts an existing empty file, so that nobody else can read it, not even while it is written. */
function openPartFile(file: string): string {
  if (existsSync(file)) throw new Error(`There is a file ${file} already.`)
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  const part = `${file}.part`
  rmSync(part, { force: true })
  closeSync(openSync(part, 'wx', 0o600))
  return part
}

async function sealMeanwhile(part: string): Promise<void> {
  expectSound(await faultIn(part, { pragmas: [SINGLE_FILE, CHECK], readonly: false }))
  const written = await open(part, 'r+')
  await written.sync()
  await written.close()
}

function expectSound(found: string | null): void {
  if (found !== null) throw new Error(`SQLite found a fault in it: ${found}`)
}
