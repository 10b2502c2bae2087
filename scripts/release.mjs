/**
 * `npm run release`: packs the release of this commit into release/, once with everything that `npm start` needs, once
 * for an image; and says what a household must do. The archives contain the build: nobody has to build it again.
 */
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { packFiles } from './build-source.mjs'
import { ensureInstalled, requireNode, root } from './install.mjs'
import { newsSince, notesOf, settingsIn } from './release-notes.mjs'

/** @typedef {import('./release-notes.mjs').Contents} Contents */

const migrations = 'sync-server/store/migrations/'
const declaring = /^sync-server\/(?:\w+-)?config\.ts$/
const out = join(root, 'release')

requireNode()
try {
  release()
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}

function release() {
  const changed = git('status', '--porcelain')
  if (changed !== '') throw new Error(`Commit these changes first, or remove them:\n${changed}`)
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const { toDo, previous, unreleased } = notesOf(
    readFileSync(join(root, 'CHANGELOG.md'), 'utf8'),
    version,
  )
  const news =
    previous === null
      ? ['This is the first version.']
      : newsSince(contentsAt('HEAD'), contentsAt(tagOf(previous)))
  ensureInstalled()
  // Always built anew: dist may contain, from the same sources, a build that removes the service worker.
  execFileSync(process.execPath, [join(root, 'scripts', 'build.mjs')], { stdio: 'inherit' })
  const sums = pack(version)
  const lines = [
    '',
    ...sums.map(({ name, sum, megabytes }) => `${name}  ${megabytes} MB\n  SHA-256 ${sum}`),
    'They are in release/, beside SHA256SUMS.',
    '',
    `To do when updating: ${toDo}`,
    ...news,
    ...unreleased.map(
      (title) => `Careful: the changes in "## ${title}" of CHANGELOG.md are in the archives, too.`,
    ),
    `Then mark this commit, so that the next release is compared with it: git tag v${version}`,
  ]
  console.log(lines.join('\n'))
}

/** @param {string} version */
function pack(version) {
  const paths = [...git('ls-files', '-z').split('\0').filter(isShipped), ...builtPaths()].sort()
  const name = `mitten-${version}`
  const file = (/** @type {string} */ path) => join(root, path)
  /** @type {readonly (readonly [string, Buffer])[]} */
  const archives = [
    [`${name}.tar.gz`, packFiles(paths.map((path) => [`${name}/${path}`, file(path)]))],
    [
      `${name}-image.tar.gz`,
      // Docker reads it from a pipe, with the Dockerfile at its root.
      packFiles([
        ['Dockerfile', file('docs/deploy/Dockerfile')],
        ...paths.map((path) => /** @type {const} */ ([path, file(path)])),
      ]),
    ],
  ]
  rmSync(out, { recursive: true, force: true })
  mkdirSync(out)
  const sums = archives.map(([path, content]) => {
    writeFileSync(join(out, path), content)
    const sum = createHash('sha256').update(content).digest('hex')
    return { name: path, sum, megabytes: (content.length / 1_000_000).toFixed(1) }
  })
  const text = sums.map(({ name: path, sum }) => `${sum}  ${path}\n`).join('')
  writeFileSync(join(out, 'SHA256SUMS'), text)
  return sums
}

/** All files of the commit, but for those that only its repository needs. @param {string} path */
function isShipped(path) {
  return path !== '' && !path.startsWith('.ci/')
}

/** @returns {string[]} */
function builtPaths() {
  return readdirSync(join(root, 'dist'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length).replaceAll('\\', '/'))
}

/** @param {string} previous */
function tagOf(previous) {
  const tag = `v${previous}`
  if (git('tag', '--list', tag) === '')
    throw new Error(
      `There is no tag ${tag}: mark the commit of the previous release with it, so that this one can be compared.`,
    )
  return tag
}

/** The migrations and settings of a commit. @param {string} commit @returns {Contents} */
function contentsAt(commit) {
  const paths = git('ls-tree', '-r', '--name-only', commit, 'sync-server').split('\n')
  const read = (/** @type {string} */ path) => git('show', `${commit}:${path}`)
  return {
    migrations: paths
      .filter((path) => path.startsWith(migrations) && path.endsWith('.sql'))
      .map((path) => ({ name: path.slice(migrations.length, -4), sql: read(path) })),
    settings: paths
      .filter((path) => declaring.test(path))
      .flatMap((path) => settingsIn(read(path))),
  }
}

/** @param {readonly string[]} args */
function git(...args) {
  return execFileSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 100_000_000,
  }).trimEnd()
}
