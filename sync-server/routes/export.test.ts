/** The export: all data of the person, only id and name of others, without blocking other requests. */
import { v7 } from 'uuid'
import { expect, test } from 'vitest'
import { restApi } from '#domain/rest-api.ts'
import { idOf, makeChore, makePause, makeSeats, makeTask } from '#domain/testing/make.ts'
import type { TestPerson } from '#server/testing/make-app.ts'
import { makeCouple } from '#server/testing/make-app.ts'

async function exportOf(person: TestPerson) {
  const { status, body } = await person.call('GET', restApi.exportMe.path)
  expect(status).toBe(200)
  return restApi.exportMe.response.parse(body)
}

test('contains every row of a person, and the tasks they performed for others', async () => {
  const { maya, theo } = await makeCouple()
  const [own, shared, reward, loan] = [v7(), v7(), v7(), v7()]
  await maya.rest('createTask', { id: own, name: 'Dishes', time_minutes: 50 })
  await maya.rest('completeTask', { id: own })
  await theo.rest('createTask', { id: shared, name: 'Bins', is_shared: true })
  await theo.rest('createTask', { id: v7(), name: 'A surprise', is_shared: true })
  await maya.rest('claimTask', { id: shared })
  await maya.rest('completeTask', { id: shared })
  await maya.rest('createReward', { id: reward, name: 'Cinema', description: 'x', point_cost: 10 })
  await maya.rest('requestLoan', { id: loan, amount: 10, title: 'Book', description: 'x' })
  await theo.rest('approveLoan', { id: loan })
  const file = await exportOf(maya)
  expect(file).toMatchObject({
    schema: 1,
    profile: { id: maya.id, email: 'maya@example.org' },
    account: { plan: 'pro', role: 'admin' },
    balance: { total_points: 80, redeemed_points: 0, loan_points: 10 },
    partnerships: [{ status: 'accepted', partner: { id: theo.id, name: 'Theo Ellis' } }],
    tasks: [{ id: own }],
    performed_tasks: [{ id: shared, name: 'Bins' }],
    rewards: [{ id: reward }],
    loans: [{ id: loan, approved_by: theo.id }],
  })
  expect(file.entries.map(({ amount }) => amount).toSorted((a, b) => a - b)).toEqual([10, 30, 50])
  expect(file.notifications.length).toBeGreaterThan(0)
})

test('contains the chores of a person with their seats, and their pauses', async () => {
  const { app, maya, theo } = await makeCouple()
  const [own, other] = [makeChore('Maya'), makeChore('Theo')].map((chore) => ({
    ...chore,
    user_id: chore.user_id === idOf('Maya') ? maya.id : theo.id,
  }))
  const pause = { ...makePause('Maya'), user_id: maya.id }
  for (const [table, row] of [
    ['chores', own],
    ['chores', other],
    ['pauses', pause],
    ...[own, other].flatMap((chore) =>
      makeSeats(chore ?? makeChore('Maya'), ['Theo', 'Maya']).map(
        (seat) => ['seats', seat] as const,
      ),
    ),
  ] as const)
    if (row) app.core.store.write({ table, id: row.id, before: null, after: row })
  const file = await exportOf(maya)
  expect(file.chores).toMatchObject([{ id: own?.id }])
  expect(file.seats.map(({ chore_id }) => chore_id)).toEqual([own?.id, own?.id])
  expect(file.pauses).toEqual([pause])
})

test('contains nothing of others but id and name, and no key or secret (SEC35)', async () => {
  const { maya, theo } = await makeCouple()
  await theo.rest('createTask', { id: v7(), name: 'A surprise', is_shared: true })
  await theo.rest('createReward', { id: v7(), name: 'New trainers', description: 'Green ones' })
  await maya.rest('invitePartner', { email: 'ines@example.org', role: 'partner' })
  const text = JSON.stringify(await exportOf(maya))
  for (const word of ['theo@', 'ines@', 'A surprise', 'Green ones', '_key', 'token', 'password'])
    expect([word, text.includes(word)]).toEqual([word, false])
  // It was in a notification to the person, and a person's notifications are their own data.
  expect(text.split('New trainers')).toHaveLength(3)
  expect(text).toContain('Theo asked for New trainers')
})

test('for tasks with a former partner it contains neither their texts nor their identity (F4)', async () => {
  const { app, maya, theo } = await makeCouple()
  const [own, performed] = [v7(), v7()]
  await maya.rest('createTask', { id: own, name: 'Dishes', is_shared: true })
  await maya.rest('completeTask', { id: own })
  await theo.rest('approveTask', { id: own })
  await theo.rest('createTask', { id: performed, name: 'Canary bins', is_shared: true })
  await maya.rest('claimTask', { id: performed })
  await maya.rest('completeTask', { id: performed })
  const [partnership] = app.core.store.all('partnerships', '')
  await theo.rest('removePartner', { id: partnership?.id })
  await maya.call('DELETE', '/api/notifications')
  const file = await exportOf(maya)
  expect(file.tasks).toMatchObject([{ id: own, name: 'Dishes' }])
  expect(file.performed_tasks).toMatchObject([{ id: performed, name: '' }])
  const text = JSON.stringify(file)
  for (const word of [theo.id, 'Theo', 'Canary'])
    expect([word, text.includes(word)]).toEqual([word, false])
})

test('is a file to download, and is not cached in between', async () => {
  const { app, maya } = await makeCouple()
  const answer = await maya.raw('GET', restApi.exportMe.path, {})
  expect(answer.headers.get('content-disposition')).toMatch(
    /^attachment; filename="mitten-\w+-2026-03-02\.json"$/,
  )
  expect(answer.headers.get('content-type')).toBe('application/json')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(await answer.json()).toMatchObject({ schema: 1 })
  expect((await app.send('GET', restApi.exportMe.path)).status).toBe(401)
})

test('many rows are read in turn with other requests, each row once', async () => {
  const { app, maya } = await makeCouple()
  const count = 3000
  await app.core.writer.run(() => {
    for (let n = 0; n < count; n++) {
      const after = makeTask('Maya', { id: v7(), user_id: maya.id, name: `Task ${n}` })
      app.core.store.write({ table: 'tasks', id: after.id, before: null, after })
    }
  })
  let turns = 0
  let isDone = false
  const takeTurns = () => {
    turns += 1
    if (!isDone) setImmediate(takeTurns)
  }
  setImmediate(takeTurns)
  const file = await exportOf(maya)
  isDone = true
  expect(new Set(file.tasks.map(({ name }) => name)).size).toBe(count)
  expect(file.tasks).toHaveLength(count)
  expect(turns).toBeGreaterThan(count / 250)
})
