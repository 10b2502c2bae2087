/** docs/screenshots has the pictures that `npm run screens -- --docs` takes, and the README and the manifest show. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../install.mjs'
import { docsPictures, docsShots } from './docs-pictures.ts'
import { sizes } from './sizes.ts'

const read = (...path: readonly string[]) => readFileSync(join(root, ...path), 'utf8')
const manifest = JSON.parse(read('web', 'public', 'manifest.webmanifest')) as {
  readonly screenshots: readonly { readonly src: string; readonly sizes: string }[]
}

test('each is of a screen and a size of the gallery, and no other is taken', () => {
  const taken = docsShots().flatMap(({ size, screens }) =>
    screens.map(({ name }) => `${name} ${size.name}`),
  )
  expect(taken.toSorted()).toEqual(
    docsPictures.map((each) => `${each.screen} ${each.size}`).toSorted(),
  )
})

test('all of them, and nothing else, are in the folder, the README and the manifest', () => {
  const files = docsPictures.map(({ file }) => file).toSorted()
  expect(readdirSync(join(root, 'docs', 'screenshots')).toSorted()).toEqual(files)
  const shown = [...read('README.md').matchAll(/docs\/screenshots\/([\w-]+\.png)/g)]
  expect(shown.map(([, file = '']) => file).toSorted()).toEqual(files)
  const named = manifest.screenshots.map(({ src }) => src.replace('/screenshots/', ''))
  expect(named.toSorted()).toEqual(files)
})

test.each(docsPictures)('$file has the size that the manifest says', ({ file, size }) => {
  const { width, height } = sizes.find(({ name }) => name === size)?.options.viewport ?? {}
  const said = manifest.screenshots.find(({ src }) => src.endsWith(file))?.sizes
  expect(said).toBe(`${width}x${height}`)
  const header = readFileSync(join(root, 'docs', 'screenshots', file))
  expect([header.readUInt32BE(16), header.readUInt32BE(20)]).toEqual([width, height])
})
