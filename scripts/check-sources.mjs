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
// In brackets, because otherwise this line would match itself.
const exception = /(?:oxlint|eslint)-[d]isable/
const reason = / -- \S.{7,}/
const purpose = /^(?:(?:#!|\/\/\/ ).*\n)?\/\*\*/
const shortTest = /(?<!\.long)\.(?:test|spec)\.tsx?$/
// As an option, as the last argument of a test, or set inside a Playwright test.
const ownClock = /\btimeout: ?\d|^ *\}, \d[\d_]{3,}\)$|\btest\.setTimeout\(\d[\d_]*\)/

/** The sides of a notch (`safe-area`) are those of the device, in every writing direction. */
const physical =
  /^(?!.*safe-area).*(?:\b(?:margin|padding|border)-(?:left|right)\b.*:|text-align: (?:left|right)|^ +(?:left|right): .*;$)/

/** A comment names its subject, unless it asks. */
const unnamed = /(?:^|\s)(?:\/\/|\/?\*\*?) (?:What|Who) [^?]*$/

/** A component's own words would stay English. */
const ownTexts = /^const \w*[tT]exts = [{[]/

/** @type {readonly (readonly [RegExp, string])[]} */
const notInWeb = [
  [physical, 'use a logical property'],
  [ownTexts, 'define texts with defineTexts'],
]

const paths = folders.flatMap(sourcesIn)
const faults = [
  ...paths
    .filter((path) => /\bindex\.\w+$/.test(path))
    .map((path) => `${path}: name the file after what it holds`),
  ...paths
    .filter((path) => !purpose.test(readFileSync(join(root, path), 'utf8')))
    .map((path) => `${path}: say in the first line what the file is for`),
  ...paths.flatMap((path) =>
    linesOf(path).flatMap((line, index) =>
      exception.test(line) && !reason.test(line) ? [`${path}:${index + 1} gives no reason`] : [],
    ),
  ),
  ...paths.flatMap((path) =>
    linesOf(path).flatMap((line, index) =>
      unnamed.test(line) ? [`${path}:${index + 1}: name the thing instead of “What” or “Who”`] : [],
    ),
  ),
  ...paths
    .filter((path) => shortTest.test(path))
    .flatMap((path) =>
      linesOf(path).flatMap((line, index) =>
        ownClock.test(line)
          ? [`${path}:${index + 1}: leave the last stop to the configuration of the runner`]
          : [],
      ),
    ),
  ...paths
    .filter((path) => path.startsWith('web') && !path.includes('e2e') && /\.tsx?$/.test(path))
    .flatMap((path) =>
      linesOf(path).flatMap((line, index) =>
        notInWeb
          .filter(([fault]) => fault.test(line))
          .map(([, remedy]) => `${path}:${index + 1}: ${remedy}`),
      ),
    ),
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

/** @param {string} path */
function linesOf(path) {
  return readFileSync(join(root, path), 'utf8').split('\n')
}
