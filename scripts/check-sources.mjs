/**
 * Checks that the linter does not have: every exception gives a reason (`// oxlint-disable-next-line rule -- reason`),
 * no file is an index, every file starts with a comment that says what it is for, only long tests set timeouts, texts are
 * defined where every language finds them, comments name their subject, and styles have no left and right, so that they
 * hold for a page from right to left.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './install.mjs'

const folders = ['domain', 'sync-server', 'web', 'scripts']
const purpose = /^(?:(?:#!|\/\/\/ ).*\n)?\/\*\*/
// In brackets, because otherwise this line would match itself.
const unexplained = /(?:oxlint|eslint)-[d]isable(?!.* -- \S.{7,})/
/** A comment names its subject, unless it asks. */
const unnamed = /(?:^|\s)(?:\/\/|\/?\*\*?) (?:What|Who) [^?]*$/
// As an option, as the last argument of a test, or set inside a Playwright test.
const ownClock = /\btimeout: ?\d|^ *\}, \d[\d_]{3,}\)$|\btest\.setTimeout\(\d[\d_]*\)/
/** The sides of a notch (`safe-area`) are those of the device, in every writing direction. */
const physical =
  /^(?!.*safe-area).*(?:\b(?:margin|padding|border)-(?:left|right)\b.*:|text-align: (?:left|right)|^ +(?:left|right): .*;$)/
/** A component's own words would stay English. */
const ownTexts = /^const \w*[tT]exts = [{[]/

const paths = folders.flatMap(sourcesIn)
const shortTests = paths.filter((path) => /(?<!\.long)\.(?:test|spec)\.tsx?$/.test(path))
const ofClient = paths.filter(
  (path) => path.startsWith('web') && !path.includes('e2e') && /\.tsx?$/.test(path),
)
const faults = [
  ...paths
    .filter((path) => /\bindex\.\w+$/.test(path))
    .map((path) => `${path}: name the file after what it holds`),
  ...paths
    .filter((path) => !purpose.test(readFileSync(join(root, path), 'utf8')))
    .map((path) => `${path}: say in the first line what the file is for`),
  ...linesWith(unexplained, paths, 'give a reason'),
  ...linesWith(unnamed, paths, 'name the thing instead of “What” or “Who”'),
  ...linesWith(ownClock, shortTests, 'leave the last stop to the configuration of the runner'),
  ...linesWith(physical, ofClient, 'use a logical property'),
  ...linesWith(ownTexts, ofClient, 'define texts with defineTexts'),
]
if (faults.length > 0) {
  console.error(faults.join('\n'))
  process.exitCode = 1
}

/** @param {string} folder */
function sourcesIn(folder) {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(m?js|tsx?)$/.test(name))
    .map((name) => join(folder, name))
}

/** @param {RegExp} fault @param {readonly string[]} among @param {string} remedy */
function linesWith(fault, among, remedy) {
  return among.flatMap((path) =>
    readFileSync(join(root, path), 'utf8')
      .split('\n')
      .flatMap((line, index) => (fault.test(line) ? [`${path}:${index + 1}: ${remedy}`] : [])),
  )
}
