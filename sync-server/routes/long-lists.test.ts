/** A whole list of any length is answered in batches, and shows nothing that the reader may no longer see. */
import { gunzipSync } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import type { Task } from '#domain/tasks/task.ts'
import type { Template } from '#domain/templates/template.ts'
import { makeTask, makeTemplate } from '#domain/testing/make.ts'
import { makeCouple } from '#server/testing/make-app.ts'

async function openWith(tasks: number) {
  const { app, maya, theo, partnership } = await makeCouple()
  const ids = Array.from({ length: tasks }, (_, n) => `task ${String(n).padStart(5, '0')}`)
  await app.core.writer.run(() => {
    for (const id of ids) {
      const after = makeTask('Theo', { id, user_id: theo.id, is_shared: true })
      app.core.store.write({ table: 'tasks', id, before: null, after })
    }
  })
  const ask = (headers = {}) => maya.raw('GET', '/api/tasks', { headers })
  return { app, maya, theo, partnership, ids, ask }
}

test.each([
  ['nothing', 0],
  ['one batch', 500],
  ['several batches', 1703],
])('a list of %s is complete, newest first, compressed or not', async (_, count) => {
  const { ids, ask } = await openWith(count)
  const plain = (await (await ask()).json()) as { tasks: Task[] }
  expect(plain.tasks.map(({ id }) => id)).toEqual(ids.toReversed())
  const packed = await ask({ 'Accept-Encoding': 'gzip' })
  const bytes = Buffer.from(await packed.arrayBuffer())
  const text = packed.headers.get('Content-Encoding') === 'gzip' ? gunzipSync(bytes) : bytes
  expect(JSON.parse(text.toString())).toEqual(plain)
  expect(packed.headers.get('Cache-Control')).toBe('no-store')
})

test('many templates are read in batches, too, newest first', async () => {
  const { app, maya } = await makeCouple()
  const { store, writer } = app.core
  const ids = Array.from({ length: 1200 }, (_, n) => `template ${String(n).padStart(5, '0')}`)
  await writer.run(() => {
    for (const id of ids) {
      const after = makeTemplate('Maya', { id, user_id: maya.id })
      store.write({ table: 'templates', id, before: null, after })
    }
  })
  const all = vi.spyOn(store, 'all')
  const answer = await maya.raw('GET', '/api/templates', {})
  const { templates } = (await answer.json()) as { templates: Template[] }
  expect(templates.map(({ id }) => id)).toEqual(ids.toReversed())
  for (const { value } of all.mock.results) expect(value.length).toBeLessThanOrEqual(500)
})

test('other requests are served while a long list is read, and a former partner’s rows are left out from then on', async () => {
  const { app, maya, theo, partnership, ask } = await openWith(4000)
  const reader = ((await ask()).body as ReadableStream<Uint8Array>).getReader()
  const decoder = new TextDecoder()
  let text = decoder.decode((await reader.read()).value)
  expect((await theo.rest('createTask', { name: 'Dishes' })).status).toBe(201)
  expect((await maya.rest('removePartner', { id: partnership })).status).toBe(200)
  for (let part = await reader.read(); !part.done; part = await reader.read())
    text += decoder.decode(part.value)
  const { tasks } = JSON.parse(text) as { tasks: Task[] }
  expect(tasks.length).toBeGreaterThan(500)
  expect(tasks.length).toBeLessThan(4000)
  expect(app.lines.filter((line) => line.includes('"fault"'))).toEqual([])
})

test('a client that accepts only brotli gets a long list uncompressed', async () => {
  const { ids, ask } = await openWith(1703)
  const answer = await ask({ 'Accept-Encoding': 'br' })
  expect(answer.headers.get('Content-Encoding')).toBeNull()
  const { tasks } = (await answer.json()) as { tasks: Task[] }
  expect(tasks.map(({ id }) => id)).toEqual(ids.toReversed())
})
