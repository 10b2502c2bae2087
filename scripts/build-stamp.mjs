/** Builds if dist was not built from the current sources, also as a command. Imports node: modules only. */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readRelease } from './build-release.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))

/** True if dist is finally the build of these sources. In a separate process, so that the server does not load the bundler. */
export function ensureBuilt() {
  if (builtSources() === readRelease().sources) return true
  console.log('Building (once, and after every change of the sources) …')
  const build = join(root, 'scripts', 'build.mjs')
  return spawnSync(process.execPath, [build], { cwd: root, stdio: 'inherit' }).status === 0
}

function builtSources() {
  try {
    return JSON.parse(readFileSync(join(root, 'dist', 'build.json'), 'utf8')).sources
  } catch {
    return null
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exitCode = ensureBuilt() ? 0 : 1
