/** Fails if the lockfile contains a download address or lacks a package that another system needs (SEC45). */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './install.mjs'

/**
 * @typedef {Readonly<Record<string, string>>} Versions
 * @typedef {{ readonly version?: string, readonly resolved?: string, readonly link?: boolean, readonly dependencies?: Versions, readonly devDependencies?: Versions, readonly optionalDependencies?: Versions }} Locked
 */

/** @type {Readonly<Record<string, Locked>>} */
const packages = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages
const faults = Object.entries(packages).flatMap(([path, locked]) => [
  ...(locked.resolved ? [`${path} names an address: ${locked.resolved}`] : []),
  ...needed(locked)
    .filter((name) => !find(path, name))
    .map((name) => `${path || 'package.json'} needs ${name}, which the lock lacks`),
])
const { dependencies, devDependencies } = packages[''] ?? {}
for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies }))
  if (!/^\d/.test(version)) faults.push(`package.json does not pin ${name}: ${version}`)

if (faults.length > 0) {
  console.error(faults.join('\n'))
  console.error(
    'Pin the newest version whose packages exist for every system, then run npm install again.',
  )
  process.exitCode = 1
}

/** Optional dependencies are the native parts for each system: npm omits from the lockfile those that it cannot find. @param {Locked} locked */
function needed({ dependencies, devDependencies, optionalDependencies }) {
  return Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies })
}

/** Resolves like Node: in the package's own folder, then upwards. @param {string} from @param {string} name */
function find(from, name) {
  for (
    let folder = from;
    ;
    folder = folder.slice(0, Math.max(folder.lastIndexOf('/node_modules/'), 0))
  ) {
    if (packages[`${folder ? `${folder}/` : ''}node_modules/${name}`]) return true
    if (!folder) return false
  }
}
