/** How the built client is served. */
import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { answerNotFound } from '#server/errors.ts'
import { createSecurityHeaders } from '#server/http/headers.ts'
import { createStaticFiles, readPageContents } from '#server/http/static-files.ts'
import { makeFolder } from '#server/testing/make-folder.ts'

const page =
  '<!doctype html><head><meta property="csp-nonce" nonce="aB-_9"><title>Mitten</title>' +
  '<script nonce="aB-_9">go()</script><script src="/assets/main-AbC123.js"></script>'

function makeFiles() {
  const folder = makeFolder()
  const web = join(folder, 'web')
  mkdirSync(join(web, 'assets'), { recursive: true })
  const files = {
    'secret.txt': 'outside',
    'web/index.html': page,
    'web/service-worker.js': 'self',
    'web/manifest.webmanifest': '{}',
    'web/assets/main-AbC123.js': 'plain script',
    'web/assets/main-AbC123.js.br': 'brotli script',
    'web/assets/main-AbC123.js.gz': 'gzip script',
    'web/assets/figtree-x1.woff2': 'font',
  }
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  const headers = createSecurityHeaders({ isHsts: false }, readPageContents(web))
  const app = new Hono()
  app.use(createStaticFiles(web, headers.files))
  app.notFound(answerNotFound)
  return (path: string, sent: Record<string, string> = {}, method = 'GET') =>
    app.request(path, { method, headers: sent })
}

test.each([
  ['/', 'text/html; charset=utf-8', 'no-cache'],
  ['/index.html', 'text/html; charset=utf-8', 'no-cache'],
  ['/service-worker.js', 'text/javascript; charset=utf-8', 'no-cache'],
  ['/manifest.webmanifest', 'application/manifest+json', 'no-cache'],
  [
    '/assets/main-AbC123.js',
    'text/javascript; charset=utf-8',
    'public, max-age=31536000, immutable',
  ],
  ['/assets/figtree-x1.woff2', 'font/woff2', 'public, max-age=31536000, immutable'],
])('%s is %s and %s', async (path, type, caching) => {
  const { status, headers } = await makeFiles()(path)
  expect(status).toBe(200)
  expect(headers.get('content-type')).toBe(type)
  expect(headers.get('cache-control')).toBe(caching)
  expect(headers.get('x-content-type-options')).toBe('nosniff')
})

test('page and policy contain the nonce of the build (SEC18)', async () => {
  const { headers } = await makeFiles()('/')
  expect(headers.get('content-security-policy')).toContain(`style-src 'self' 'nonce-aB-_9';`)
})

test('a script in the page runs by its hash, and no other does (SEC36)', async () => {
  const { headers } = await makeFiles()('/')
  const hash = createHash('sha256').update('go()').digest('base64')
  expect(headers.get('content-security-policy')).toContain(`script-src 'self' 'sha256-${hash}';`)
})

test('the compressed file is sent to clients that accept it', async () => {
  const ask = makeFiles()
  const text = async (encoding: string) => {
    const answer = await ask('/assets/main-AbC123.js', { 'accept-encoding': encoding })
    expect(answer.headers.get('vary')).toBe('Accept-Encoding')
    return [await answer.text(), answer.headers.get('content-encoding')]
  }
  expect(await text('gzip, br')).toEqual(['brotli script', 'br'])
  expect(await text('gzip')).toEqual(['gzip script', 'gzip'])
  expect(await text('identity')).toEqual(['plain script', null])
})

test('a file that the browser already has is not sent again', async () => {
  const ask = makeFiles()
  const first = await ask('/')
  const again = await ask('/', { 'if-none-match': first.headers.get('etag') ?? '' })
  expect(again.status).toBe(304)
  expect(await again.text()).toBe('')
  expect(again.headers.get('cache-control')).toBe('no-cache')
  expect((await ask('/', { 'if-none-match': '"other"' })).status).toBe(200)
})

test('HEAD is answered like GET, without the file', async () => {
  const ask = makeFiles()
  for (const path of ['/', '/assets/main-AbC123.js']) {
    const [whole, head] = [await ask(path), await ask(path, {}, 'HEAD')]
    expect([head.status, [...head.headers]]).toEqual([200, [...whole.headers]])
    expect(await head.text()).toBe('')
  }
})

test('every navigation gets the page, but not a call or a missing script', async () => {
  const ask = makeFiles()
  const browser = { accept: 'text/html,application/xhtml+xml' }
  expect(await (await ask('/tasks?tab=completed', browser)).text()).toBe(page)
  expect((await ask('/api/nothing', browser)).status).toBe(404)
  expect((await ask('/api', browser)).status).toBe(404)
  expect((await ask('/assets/gone-XyZ.js', { accept: '*/*' })).status).toBe(404)
})

test.each([
  '/../secret.txt',
  '/..%2fsecret.txt',
  '/%2e%2e/secret.txt',
  '/assets/..%5c..%5csecret.txt',
  '//secret.txt',
  '/assets/main-AbC123.js.br',
  '/assets',
])('the path %s is not found', async (path) => {
  const answer = await makeFiles()(path)
  expect(answer.status).toBe(404)
})

test('without a build there is nothing to serve', async () => {
  const missing = join(tmpdir(), 'mitten-no-such-folder')
  expect(readPageContents(missing)).toBeNull()
  const app = new Hono().use(
    createStaticFiles(missing, createSecurityHeaders({ isHsts: false }, null).files),
  )
  expect((await app.request('/')).status).toBe(404)
})
