/** Finds files that other users of the computer could read. */
import { lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** The folder and its contents, as far as anybody but the owner has access. */
export function openPathsIn(folder: string): readonly string[] {
  return pathsIn(folder)
    .filter((path) => (lstatSync(path).mode & 0o077) !== 0)
    .toSorted()
}

/** Releases of Node differ in whether a recursive read follows links; here no link is followed. */
function pathsIn(path: string): readonly string[] {
  const found = lstatSync(path)
  if (found.isSymbolicLink()) return []
  return found.isDirectory()
    ? [path, ...readdirSync(path).flatMap((name) => pathsIn(join(path, name)))]
    : [path]
}
