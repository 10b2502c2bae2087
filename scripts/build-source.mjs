/** Packs the sources of this build, so that a server can offer them (docs/decisions/0009). Imports node: modules only. */
import { existsSync, lstatSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** An allowlist, so that other files stay out: data, keys, settings, an .npmrc with a token. */
const folders = ['docs', 'domain', 'licences', 'scripts', 'sync-server', 'web']
const rootFile =
  /^(LICENSE|[A-Z]+\.md|\.(nvmrc|editorconfig|gitignore|gitattributes)|\.oxfmtrc\.json|(package|package-lock|tsconfig)\.json|knip\.jsonc|oxlint\.config\.mjs|vite(st)?\.config\.ts)$/
const sourceFile =
  /^([^.].*\.(css|h|html|json|md|mjs|js|png|service|sql|snap|svg|ts|tsx|txt|webmanifest|ya?ml)|Caddyfile|Dockerfile(\.dockerignore)?)$/
const BLOCK = 512

/** The sources as an archive. The same sources give the same bytes. @param {string} root @param {string} name the folder it unpacks to */
export function packSource(root, name) {
  return packFiles(sourcePaths(root).map((path) => [`${name}/${path}`, join(root, path)]))
}

/**
 * A tar archive, gzipped, without times, owners and modes.
 * @param {readonly (readonly [string, string])[]} files each as its path in the archive, and where it is
 */
export function packFiles(files) {
  const entries = files.map(([path, file]) => entry(path, readFileSync(file)))
  return gzipSync(Buffer.concat([...entries, Buffer.alloc(2 * BLOCK)]), { level: 9 })
}

/** Paths with forward slashes on every system. @param {string} root */
function sourcePaths(root) {
  const top = readdirSync(root).filter((name) => rootFile.test(name) && isFile(join(root, name)))
  return [...top, ...folders.flatMap((folder) => pathsIn(root, folder))].sort()
}

/** Links are left out: they may lead anywhere. @param {string} root @param {string} folder @returns {string[]} */
function pathsIn(root, folder) {
  if (!existsSync(join(root, folder))) return []
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((each) => {
    const path = `${folder}/${each.name}`
    if (each.isDirectory()) return each.name.startsWith('.') ? [] : pathsIn(root, path)
    return each.isFile() && sourceFile.test(each.name) ? [path] : []
  })
}

/** @param {string} path */
function isFile(path) {
  return lstatSync(path).isFile()
}

/** A file in the ustar format. @param {string} path @param {Buffer} content */
function entry(path, content) {
  const header = Buffer.alloc(BLOCK)
  const { prefix, name } = split(path)
  header.write(name, 0)
  header.write('0000644\0', 100)
  header.write('0000000\0'.repeat(2), 108)
  header.write(`${octal(content.length)}\0${octal(0)}\0`, 124)
  // The checksum is computed with spaces in its own field.
  header.write('        0', 148)
  header.write('ustar\u000000', 257)
  header.write(prefix, 345)
  const sum = header.reduce((total, byte) => total + byte, 0)
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148)
  return Buffer.concat([header, content, Buffer.alloc(-content.length & (BLOCK - 1))])
}

/** Names of more than 100 bytes are split into two fields. @param {string} path */
function split(path) {
  if (Buffer.byteLength(path) <= 100) return { prefix: '', name: path }
  const at = path.indexOf('/', path.length - 101)
  const [prefix, name] = [path.slice(0, at), path.slice(at + 1)]
  if (at < 0 || Buffer.byteLength(prefix) > 155 || Buffer.byteLength(name) > 100)
    throw new Error(`The path is too long for the archive of sources: ${path}`)
  return { prefix, name }
}

/** @param {number} value */
function octal(value) {
  return value.toString(8).padStart(11, '0')
}
