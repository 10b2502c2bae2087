/** Checks that the build uses only features of the oldest supported browsers, or features listed as exceptions. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { oldestBrowsers } from './build-browsers.mjs'
import { exceptions } from './web-features/exceptions.mjs'
import { featuresInScript } from './web-features/in-scripts.mjs'
import { featuresInStyle } from './web-features/in-styles.mjs'

/** The errors in the built folders, one line each. @param {readonly string[]} folders @returns {string[]} */
export function featureFaults(folders) {
  const used = newFeatures(folders.flatMap(sourcesIn))
  const names = [...used.keys()]
  const isUsed = (/** @type {string} */ exception) => names.some((name) => isBelow(name, exception))
  return [
    ...[...used].flatMap(([name, path]) =>
      Object.keys(exceptions).some((exception) => isBelow(name, exception))
        ? []
        : [`${name} in ${path}: not every promised browser knows it (${promise})`],
    ),
    ...Object.keys(exceptions).flatMap((exception) =>
      isUsed(exception) ? [] : [`${exception} is excepted and not used any more`],
    ),
  ]
}

const promise = Object.entries(oldestBrowsers)
  .map(([name, version]) => `${name} ${version}`)
  .join(', ')

/** By name, with one of the files that use it. @param {readonly string[]} paths @returns {Map<string, string>} */
function newFeatures(paths) {
  const found = new Map()
  for (const path of paths) {
    const code = readFileSync(path, 'utf8')
    const features = path.endsWith('.css') ? featuresInStyle(code) : featuresInScript(path, code)
    for (const { name, isKnown } of features) if (!isKnown) found.set(name, path)
  }
  return found
}

/** @param {string} name @param {string} exception */
function isBelow(name, exception) {
  return name === exception || name.startsWith(`${exception}.`) || name === `${exception}_static`
}

/** @param {string} folder */
function sourcesIn(folder) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(js|css)$/.test(name))
    .map((name) => join(folder, name))
}
