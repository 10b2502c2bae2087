/** A folder on the disk, for one test. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** Deleted with the test, after everything that the test itself ends. */
export function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'mitten-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}
