/**
 * Writes a whole, checked copy of a database in use. What was committed before it began is in it; the file gets its
 * name only when it is complete, and only its owner can read it.
 */
import { once } from 'node:events'
import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { Worker } from 'node:worker_threads'
import Sqlite from 'better-sqlite3'

/** Pages copied between two requests: about a millisecond of work. */
const STEP_PAGES = 500

/** At once, from one snapshot: for a process that has nothing else to do. */
export function writeBackup(database: Sqlite.Database, file: string): void {
  const part = openPart(file)
  try {
    database.prepare('VACUUM INTO ?').run(part)
    seal(part)
    renameSync(part, file)
  } finally {
    rmSync(part, { force: true })
  }
}

/** In small steps while the server answers requests; what is written meanwhile through this connection comes along. */
export async function writeBackupMeanwhile(database: Sqlite.Database, file: string): Promise<void> {
  const part = openPart(file)
  try {
    await database.backup(part, { progress: () => STEP_PAGES })
    await sealMeanwhile(part)
    renameSync(part, file)
  } finally {
    rmSync(part, { force: true })
  }
}

/** Makes a copy ready to be used: sound, a single file, on the disk. `prepare` may look at it and change it before. */
export function seal(
  part: string,
  prepare: (copy: Sqlite.Database) => void = () => undefined,
): void {
  const copy = new Sqlite(part)
  try {
    // A copy has the journal mode of its original: in this one it has nothing beside it.
    copy.pragma('journal_mode = DELETE')
    expectSound(copy.pragma('integrity_check(1)', { simple: true }))
    prepare(copy)
  } finally {
    copy.close()
  }
  const written = openSync(part, 'r+')
  fsyncSync(written)
  closeSync(written)
}

/** SQLite takes an empty file over as it is: so nobody else can read it, not even while it is written. */
function openPart(file: string): string {
  if (existsSync(file)) throw new Error(`There is a file ${file} already.`)
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  const part = `${file}.part`
  rmSync(part, { force: true })
  closeSync(openSync(part, 'wx', 0o600))
  return part
}

/** Checking takes seconds for a large file: a thread of its own does it. As text, it needs no file in the build. */
const CHECK = `
  const { parentPort, workerData } = require('node:worker_threads')
  const Sqlite = require(workerData.sqlite)
  const copy = new Sqlite(workerData.part)
  copy.pragma('journal_mode = DELETE')
  parentPort.postMessage(copy.pragma('integrity_check(1)', { simple: true }))
  copy.close()
`

async function sealMeanwhile(part: string): Promise<void> {
  const sqlite = createRequire(import.meta.url).resolve('better-sqlite3')
  const thread = new Worker(CHECK, { eval: true, execArgv: [], workerData: { sqlite, part } })
  const [[found]] = await Promise.all([once(thread, 'message'), once(thread, 'exit')])
  expectSound(found)
  const written = await open(part, 'r+')
  await written.sync()
  await written.close()
}

function expectSound(found: unknown): void {
  if (found !== 'ok') throw new Error(`SQLite found a fault in it: ${String(found)}`)
}
