/** Finds WebKit and Firefox for the tests of the engines (web/e2e/engines). */
import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { installPackages, mayInstall } from './apt.mjs'

/** Debian's package names: WebKit with its driver, Firefox, and a virtual screen. */
const packages = ['webkit2gtk-driver', 'firefox-esr', 'xvfb']
const libraries = '/usr/lib'

/** The variables that tell the tests the path of each engine's browser. */
export const engineVariables = { WebKit: 'MINI_BROWSER_PATH', Firefox: 'FIREFOX_PATH' }

/**
 * The path of each engine's browser, by that variable; an engine that is not installed is left out.
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

/** Both, installed if necessary and possible; otherwise prints how to get them and returns null. */
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

/** @param {string} program */
function inPath(program) {
  const folders = (process.env['PATH'] ?? '').split(delimiter).concat('/usr/bin')
  return folders.map((folder) => join(folder, program)).find((path) => existsSync(path)) ?? null
}

/** It belongs to the library and is in its folder: /usr/lib/<kind of machine>/webkit2gtk-<version>/MiniBrowser. */
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
