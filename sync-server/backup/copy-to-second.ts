/** Copies a backup to the second folder (BACKUP_COPY_TO), which may be missing, full or slow: nothing here waits for it. */
import { stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { exists } from './backup-folder.ts'
import { copyFile } from './checked-file.ts'

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'The folder is missing.',
  ENOTDIR: 'It is not a folder.',
  ENOSPC: 'There is no room.',
  EDQUOT: 'There is no room.',
  EACCES: 'It is not writable.',
  EPERM: 'It is not writable.',
  EROFS: 'It is not writable.',
}

/**
 * False if it is there already. The folder itself is not created: while the disk is not mounted, it would end up on
 * this one.
 */
export async function copyToSecond(
  file: string,
  folder: string,
  signal?: AbortSignal,
): Promise<boolean> {
  const to = join(folder, basename(file))
  if (await exists(to)) return false
  await stat(folder)
  await copyFile({ from: file, to }, signal)
  return true
}

/** As a sentence without a path: for the log. */
export function reasonOf(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException
  return reasons[code ?? ''] ?? code ?? message
}
