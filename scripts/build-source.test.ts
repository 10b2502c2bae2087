/** The archive a server offers is the whole source, and nothing else. */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeFolder } from '#server/testing/make-folder.ts'
import { readRelease } from './build-release.mjs'
import { packSource } from './build-source.mjs'
import { root } from './install.mjs'

function unpack(archive: Uint8Array): string {
  const folder = makeFolder()
  writeFileSync(join(folder, 'source.tgz'), archive)
  execFileSync('tar', ['-xzf', 'source.tgz'], { cwd: folder })
  return join(folder, 'mitten')
}

test('the unpacked archive is the same release, with everything that builds and explains it', async () => {
  const folder = unpack(packSource(root, 'mitten'))
  const copy = (await import(join(folder, 'scripts', 'build-release.mjs'))) as {
    readRelease: typeof readRelease
  }
  expect(copy.readRelease()).toEqual(readRelease())
  for (const path of [
    'LICENSE',
    'README.md',
    'package-lock.json',
    'oxlint.config.mjs',
    'scripts/object-wrap.h',
    'scripts/start.mjs',
    'docs/sync.md',
    'docs/deploy/Caddyfile',
    'docs/deploy/Dockerfile',
    'docs/deploy/Dockerfile.dockerignore',
    'docs/deploy/alerts.yml',
    'docs/deploy/compose.yaml',
    'docs/deploy/mitten@.service',
  ])
    expect(readFileSync(join(folder, path), 'utf8')).toBe(readFileSync(join(root, path), 'utf8'))
})

test('data, keys, settings and links do not get in', () => {
  const folder = makeFolder()
  const long = `web/${'screens-with-a-long-name/'.repeat(5)}screen.tsx`
  for (const path of ['data', '.git', 'node_modules/x', 'web/.secret', join(long, '..')])
    mkdirSync(join(folder, path), { recursive: true })
  const kept = ['LICENSE', 'web/main.tsx', long]
  const left = [
    '.env',
    '.npmrc',
    'data/mitten.sqlite',
    '.git/config',
    'node_modules/x/package.json',
  ]
  const leftInside = [
    'web/.env',
    'web/.secret/note.txt',
    'web/server.key',
    'web/server.pem',
    'web/copy.sqlite',
  ]
  for (const path of [...kept, ...left, ...leftInside]) writeFileSync(join(folder, path), path)
  symlinkSync('/etc/hostname', join(folder, 'web', 'link.txt'))

  const copy = unpack(packSource(folder, 'mitten'))
  for (const path of kept) expect(readFileSync(join(copy, path), 'utf8')).toBe(path)
  for (const path of [...left, ...leftInside, 'web/link.txt'])
    expect([path, existsSync(join(copy, path))]).toEqual([path, false])
})
