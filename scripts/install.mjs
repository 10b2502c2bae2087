/** Installs the dependencies when node_modules does not match the lock. Imports node: modules only, so it runs before any install. */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))

const oldestNode = [20, 19]
const stampFile = join(root, 'node_modules', '.mitten-install')

/** Ends the process with an explanation when this Node is older than package.json's engines allow. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  const [oldestMajor = 0, oldestMinor = 0] = oldestNode
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return
  console.error(
    `Mitten needs Node ${oldestNode.join('.')} or newer; this is Node ${process.versions.node}.\n` +
      'Get a current one at https://nodejs.org and run the same command again.',
  )
  process.exit(1)
}

/** Runs `npm ci` unless node_modules was installed from this lock by this kind of Node. */
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

/** Native modules are tied to Node's ABI, the platform and the processor, so these belong to the stamp. */
function installStamp() {
  return createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .update(`${process.versions.modules} ${process.platform} ${process.arch}`)
    .digest('hex')
}

/** Marks node_modules as fitting, unless the development packages were left out. */
function writeStamp() {
  if (existsSync(join(root, 'node_modules', 'vite'))) writeFileSync(stampFile, installStamp())
}

/** @param {readonly string[]} args */
function npm(args) {
  const cli = process.env['npm_execpath']
  /** @type {import('node:child_process').SpawnSyncOptions} */
  const options = { cwd: root, stdio: 'inherit' }
  // An npm that is a JavaScript file runs on any system; npm.cmd on Windows needs a shell.
  if (cli && /\.c?js$/.test(cli) && existsSync(cli))
    return spawnSync(process.execPath, [cli, ...args], options)
  return spawnSync('npm', [...args], { ...options, shell: process.platform === 'win32' })
}

// `npm install` by hand ends here too (the postinstall script), so that a start after it installs nothing again.
if (process.argv[2] === '--stamp' && process.argv[1] === fileURLToPath(import.meta.url))
  writeStamp()
