/** Measures the download size of a build, in kB (1000 bytes) after gzip. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { gzipSync } from 'node:zlib'

/** @typedef {{ readonly firstScreen: number, readonly worker: number, readonly script: number, readonly style: number, readonly files: ReadonlyMap<string, number> }} BundleSizes */

// Minified static imports and re-exports: import{a}from"./x.js", import"./x.js", export*from"./x.js"; not import("./x.js").
const staticImport = /\b(?:import|export)\b(?:[\w$*{},\s]*?\bfrom\b)?\s*["'](\.[^"']+)["']/g

/** Measures a folder of built web files. @param {string} folder @returns {BundleSizes} */
export function measureBundles(folder) {
  const firstScreen = new Set()
  for (const path of startingScripts(folder)) follow(folder, path, firstScreen)
  const files = new Map([...firstScreen].map((path) => [path, gzipped(folder, path)]))
  return {
    firstScreen: sum(files.values()),
    worker: existsSync(join(folder, 'service-worker.js'))
      ? gzipped(folder, 'service-worker.js')
      : 0,
    script: sum(assets(folder, '.js').map((path) => gzipped(folder, path))),
    style: sum(assets(folder, '.css').map((path) => gzipped(folder, path))),
    files,
  }
}

/** The files that load the engine before they run, and so do not open without it. @param {string} folder @returns {string[]} */
export function needingEngine(folder) {
  return assets(folder, '.js').filter((path) => {
    const seen = new Set()
    follow(folder, path, seen)
    seen.delete(path)
    return [...seen].some((each) => each.startsWith('assets/engine-'))
  })
}

/** @param {BundleSizes} sizes */
export function sizeTable({ firstScreen, worker, script, style, files }) {
  const rows = [...files].map(([path, size]) => `  ${kilobytes(size)}  ${path}`)
  return [
    `first screen: ${kilobytes(firstScreen).trim()} kB gzip`,
    ...rows,
    `all scripts: ${kilobytes(script).trim()} kB, styles: ${kilobytes(style).trim()} kB, service worker: ${kilobytes(worker).trim()} kB`,
  ].join('\n')
}

/** The scripts of index.html, including its preloads. @param {string} folder @returns {string[]} */
function startingScripts(folder) {
  const html = readFileSync(join(folder, 'index.html'), 'utf8')
  return [...html.matchAll(/<(script|link)\b[^>]*?\b(?:src|href)="\/?([^"]+\.js)"[^>]*>/g)]
    .filter(([tag]) => tag.startsWith('<script') || tag.includes('modulepreload'))
    .map((match) => match[2] ?? '')
}

/** @param {string} folder @param {string} path @param {Set<string>} seen */
function follow(folder, path, seen) {
  if (seen.has(path)) return
  seen.add(path)
  for (const match of readFileSync(join(folder, path), 'utf8').matchAll(staticImport))
    follow(folder, posix.join(dirname(path), match[1] ?? ''), seen)
}

/** @param {string} folder @param {string} ending @returns {string[]} */
function assets(folder, ending) {
  return readdirSync(join(folder, 'assets'))
    .filter((name) => name.endsWith(ending))
    .map((name) => `assets/${name}`)
}

/** @param {string} folder @param {string} path */
function gzipped(folder, path) {
  return gzipSync(readFileSync(join(folder, path)), { level: 9 }).length / 1000
}

/** @param {Iterable<number>} numbers */
function sum(numbers) {
  return [...numbers].reduce((total, number) => total + number, 0)
}

/** @param {number} size */
function kilobytes(size) {
  return size.toFixed(1).padStart(6)
}
