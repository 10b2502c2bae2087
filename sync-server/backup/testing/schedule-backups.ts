/** The backups of a running server, at times that a test sets. */
import { onTestFinished } from 'vitest'
import { createScheduledBackups } from '#server/backup/scheduled-backups.ts'
import { parseConfig } from '#server/config.ts'
import { createLog } from '#server/log.ts'
import type { SqliteDatabase } from '#server/store/open-database.ts'
import { databaseFile, openDatabase } from '#server/store/open-database.ts'

type Given = { readonly database?: SqliteDatabase; readonly signal?: AbortSignal }

/** From Monday, 2026-03-02, 09:00 UTC on; `lines` are those of the log. It ends with the test. */
export function scheduleBackups(
  dataDir: string,
  settings: Readonly<Record<string, string>>,
  {
    database = openDatabase(databaseFile(dataDir)),
    signal = new AbortController().signal,
  }: Given = {},
) {
  onTestFinished(() => void database.close())
  const lines: Record<string, unknown>[] = []
  const log = createLog({ write: (line) => void lines.push(JSON.parse(line)) })
  const config = parseConfig({ DATA_DIR: dataDir, ...settings })
  let time = Date.parse('2026-03-02T09:00:00.000Z')
  const now = () => new Date(time)
  const backUp = createScheduledBackups({ config, database, log, now, signal })
  return { database, lines, backUp, pass: (ms: number) => void (time += ms) }
}
