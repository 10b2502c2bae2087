/**
 * How often a process waits for the database in one exchange: for the session, for the locks with all reads, and for
 * COMMIT.
 */
import { v7 } from 'uuid'
import { expect, onTestFinished, test, vi } from 'vitest'
import { PROTOCOL } from '#domain/sync-protocol.ts'
import { makeCouple } from '#server/testing/make-app.ts'

const at = '2026-03-02T09:00:00.000Z'

test('a queue of a hundred completions takes as many trips as one', async () => {
  const { app, maya } = await makeCouple()
  // Its look for webhooks that are due, a moment after a change, would be counted, too.
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const ids = Array.from({ length: 110 }, () => v7())
  let [cursor, acknowledged] = [null, null] as [string | null, string | null]
  async function tripsOf(name: string, inputs: readonly object[]): Promise<number> {
    const before = app.database.engine.counts()['trips'] ?? 0
    const mutations = inputs.map((input) => ({ id: v7(), name, version: 1, input, at }))
    const request = { mitten: PROTOCOL, account: maya.id, cursor, acknowledged, mutations }
    const { body } = await maya.call('POST', '/api/sync', request)
    cursor = (body['page'] as { cursor: string }).cursor
    acknowledged = mutations.at(-1)?.id ?? null
    expect(
      (body['results'] as { status: string }[]).every((each) => each.status === 'applied'),
    ).toBe(true)
    return (app.database.engine.counts()['trips'] ?? 0) - before
  }
  await tripsOf(
    'createTask',
    ids.map((id) => ({ id, name: 'Dishes', is_shared: true })),
  )
  for (const id of ids.splice(0, 9)) await tripsOf('completeTask', [{ id }])
  for (const size of [1, 100]) {
    const inputs = ids.splice(0, size).map((id) => ({ id }))
    expect(await tripsOf('completeTask', inputs)).toBe(3)
  }
})
