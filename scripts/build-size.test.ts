/** The size limits of a build: what the first screen and each further route load. */
import { randomBytes } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeFolder } from '#server/testing/make-folder.ts'
import { measureBundles, needingEngine } from './build-size.mjs'

test('the first screen is what index.html loads and what that imports, not what comes later', () => {
  const folder = builtFolder({
    'index.html':
      '<script src="/theme.js" nonce="n"></script><script type="module" crossorigin src="/assets/app.js"></script>' +
      '<link rel="modulepreload" crossorigin href="/assets/early.js"><link rel="stylesheet" href="/assets/a.css">',
    'theme.js': '0',
    'assets/app.js':
      'import{a as b}from"./near.js";import"./bare.js";const l=()=>import("./late.js");',
    'assets/early.js': 'export{x}from"./shared.js";',
    'assets/near.js': 'import d,{c}from"./shared.js"',
    'assets/bare.js': '1',
    'assets/shared.js': '2',
    'assets/late.js': 'import"./later.js"',
    'assets/later.js': '3',
  })
  expect([...measureBundles(folder).files.keys()].sort()).toEqual([
    'assets/app.js',
    'assets/bare.js',
    'assets/early.js',
    'assets/near.js',
    'assets/shared.js',
    'theme.js',
  ])
})

test('a file that imports the engine needs it, also through another file, but not one that loads it later', () => {
  const folder = builtFolder({
    'assets/engine-1.js': 'export{a}from"./rules-1.js"',
    'assets/rules-1.js': '1',
    'assets/near.js': 'import{a}from"./engine-1.js"',
    'assets/far.js': 'import"./near.js"',
    'assets/later.js': 'import"./rules-1.js";import("./engine-1.js")',
  })
  expect(needingEngine(folder).sort()).toEqual(['assets/far.js', 'assets/near.js'])
})

test('sizes are kilobytes after gzip', () => {
  const folder = builtFolder({
    'index.html': '<script type="module" src="/assets/app.js"></script>',
    'assets/app.js': `//${randomBytes(50_000).toString('base64')}`,
    'service-worker.js': `//${randomBytes(5_000).toString('base64')}`,
  })
  const { firstScreen, worker } = measureBundles(folder)
  expect(firstScreen).toBeGreaterThan(49)
  expect(firstScreen).toBeLessThan(53)
  expect(worker).toBeGreaterThan(4.9)
  expect(worker).toBeLessThan(5.4)
})

function builtFolder(files: Readonly<Record<string, string>>): string {
  const folder = makeFolder()
  mkdirSync(join(folder, 'assets'))
  for (const [path, content] of Object.entries(files)) writeFileSync(join(folder, path), content)
  return folder
}
