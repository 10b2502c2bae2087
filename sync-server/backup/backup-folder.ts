/** The folders of backups: file names with a time stamp, and how many are kept. */
import { existsSync, readdirSync, rmSync } from 'node:fs'
import { access, readdir, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { HOUR_MS } from '#domain/calendar.ts'

/** How the name of an encrypted backup ends. */
export const ENCRYPTED = '.age'
/** Longer than any backup takes: older parts were left by a process that was killed. */
const ABANDONED_MS = 6 * HOUR_MS

/** A moment as part of a file's name, such as `2026-11-21T13-54-50-123Z`: sorted by name is sorted by time. */
export function stampOf(at: Date): string {
  return at.toISOString().replaceAll(/[.:]/g, '-')
}

/** The path of a backup made at this moment. */
export function backupFile(dataDir: string, at: Date, occasion?: string): string {
  const name = ['mitten', stampOf(at), occasion].filter((part) => part !== undefined).join('-')
  return join(backupFolder(dataDir), `${name}.sqlite`)
}

/** The folder of backups beside the database. */
export function backupFolder(dataDir: string): string {
  return join(dataDir, 'backups')
}

/**
 * The name of the newest backup beside the database; null if there is none. A clock that was ahead may have given some
 * a name in the future: these count as older than all others.
 */
export function newestBackup(dataDir: string, now: Date): string | null {
  const folder = backupFolder(dataDir)
  return existsSync(folder) ? (byAge(backupsAmong(readdirSync(folder)), now).at(-1) ?? null) : null
}

/** The same for any folder, without waiting for a slow disk; null also if the folder is missing. */
export async function newestIn(folder: string, now: Date): Promise<string | null> {
  return byAge(backupsAmong(await namesIn(folder)), now).at(-1) ?? null
}

/** Without waiting for a slow disk. */
export function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  )
}

/** When a backup was made, in milliseconds, from its name; null for other files. */
export function timeOf(name: string): number | null {
  const found = /^mitten-([\d-]+)T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z/.exec(name)
  if (found === null) return null
  const [, day, hours, minutes, seconds, ms] = found
  return Date.parse(`${day}T${hours}:${minutes}:${seconds}.${ms}Z`)
}

/** Unencrypted copies that were made before an update. */
export async function plainCopiesIn(folder: string): Promise<readonly string[]> {
  const names = backupsAmong(await namesIn(folder))
  return names.filter((name) => name.includes('Z-before-') && !name.endsWith(ENCRYPTED))
}

/** Removes all but the newest backups. */
export async function pruneBackups(
  folder: string,
  { keep, now }: { readonly keep: number; readonly now: Date },
): Promise<void> {
  await remove(folder, byAge(backupsAmong(await namesIn(folder)), now).slice(0, -keep))
}

/** Removes the remains of backups that were interrupted. */
export async function removeAbandoned(folder: string, now: Date): Promise<void> {
  const latest = now.getTime() - ABANDONED_MS
  const parts = (await namesIn(folder)).filter((name) => /\.part(-\w+)?$/.test(name))
  await remove(
    folder,
    parts.filter((name) => (timeOf(name) ?? latest) < latest),
  )
}

/** Removes all other backups of an occasion. */
export function keepOnly(file: string, occasion: string): void {
  const folder = dirname(file)
  for (const name of backupsAmong(readdirSync(folder)))
    if (name !== basename(file) && name.includes(`Z-${occasion}.`))
      rmSync(join(folder, name), { force: true })
}

/** Oldest first. A renamed file is not counted and never removed. */
function backupsAmong(names: readonly string[]): readonly string[] {
  return names.filter((name) => /\.sqlite(\.age)?$/.test(name) && timeOf(name) !== null).toSorted()
}

function byAge(names: readonly string[], now: Date): readonly string[] {
  const isAhead = (name: string) => (timeOf(name) ?? 0) > now.getTime() + HOUR_MS
  return [...names.filter(isAhead), ...names.filter((name) => !isAhead(name))]
}

async function namesIn(folder: string): Promise<readonly string[]> {
  return readdir(folder).catch(() => [])
}

async function remove(folder: string, names: readonly string[]): Promise<void> {
  for (const name of names) await rm(join(folder, name), { force: true })
}
