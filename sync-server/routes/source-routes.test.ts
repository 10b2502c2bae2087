/** Every user of a server can get its source: from the published address, otherwise from the server itself. */
import { mkdirSync, rmdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeApp } from '#server/testing/make-app.ts'
import { makeFolder } from '#server/testing/make-folder.ts'
import { createSourceRoutes } from './source-routes.ts'

test('a server with a configured source address redirects there, signed in or not', async () => {
  const answer = await makeApp({ SOURCE_URL: 'https://code.example/ours' }).send(
    'GET',
    '/api/source',
  )
  expect([answer.status, answer.headers.get('location')]).toEqual([
    302,
    'https://code.example/ours',
  ])
})

test('any other serves the archive of its build', async () => {
  const webFolder = join(makeFolder(), 'web')
  const archive = join(webFolder, '..', 'source.tgz')
  mkdirSync(webFolder)
  const routes = createSourceRoutes({ config: { sourceUrl: null }, webFolder })
  // A read that fails once must not decide all later answers.
  mkdirSync(archive)
  expect((await routes.request('/api/source')).status).toBe(500)
  rmdirSync(archive)
  writeFileSync(archive, 'the archive')
  for (let time = 0; time < 2; time++) {
    const answer = await routes.request('/api/source')
    expect(answer.headers.get('content-type')).toBe('application/gzip')
    expect(answer.headers.get('content-disposition')).toContain('attachment')
    expect(await answer.text()).toBe('the archive')
  }
})

test('a server that runs from its sources answers that', async () => {
  const answer = await makeApp().send('GET', '/api/source')
  expect(answer.status).toBe(404)
  expect(await answer.json()).toMatchObject({ code: 'not_found' })
})
