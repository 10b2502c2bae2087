/** Finds WebKit and Firefox for the tests of the engines (web/e2e/engines). */
import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { installPackages } from './apt.mjs'

/** Debian's names: WebKit with its driver, Firefox, and the screen that nobody sees. */
const packages = ['webkit2gtk-driver', 'firefox-esr', 'xvfb']
const libraries = '/usr/lib'

/** By which variable the tests are told where each engine's browser is. */
export const engineVariables = { WebKit: 'MINI_BROWSER_PATH', Firefox: 'FIREFOX_PATH' }

/**
 * Where each engine's browser is, by that variable; one that is not installed is left out.
 * @returns {Record<string, string>}
 */
export function findEngines() {
  const webkit = inPath('WebKitWebDriver') && inPath('Xvfb') ? miniBrowser() : null
  const firefox = inPath('firefox-esr') ?? inPath('firefox')
  return {
    ...(webkit && { [engineVariables.WebKit]: webkit }),
    ...(firefox && { [engineVariables.Firefox]: firefox }),
  }
}

/** Both, installed if need be and possible; null with the way to get them printed. */
export function ensureEngines() {
  if (isWhole(findEngines())) return findEngines()
  if (mayInstall() && installPackages(packages) && isWhole(findEngines())) return findEngines()
  console.error(
    'The tests of the engines need WebKit and Firefox. On Debian or Ubuntu:\n' +
      `  sudo apt-get update && sudo apt-get install ${packages.join(' ')}`,
  )
  return null
}

/** @param {Record<string, string>} engines */
function isWhole(engines) {
  return Object.keys(engines).length === 2
}

function mayInstall() {
  return process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
}

/** @param {string} program */
function inPath(program) {
  const folders = (process.env['PATH'] ?? '').split(delimiter).concat('/usr/bin')
  return folders.map((folder) => join(folder, program)).find((path) => existsSync(path)) ?? null
}

/** It belongs to the library, so it lies beside it: /usr/lib/<kind of machine>/webkit2gtk-<version>/MiniBrowser. */
function miniBrowser() {
  if (!existsSync(libraries)) return null
  return (
    foldersOf(libraries)
      .filter((folder) => folder.includes('-linux-'))
      .flatMap((folder) => foldersOf(folder).filter((name) => name.includes('/webkit2gtk-')))
      .map((folder) => join(folder, 'MiniBrowser'))
      .find((path) => existsSync(path)) ?? null
  )
}

/** @param {string} folder */
function foldersOf(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join(folder, name))
}
