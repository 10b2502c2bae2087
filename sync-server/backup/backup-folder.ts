/** The folder of backups beside the database: file names with a time stamp, and how many are kept. */
import { existsSync, readdirSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { DAY_MS } from '#domain/calendar.ts'

/** A moment as part of a file's name, such as `2026-11-21T13-54-50-123Z`: sorted by name is sorted by time. */
export function stampOf(at: Date): string {
  return at.toISOString().replaceAll(/[.:]/g, '-')
}

/** The path of a backup made at this moment. */
export function backupFile(dataDir: string, at: Date, occasion?: string): string {
  const name = ['mitten', stampOf(at), occasion].filter((part) => part !== undefined).join('-')
  return join(backupFolder(dataDir), `${name}.sqlite`)
}

/** The name of the newest backup in the folder; null if there is none. */
export function newestBackup(dataDir: string): string | null {
  return backupsIn(dataDir).at(-1) ?? null
}

/** When a backup was made, in milliseconds, from its name; null for other files. */
export function timeOf(name: string): number | null {
  const found = /^mitten-([\d-]+)T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z/.exec(name)
  if (found === null) return null
  const [, day, hours, minutes, seconds, ms] = found
  return Date.parse(`${day}T${hours}:${minutes}:${seconds}.${ms}Z`)
}

/** Removes all but the newest backups, and the remains of interrupted ones. */
export function pruneBackups(dataDir: string, keep: number, now: Date): void {
  const dayAgo = now.getTime() - DAY_MS
  const abandoned = filesIn(dataDir).filter(
    (name) => /\.part(-journal)?$/.test(name) && (timeOf(name) ?? dayAgo) < dayAgo,
  )
  for (const name of [...backupsIn(dataDir).slice(0, -keep), ...abandoned])
    rmSync(join(backupFolder(dataDir), name), { force: true })
}

/** Removes all other backups of an occasion. */
export function keepOnly(file: string, occasion: string): void {
  const folder = dirname(file)
  for (const name of readdirSync(folder))
    if (name !== basename(file) && timeOf(name) !== null && name.includes(`Z-${occasion}.sqlite`))
      rmSync(join(folder, name), { force: true })
}

/** Oldest first. A renamed file is not counted and never removed. */
function backupsIn(dataDir: string): readonly string[] {
  return filesIn(dataDir)
    .filter((name) => name.endsWith('.sqlite') && timeOf(name) !== null)
    .toSorted()
}

function filesIn(dataDir: string): readonly string[] {
  const folder = backupFolder(dataDir)
  return existsSync(folder) ? readdirSync(folder) : []
}

function backupFolder(dataDir: string): string {
  return join(dataDir, 'backups')
}
