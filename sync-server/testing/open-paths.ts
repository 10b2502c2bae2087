/** Which files somebody else on the computer could read. */
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** The folder and what is in it, as far as anybody but the owner may do anything with it. */
export function openPathsIn(folder: string): readonly string[] {
  const inside = readdirSync(folder, { recursive: true, withFileTypes: true })
  const paths = inside
    .filter((each) => !each.isSymbolicLink())
    .map(({ parentPath, name }) => join(parentPath, name))
  return [folder, ...paths].filter((path) => (statSync(path).mode & 0o077) !== 0).toSorted()
}
