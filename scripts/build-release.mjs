/**
 * Derives the version and the nonce of a build from its sources, so that the same sources give the same. Imports node:
 * modules only.
 */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** @typedef {{ readonly version: string, readonly nonce: string, readonly sources: string }} Release */

const root = fileURLToPath(new URL('..', import.meta.url))
const folders = ['domain', 'licences', 'sync-server', 'web']
const files = ['LICENSE', 'package.json', 'package-lock.json', 'tsconfig.json', 'vite.config.ts']

/** The release of the sources on disk. @returns {Release} */
export function readRelease() {
  const sources = hashSources()
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  // The page and its header carry one style nonce per build; a cached page must match a cached header.
  const nonce = createHash('sha256').update(`nonce ${sources}`).digest().subarray(0, 16)
  return {
    version: `${version}+${sources.slice(0, 8)}`,
    nonce: nonce.toString('base64url'),
    sources,
  }
}

function hashSources() {
  const scripts = readdirSync(join(root, 'scripts'))
    .filter((name) => name.startsWith('build'))
    .map((name) => `scripts/${name}`)
  const hash = createHash('sha256')
  for (const path of [...folders.flatMap(sourcesIn), ...files, ...scripts].sort())
    hash
      .update(`${path}\n`)
      .update(readFileSync(join(root, path)))
      .update('\n')
  return hash.digest('hex')
}

/**
 * Paths with forward slashes on every system, so that the version does not depend on it.
 * @param {string} folder
 * @returns {string[]}
 */
function sourcesIn(folder) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    if (entry.name.startsWith('.') || path === 'web/e2e') return []
    if (entry.isDirectory()) return sourcesIn(path)
    return /\.test\.tsx?$/.test(entry.name) ? [] : [path]
  })
}
