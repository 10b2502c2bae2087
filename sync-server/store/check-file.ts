/**
 * Lets SQLite check a database file in a separate process: a large file takes seconds, and a badly damaged one may
 * crash the process that reads it.
 */
import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import { promisify } from 'node:util'

/** The script is text, so that it needs no file in the build. */
const SCRIPT = `
  const [, sqlite, file, readonly, ...pragmas] = process.argv
  let found = ''
  try {
    const database = new (require(sqlite))(file, { fileMustExist: true, readonly: readonly === 'true' })
    for (const pragma of pragmas) found = database.pragma(pragma, { simple: true })
    database.close()
  } catch (error) {
    if (!/^SQLITE_(CORRUPT|NOTADB)/.test(error.code)) throw error
    found = error.message
  }
  process.stdout.write(found)
`
const runFile = promisify(execFile)

type Looking = {
  /** Run one after the other; the last must answer `ok`. */
  readonly pragmas: readonly string[]
  /** Whether the file must not change, because it is in use. */
  readonly readonly: boolean
  readonly signal?: AbortSignal
}

/** Returns the fault of the file; null if it is sound. Rejects if that cannot be determined. */
export async function faultIn(
  file: string,
  { pragmas, readonly, signal }: Looking,
): Promise<string | null> {
  const sqlite = createRequire(import.meta.url).resolve('better-sqlite3')
  const { stdout } = await runFile(
    process.execPath,
    ['-e', SCRIPT, sqlite, file, String(readonly), ...pragmas],
    { env: { ...process.env, NODE_OPTIONS: '' }, ...(signal && { signal }) },
  )
  return stdout === 'ok' ? null : stdout
}
