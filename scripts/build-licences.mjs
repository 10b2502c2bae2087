/**
 * Collects the licences of everything shipped: of every package whose modules or files end up in a bundle, and of what
 * the server loads from node_modules. A package without a licence text fails the build.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { root } from './install.mjs'

/** @typedef {{ readonly name: string, readonly version: string, readonly licence: string, readonly text: string }} Notice */

const licenceFile = /^(licen[cs]e|copying|notice)(\.(md|txt)|-[\w.]+)?$/i
const packageFolder = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/

/**
 * A plugin for the bundler that adds the packages of a bundle to `folders`.
 * @param {Set<string>} folders
 * @param {string} base from where the bundler names files
 * @returns {import('vite').Plugin}
 */
export function packageCollector(folders, base = join(root, 'web')) {
  return {
    name: 'collect-packages',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        const sources = file.type === 'chunk' ? Object.keys(file.modules) : file.originalFileNames
        for (const source of sources) {
          // Virtual modules of the bundler begin with a NUL.
          const found = packageFolder.exec(resolve(base, source.replace('\0', '')))
          if (found) folders.add(found[0])
        }
      }
    },
  }
}

/**
 * The packages that the server loads from node_modules on this computer, observed in a process that loads nothing else.
 * @param {readonly string[]} names
 * @returns {string[]}
 */
export function loadedPackages(names) {
  const script = `
    for (const name of ${JSON.stringify(names)}) {
      const loaded = require(name)
      // Its native part is only loaded by the first database.
      if (name === 'better-sqlite3') new loaded(':memory:').close()
    }
    console.log(JSON.stringify(Object.keys(require.cache)))`
  const output = execFileSync(process.execPath, ['-e', script], { cwd: root, encoding: 'utf8' })
  const files = /** @type {string[]} */ (JSON.parse(output))
  return [...new Set(files.flatMap((file) => packageFolder.exec(file)?.[0] ?? []))]
}

/**
 * @param {Iterable<string>} folders of packages
 * @param {string} texts the folder of the texts missing in packages, each named after its package
 * @returns {readonly Notice[]}
 */
export function noticesOf(folders, texts = join(root, 'licences')) {
  const packages = [...folders].map((folder) => ({ folder, about: readAbout(folder) }))
  /** A platform-specific package has the licence of its main package. @param {string} name */
  const wholeOf = (name) =>
    packages.find(({ about }) => Object.keys(about.optionalDependencies ?? {}).includes(name))
  const notices = packages.map(({ folder, about }) => {
    const { name, version, license } = about
    const whole = wholeOf(name)
    const text = textIn(folder) ?? textFor(name, texts) ?? (whole ? textIn(whole.folder) : null)
    return { name, version, licence: license ?? '', text: text ?? '' }
  })
  const faults = notices.filter(({ licence, text }) => licence === '' || text === '')
  if (faults.length > 0)
    throw new Error(
      `These packages are shipped but name no licence or have no text of it. Put the text in licences/NAME.txt:\n${faults
        .map(({ name, version, licence }) => `  ${name} ${version} (${licence || 'no licence'})`)
        .join('\n')}`,
    )
  // Two copies of one version have the same text.
  const known = new Map(notices.map((notice) => [`${notice.name} ${notice.version}`, notice]))
  return [...known].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, notice]) => notice)
}

/** Writes the texts that web/features/about shows. @param {string} path @param {readonly Notice[]} packages */
export function writeLicences(path, packages) {
  const own = readFileSync(join(root, 'LICENSE'), 'utf8')
  writeFileSync(path, JSON.stringify({ own, packages }))
}

/** @typedef {{ readonly name: string, readonly version: string, readonly license?: string, readonly optionalDependencies?: Readonly<Record<string, string>> }} About */

/** @param {string} folder @returns {About} */
function readAbout(folder) {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
}

/** The licence and, if there is one, the notice that must accompany it. @param {string} folder @returns {string | null} */
function textIn(folder) {
  const names = readdirSync(folder).filter((name) => licenceFile.test(name))
  const texts = names.sort().map((name) => readFileSync(join(folder, name), 'utf8').trim())
  return texts.length === 0 ? null : texts.join('\n\n')
}

/** @param {string} name @param {string} texts */
function textFor(name, texts) {
  const path = join(texts, `${name.replace('/', '__')}.txt`)
  return existsSync(path) ? readFileSync(path, 'utf8').trim() : null
}
