/** Ensures that other users of this computer cannot read the data: neither new files nor existing ones. */
import { chmodSync, existsSync, lstatSync, readdirSync, realpathSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Mitten's files in a data folder: the database with its logs, backups, what restores kept, certificates and keys. */
const ours = /^(mitten\.|backups$|before-restore-|tls$)/
const OTHERS = 0o077

/**
 * Call this before any file is opened or created. The folder may have been created, or its files copied back, with
 * permissions for everybody. `warn` is called for files that cannot be changed because another user owns them.
 */
export function restrictPermissions(dataDir: string, warn: (sentence: string) => void): void {
  // Windows has other permissions, and a new file inherits those of its folder.
  if (process.platform === 'win32') return
  process.umask(OTHERS)
  for (const path of pathsIn(dataDir))
    if (!close(path))
      warn(`Others on this computer can read ${path}: its owner has to change that.`)
}

function pathsIn(dataDir: string): readonly string[] {
  if (!existsSync(dataDir) || !statSync(dataDir).isDirectory()) return []
  const folder = realpathSync(dataDir)
  const names = namesIn(folder).filter((name) => ours.test(name))
  return [folder, ...names.flatMap((name) => withFiles(join(folder, name)))]
}

/** Links are not followed, because they may lead to other people's files. */
function withFiles(path: string): readonly string[] {
  const found = lstatSync(path, { throwIfNoEntry: false })
  if (found === undefined || found.isSymbolicLink()) return []
  return found.isDirectory()
    ? [path, ...namesIn(path).flatMap((name) => withFiles(join(path, name)))]
    : [path]
}

/** None if the folder cannot be read: it may be another user's, and only a process that needs it has to complain. */
function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

/** Whether nobody else can read it now. */
function close(path: string): boolean {
  const mode = lstatSync(path, { throwIfNoEntry: false })?.mode ?? 0
  if ((mode & OTHERS) === 0) return true
  try {
    chmodSync(path, mode & 0o7700)
    return (lstatSync(path).mode & OTHERS) === 0
  } catch {
    return false
  }
}
