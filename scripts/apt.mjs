/** Installs Debian packages after updating the package lists. `node scripts/apt.mjs NAME...`; imports node: modules only. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/**
 * True if all are installed. Old lists would give an old browser, or name packages that the mirror no longer has; where no
 * new ones can be had, what is known is still tried.
 * @param {readonly string[]} names
 */
export function installPackages(names) {
  apt(['update'])
  return apt(['install', '-y', '--no-install-recommends', ...names])
}

export function mayInstall() {
  return process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
}

/** @param {readonly string[]} args */
function apt(args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return spawnSync('apt-get', [...args], { stdio: ['ignore', 2, 2], env }).status === 0
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  process.exitCode = installPackages(process.argv.slice(2)) ? 0 : 1
