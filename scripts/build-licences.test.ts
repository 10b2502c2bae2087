/** No dependency is shipped without its licence text. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { expect, test } from 'vitest'
import { makeFolder } from '#server/testing/make-folder.ts'
import { loadedPackages, noticesOf, packageCollector } from './build-licences.mjs'
import { nativePackages } from './build-server.mjs'

type About = { readonly license?: string; readonly optionalDependencies?: Record<string, string> }

function packageIn(folder: string, name: string, about: About, files: Record<string, string> = {}) {
  const own = join(folder, 'node_modules', name)
  mkdirSync(own, { recursive: true })
  writeFileSync(
    join(own, 'package.json'),
    JSON.stringify({ name, version: '1.0.0', exports: './main.js', sideEffects: false, ...about }),
  )
  writeFileSync(join(own, 'main.js'), `export const ${name.replace(/\W/g, '')} = Math.random()`)
  for (const [file, text] of Object.entries(files)) writeFileSync(join(own, file), text)
  return own
}

test('a shipped package has its licence and its notice told', () => {
  const folder = makeFolder()
  const warm = packageIn(
    folder,
    '@knit/warm',
    { license: 'Apache-2.0' },
    { LICENSE: 'Apache License', NOTICE: 'By the knitters' },
  )
  expect(noticesOf([warm], folder)).toEqual([
    {
      name: '@knit/warm',
      version: '1.0.0',
      licence: 'Apache-2.0',
      text: 'Apache License\n\nBy the knitters',
    },
  ])
})

test('the build fails and names every package that names no licence or has no text of it', () => {
  const folder = makeFolder()
  const folders = [
    packageIn(folder, 'bare', { license: 'MIT' }),
    packageIn(folder, 'nameless', {}, { LICENSE: 'Some words' }),
    packageIn(folder, 'fine', { license: 'MIT' }, { 'license.md': 'MIT License' }),
  ]
  const told = () => noticesOf(folders, folder)
  expect(told).toThrow('bare 1.0.0 (MIT)')
  expect(told).toThrow('nameless 1.0.0 (no licence)')
  expect(told).not.toThrow('fine 1.0.0')
})

test('a text that a package lacks stands beside ours; the part for one system goes under its whole', () => {
  const folder = makeFolder()
  writeFileSync(join(folder, '@knit__bare.txt'), 'MIT License')
  const folders = [
    packageIn(folder, '@knit/bare', { license: 'MIT' }),
    packageIn(folder, 'hash-linux', { license: 'MIT' }),
    packageIn(
      folder,
      'hash',
      { license: 'MIT', optionalDependencies: { 'hash-linux': '1.0.0' } },
      { LICENSE: 'The licence of hash' },
    ),
  ]
  expect(noticesOf(folders, folder).map(({ name, text }) => [name, text])).toEqual([
    ['@knit/bare', 'MIT License'],
    ['hash', 'The licence of hash'],
    ['hash-linux', 'The licence of hash'],
  ])
})

test('the parts of a bundle are found: modules that are left in it, and files such as fonts', async () => {
  const folder = makeFolder()
  for (const name of ['used', '@knit/unused', 'font']) packageIn(folder, name, { license: 'MIT' })
  writeFileSync(join(folder, 'node_modules/font/letters.woff2'), 'letters')
  writeFileSync(
    join(folder, 'style.css'),
    `@font-face { font-family: f; src: url('./node_modules/font/letters.woff2') }`,
  )
  writeFileSync(
    join(folder, 'entry.js'),
    `import './style.css'\nimport { used } from 'used'\nimport '@knit/unused'\nconsole.log(used)`,
  )
  const found = new Set<string>()
  await build({
    configFile: false,
    root: folder,
    plugins: [packageCollector(found, folder)],
    build: {
      write: false,
      assetsInlineLimit: 0,
      rolldownOptions: { input: join(folder, 'entry.js') },
    },
    logLevel: 'error',
  })
  expect([...found].map((path) => path.slice(folder.length)).sort()).toEqual([
    '/node_modules/font',
    '/node_modules/used',
  ])
})

test('the packages that the server loads when it runs are found, each with a text', () => {
  const names = noticesOf(loadedPackages(nativePackages)).map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['better-sqlite3', 'bindings', '@node-rs/argon2']))
})

test('our own licence is the text that package.json names', () => {
  const { license } = JSON.parse(readFileSync('package.json', 'utf8')) as { license: string }
  expect(license).toBe('AGPL-3.0-or-later')
  expect(existsSync('LICENSE')).toBe(true)
  const text = readFileSync('LICENSE', 'utf8')
  expect(text).toContain('GNU AFFERO GENERAL PUBLIC LICENSE')
  expect(text).toContain('13. Remote Network Interaction')
  expect(text.length).toBe(34_523)
})
