/**
 * Installs the dependencies if node_modules does not match the lockfile. Imports node: modules only, because it runs
 * before any install.
 */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))

/** The oldest supported version of each major version of Node; the last entry includes all newer ones. */
const oldestNodes = [
  [20, 19],
  [22, 13],
  [24, 0],
]
const stampFile = join(root, 'node_modules', '.mitten-install')

/** The `engines` field of package.json. */
export function supportedNodes() {
  const newest = oldestNodes.length - 1
  return oldestNodes
    .map((oldest, index) => `${index === newest ? '>=' : '^'}${oldest.join('.')}.0`)
    .join(' || ')
}

/** @param {string} version such as 24.1.0 */
export function runsOnNode(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const newest = oldestNodes.at(-1)?.[0] ?? 0
  return (
    major > newest || oldestNodes.some(([line, oldest = 0]) => major === line && minor >= oldest)
  )
}

/** Exits with an explanation if Mitten does not run on this Node. */
export function requireNode() {
  if (runsOnNode(process.versions.node)) return
  console.error(
    `Mitten runs on Node ${supportedNodes()}; this is Node ${process.versions.node}.\n` +
      'Get a current one at https://nodejs.org and run the same command again.',
  )
  process.exit(1)
}

/** Runs `npm ci` unless node_modules was installed from this lockfile by this kind of Node. */
export function ensureInstalled() {
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === installStamp()) return
  console.log('Installing dependencies (once, and after every change of the lock) …')
  // NODE_ENV=production would leave out what the build needs.
  const { status, error } = npm(['ci', '--include=dev', '--no-audit', '--no-fund'])
  if (error) console.error(error.message)
  if (status !== 0) {
    console.error('The dependencies could not be installed; the lines above say why.')
    process.exit(1)
  }
  writeStamp()
}

/** Native modules are tied to Node's ABI, the platform and the processor, so these are part of the stamp. */
function installStamp() {
  return createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .update(`${process.versions.modules} ${process.platform} ${process.arch}`)
    .digest('hex')
}

/** Marks node_modules as current, unless the development packages were left out. */
function writeStamp() {
  if (existsSync(join(root, 'node_modules', 'vite'))) writeFileSync(stampFile, installStamp())
}

/**
 * Whether the SQLite driver, if it was compiled here, was compiled with object-wrap.h. Without it the driver ends the
 * process sooner or later on Node 24.
 */
function driverIsSound() {
  const driver = join('node_modules', 'better-sqlite3', 'build', 'Release', 'better_sqlite3.node')
  const file = join(root, driver)
  return !existsSync(file) || !readFileSync(file).includes('RemoveEnvironmentCleanupHook')
}

/** @param {readonly string[]} args */
function npm(args) {
  const cli = process.env['npm_execpath']
  // Relative to node_modules/better-sqlite3/build, so that spaces in the path of this folder do no harm.
  const flags = [process.env['CXXFLAGS'], '-include ../../../scripts/object-wrap.h']
  /** @type {import('node:child_process').SpawnSyncOptions} */
  const options = {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, CXXFLAGS: flags.filter(Boolean).join(' ') },
  }
  // An npm that is a JavaScript file runs on any system; npm.cmd on Windows needs a shell.
  if (cli && /\.c?js$/.test(cli) && existsSync(cli))
    return spawnSync(process.execPath, [cli, ...args], options)
  return spawnSync('npm', [...args], { ...options, shell: process.platform === 'win32' })
}

// `npm install` by hand ends here too (the postinstall script), so that a start after it installs nothing again.
if (process.argv[2] === '--stamp' && process.argv[1] === fileURLToPath(import.meta.url)) {
  if (!driverIsSound()) npm(['rebuild', 'better-sqlite3'])
  writeStamp()
}
