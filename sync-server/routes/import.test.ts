/** Imports at both endpoints: how many were added is answered, and nothing is added twice (IM2, IM3). */
import { expect, test } from 'vitest'
import { makeApp, makeCouple, makeSingle } from '#server/testing/make-app.ts'

const items = (count: number) =>
  Array.from({ length: count }, (_, n) => ({
    source: 'donetick',
    source_id: String(n),
    name: `Chore ${n}`,
    is_shared: true,
    ...(n % 2 === 0 && { repeats: 'daily', time_zone: 'Europe/Berlin' }),
  }))

test('a call answers how many it added, and the same items at the other endpoint add nothing', async () => {
  const { maya, theo } = await makeCouple()
  const first = await maya.rest('importItems', { items: items(30) })
  expect([first.status, first.body]).toEqual([200, { ok: true, added: 30 }])
  expect(await maya.push('importItems', { items: items(50) })).toMatchObject({
    status: 'applied',
    facts: { added: 20 },
  })
  const again = await maya.rest('importItems', { items: items(50) })
  expect(again.body).toEqual({ ok: true, added: 0 })
  expect((await theo.call('GET', '/api/chores')).body).toMatchObject({
    chores: { length: 25 },
  })
})

test('a stranger’s item of the same source is another row (I3)', async () => {
  const app = makeApp()
  const [maya, nora] = [await app.register('Maya'), await app.register('Nora')]
  await maya.rest('importItems', { items: items(2) })
  const answer = await nora.rest('importItems', { items: items(2) })
  expect(answer.body).toEqual({ ok: true, added: 2 })
})

test('a rule that is not whole is a 400 that names the item and the field, and adds nothing', async () => {
  const { maya } = await makeSingle()
  const weekly = { source: 'csv', source_id: '1', name: 'Bins', repeats: 'weekly' }
  const answer = await maya.rest('importItems', { items: [...items(1), weekly] })
  expect(answer).toMatchObject({
    status: 400,
    body: { code: 'invalid_args', details: { field: 'items.1.weekdays' } },
  })
  expect((await maya.call('GET', '/api/chores')).body).toMatchObject({ chores: [] })
})
