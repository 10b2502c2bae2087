/** Webhooks: who is told of what, signed, at least once, and until it has failed for three days (A44). 2026-03-02 is a Monday. */
import { v7 } from 'uuid'
import { expect, test } from 'vitest'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/calendar.ts'
import type { WebhookEvent } from '#domain/programs/webhook-api.ts'
import { webhookEvents } from '#domain/programs/webhook-api.ts'
import { isSigned, startReceiver } from '#server/programs/testing/receiver.ts'
import type { TestPerson } from '#server/testing/make-app.ts'
import { makeApp, makeCouple } from '#server/testing/make-app.ts'
import { serve } from '#server/testing/serve-app.ts'

const PASSWORD = 'knit-one-purl-two'
const HERE = { WEBHOOK_NETWORKS: '127.0.0.0/8' }

async function household() {
  return { ...(await makeCouple(makeApp(HERE))), receiver: await startReceiver() }
}

async function addWebhook(
  person: TestPerson,
  address: string,
  events: readonly WebhookEvent[] = webhookEvents,
) {
  const { status, body } = await person.call('POST', '/api/webhooks', { address, events })
  if (status !== 200) throw new Error(JSON.stringify(body))
  const { webhook, secret } = body as { webhook: { id: string }; secret: string }
  return { id: webhook.id, secret }
}

async function listed(person: TestPerson) {
  const { body } = await person.call('GET', '/api/webhooks')
  return body['webhooks'] as Readonly<Record<string, unknown>>[]
}

test('an address is told after the commit what its person reads, signed with the secret it was shown (A44)', async () => {
  const { app, maya, theo, receiver } = await household()
  const { secret } = await addWebhook(maya, receiver.address)
  expect(secret).toMatch(/^whsec_[\w-]{43}$/)
  await theo.make('createTask', { name: 'Dishes', is_shared: true })
  await app.webhooks.look()
  const { body } = await maya.call('GET', '/api/tasks')
  const [task] = body['tasks'] as object[]
  expect(receiver.got).toEqual([
    { id: expect.any(String), event: 'task.created', at: '2026-03-02T09:00:00.000Z', data: task },
  ])
  expect(receiver.requests.every((each) => isSigned(each, secret))).toBe(true)
  expect(receiver.requests.every((each) => isSigned(each, `${secret}x`))).toBe(false)
  expect(receiver.requests[0]?.signature).toMatch(/^t=\d{10},v1=[0-9a-f]{64}$/)
  expect(await listed(maya)).toMatchObject([{ last_status: 200, events: webhookEvents }])
  const stored = JSON.stringify(app.database.prepare('SELECT * FROM webhooks').all())
  expect(stored).not.toContain(secret.slice(6))
  expect(app.lines.join('')).not.toContain('127.0.0.1:')
})

test('each event is told once, in order, to whoever wants it (A44)', async () => {
  const { app, maya, theo, receiver } = await household()
  const other = await startReceiver()
  await addWebhook(maya, receiver.address)
  await addWebhook(theo, other.address, ['task.approved', 'reward.redeemed'])
  const [task, reward] = [v7(), v7()]
  await theo.rest('createTask', { id: task, name: 'Dishes', is_shared: true, time_minutes: 60 })
  await maya.rest('claimTask', { id: task })
  await maya.rest('completeTask', { id: task })
  await theo.rest('approveTask', { id: task })
  await maya.rest('createReward', { id: reward, name: 'Bath', description: 'Hot', point_cost: 5 })
  await theo.rest('approveReward', { id: reward })
  await maya.rest('redeemReward', { id: reward })
  const chore = await maya.make('createTask', { name: 'Bins' })
  await maya.rest('completeTask', { id: chore })
  await maya.rest('reopenTask', { id: chore })
  // On a slow machine the server is still sending the first of them.
  const told = async () => {
    await app.webhooks.look()
    return receiver.got.map(({ event }) => event)
  }
  await expect
    .poll(told)
    .toEqual([
      'task.created',
      'task.completed',
      'task.approved',
      'reward.approved',
      'reward.redeemed',
      'task.created',
      'task.completed',
      'task.reopened',
    ])
  expect(new Set(receiver.got.map(({ id }) => id)).size).toBe(receiver.got.length)
  expect(other.got.map(({ event }) => event)).toEqual(['task.approved', 'reward.redeemed'])
})

test('nobody is told of what they may not see, or no longer see when it is sent (A44, SEC50)', async () => {
  const { app, maya, theo, receiver } = await household()
  const ines = await app.register('Ines')
  await addWebhook(maya, receiver.address)
  const strangers = await startReceiver()
  await addWebhook(ines, strangers.address)
  await theo.rest('createTask', { id: v7(), name: 'A private one' })
  // A first attempt that fails lets everything wait that may be told.
  receiver.answerWith(500)
  await theo.rest('createTask', { id: v7(), name: 'Shared', is_shared: true })
  const gone = await theo.make('createTask', { name: 'Deleted', is_shared: true })
  const told = async () => {
    await app.webhooks.look()
    return receiver.got.map(({ data }) => data?.['name'])
  }
  // A server that is still busy with the one leaves the other to its next look.
  await expect.poll(told).toEqual(['Shared', 'Deleted'])
  await theo.rest('deleteTask', { id: gone })
  receiver.answerWith(200)
  app.pass(MINUTE_MS)
  await expect.poll(told).toEqual(['Shared', 'Deleted', 'Shared'])
  receiver.answerWith(500)
  const { body } = await maya.call('GET', '/api/partnerships')
  const [partnership] = body as unknown as { id: string }[]
  await theo.rest('createTask', { id: v7(), name: 'Just before', is_shared: true })
  expect((await told()).slice(3)).toEqual(['Just before'])
  await maya.rest('removePartner', { id: partnership?.id })
  await theo.rest('createTask', { id: v7(), name: 'After', is_shared: true })
  app.pass(MINUTE_MS)
  expect(await told()).toHaveLength(4)
  expect(strangers.got).toEqual([])
  expect(app.database.prepare('SELECT * FROM webhook_deliveries').all()).toEqual([])
})

test('an occurrence is told when its time has come, once, and not one that was done before (A44)', async () => {
  const { app, maya, receiver } = await household()
  await addWebhook(maya, receiver.address, ['chore.due'])
  const given = { time_zone: 'Europe/Berlin', starts_on: '2026-03-02' }
  const [daily, evening] = [v7(), v7()]
  await maya.rest('createChore', { id: daily, name: 'Feed', repeats: 'daily', ...given })
  const timed = { repeats: 'daily', due_time: '18:00', if_missed: 'moves_on' }
  await maya.rest('createChore', { id: evening, name: 'Cook', ...timed, ...given })
  const look = async (ms: number) => {
    app.pass(ms)
    await app.webhooks.look()
    return receiver.got.map(({ data }) => `${String(data?.['name'])} ${String(data?.['slot'])}`)
  }
  // Today's day had begun before the webhook was added.
  expect(await look(0)).toEqual([])
  // 18:00 in Berlin is 17:00 in UTC; it is 09:00.
  expect(await look(8 * HOUR_MS - 1)).toEqual([])
  expect(await look(1)).toEqual(['Cook 2026-03-02'])
  expect(await look(MINUTE_MS)).toHaveLength(1)
  const { body } = await maya.call('GET', '/api/occurrences?open=true')
  expect(body['occurrences']).toContainEqual(receiver.got[0]?.data)
  await maya.rest('completeOccurrence', { id: daily, slot: '2026-03-02' })
  // Midnight in Berlin.
  expect((await look(6 * HOUR_MS)).slice(1)).toEqual(['Feed 2026-03-03'])
  await maya.rest('completeOccurrence', { id: evening, slot: '2026-03-03' })
  expect((await look(18 * HOUR_MS)).slice(2)).toEqual([])
})

test('an occurrence is told in time though its task was made while the plan was read (A44)', async () => {
  const { app, maya, receiver } = await household()
  await addWebhook(maya, receiver.address, ['chore.due'])
  const daily = { repeats: 'daily', time_zone: 'Europe/Berlin', starts_on: '2026-03-02' }
  const ids = Array.from({ length: 20 }, () => v7())
  for (const id of ids) await maya.rest('createChore', { id, name: 'Feed', ...daily })
  await app.webhooks.look()
  app.pass(MINUTE_MS)
  await maya.rest('updateChore', { id: ids[0], name: 'Feed Pixel' })
  app.pass(1)
  const looking = app.webhooks.look()
  await maya.rest('createChore', { id: v7(), name: 'Cook', due_time: '18:00', ...daily })
  await looking
  app.pass(8 * HOUR_MS)
  await app.webhooks.look()
  expect(receiver.got.map(({ data }) => data?.['name'])).toEqual(['Cook'])
})

test('of two looks at the same time the later one tells what has become due between them (A44)', async () => {
  const { app, maya, receiver } = await household()
  await addWebhook(maya, receiver.address, ['chore.due'])
  const given = { time_zone: 'Europe/Berlin', starts_on: '2026-03-02', due_time: '18:00' }
  await maya.make('createChore', { name: 'Cook', repeats: 'daily', ...given })
  const first = app.webhooks.look()
  app.pass(8 * HOUR_MS)
  await app.webhooks.look()
  expect(receiver.got.map(({ data }) => data?.['name'])).toEqual(['Cook'])
  await first
})

test('a look waits for what an earlier one is still sending (A44)', async () => {
  const { app, maya } = await household()
  const answers: (() => void)[] = []
  const port = await serve((_, response) => {
    answers.push(() => void response.writeHead(200).end())
  })
  await addWebhook(maya, `http://127.0.0.1:${port}/`)
  await maya.make('createTask', { name: 'Dishes' })
  const first = app.webhooks.look()
  await expect.poll(() => answers).toHaveLength(1)
  const later = app.webhooks.look()
  for (const answer of answers) answer()
  await later
  expect(await listed(maya)).toMatchObject([{ last_status: 200 }])
  await first
})

test('a clock set back by some hours tells no occurrence again (A44)', async () => {
  const { app, maya, receiver } = await household()
  await addWebhook(maya, receiver.address, ['chore.due'])
  const given = { time_zone: 'Europe/Berlin', starts_on: '2026-03-02', due_time: '18:00' }
  const id = await maya.make('createChore', { name: 'Cook', repeats: 'daily', ...given })
  for (const ms of [8 * HOUR_MS, -4 * HOUR_MS, 4 * HOUR_MS]) {
    app.pass(ms)
    await maya.rest('updateChore', { id, time_minutes: 20 + receiver.got.length })
    await app.webhooks.look()
  }
  expect(receiver.got).toHaveLength(1)
})

test('one that fails is tried again after 1, 5 and 30 minutes, 2 and 6 hours, under the same id (A44)', async () => {
  const { app, maya, receiver } = await household()
  await addWebhook(maya, receiver.address)
  receiver.answerWith(500)
  await maya.rest('createTask', { id: v7(), name: 'Dishes' })
  await app.webhooks.look()
  const pauses = [1, 5, 30, 120, 360, 360]
  for (const [tries, minutes] of pauses.entries()) {
    expect(receiver.got).toHaveLength(tries + 1)
    app.pass(minutes * MINUTE_MS - 1)
    await app.webhooks.look()
    expect(receiver.got).toHaveLength(tries + 1)
    app.pass(1)
    await app.webhooks.look()
  }
  expect(await listed(maya)).toMatchObject([{ last_status: 500, ended_at: null }])
  receiver.answerWith(204)
  app.pass(6 * HOUR_MS)
  await app.webhooks.look()
  expect(new Set(receiver.got.map(({ id }) => id)).size).toBe(1)
  app.pass(DAY_MS)
  await app.webhooks.look()
  expect(receiver.got).toHaveLength(pauses.length + 2)
  expect(await listed(maya)).toMatchObject([{ last_status: 204 }])
})

test('three days of failure switch it off and tell its owner; a test that succeeds switches it on (A44)', async () => {
  const { app, maya, receiver } = await household()
  const { id } = await addWebhook(maya, receiver.address)
  receiver.answerWith(500)
  await maya.rest('createTask', { id: v7(), name: 'Dishes' })
  await app.webhooks.look()
  // A new event every day: each is tried for three days of its own, but the address has been failing for longer.
  for (let hours = 0; hours < 72; hours += 6) {
    await maya.rest('createTask', { id: v7(), name: `Task of hour ${hours}` })
    app.pass(6 * HOUR_MS)
    await app.webhooks.look()
  }
  expect(await listed(maya)).toMatchObject([{ ended_at: expect.any(String) }])
  const { body } = await maya.call('GET', '/api/notifications')
  const host = new URL(receiver.address).host
  const [newest] = body['notifications'] as object[]
  expect(newest).toMatchObject({
    type: 'webhook_off',
    content: `Your webhook to ${host} is off: it failed for three days`,
    related_id: id,
  })
  const before = receiver.got.length
  await maya.rest('createTask', { id: v7(), name: 'Not told' })
  await app.webhooks.look()
  expect(receiver.got).toHaveLength(before)
  const failed = await maya.call('POST', `/api/webhooks/${id}/test`)
  expect(failed.body['webhook']).toMatchObject({ last_status: 500, ended_at: expect.any(String) })
  receiver.answerWith(200)
  const tested = await maya.call('POST', `/api/webhooks/${id}/test`)
  expect(tested.body['webhook']).toMatchObject({ last_status: 200, ended_at: null })
  expect(receiver.got.at(-1)).toMatchObject({ event: 'test', data: null })
  await maya.rest('createTask', { id: v7(), name: 'Told' })
  await app.webhooks.look()
  expect(receiver.got.at(-1)?.data).toMatchObject({ name: 'Told' })
})

test('a single event that fails for three days is enough to switch it off (A44)', async () => {
  const { app, maya } = await household()
  await addWebhook(maya, 'http://127.0.0.1:1/nobody')
  await maya.rest('createTask', { id: v7(), name: 'Dishes' })
  await app.webhooks.look()
  app.pass(3 * DAY_MS - 1)
  await app.webhooks.look()
  expect(await listed(maya)).toMatchObject([{ last_status: null, ended_at: null }])
  app.pass(6 * HOUR_MS)
  await app.webhooks.look()
  expect(await listed(maya)).toMatchObject([{ ended_at: expect.any(String) }])
})

test('whoever leaves while it fails for the last time is told of nothing (F5)', async () => {
  const { app, theo } = await household()
  let leave = async () => {}
  const port = await serve((_, response) => void leave().then(() => response.writeHead(503).end()))
  await addWebhook(theo, `http://127.0.0.1:${port}/`)
  await theo.rest('createTask', { id: v7(), name: 'Dishes' })
  await app.webhooks.look()
  app.pass(3 * DAY_MS)
  leave = async () => {
    const { status } = await theo.call('DELETE', '/api/users/me', { password: PASSWORD })
    expect(status).toBe(200)
  }
  await app.webhooks.look()
  expect(app.core.store.all('notifications', 'WHERE user_id = ?', theo.id)).toEqual([])
  expect(app.database.prepare('SELECT * FROM feed WHERE viewer = ?').all(theo.id)).toEqual([])
})

test('what failed and has nothing to tell any more does not count against what is told days later (A44)', async () => {
  const { app, maya, receiver } = await household()
  await addWebhook(maya, receiver.address)
  receiver.answerWith(503)
  const id = await maya.make('createTask', { name: 'Dishes' })
  await app.webhooks.look()
  await maya.rest('deleteTask', { id })
  app.pass(4 * DAY_MS)
  await app.webhooks.look()
  await maya.rest('createTask', { id: v7(), name: 'Bins' })
  await app.webhooks.look()
  expect(await listed(maya)).toMatchObject([{ last_status: 503, ended_at: null }])
})

test('what was written down is sent by the next process, and by one of two alone (A44)', async () => {
  const { app, maya, receiver } = await household()
  await addWebhook(maya, receiver.address)
  for (let made = 0; made < 20; made++) await maya.rest('createTask', { id: v7(), name: `${made}` })
  const next = makeApp(HERE, app.database)
  // A process that finds everything taken leaves the rest to the other one, or to its own next look.
  await expect
    .poll(async () => {
      await Promise.all([app.webhooks.look(), next.webhooks.look()])
      return receiver.got.length
    })
    .toBe(20)
  const told = new Set(receiver.got.map(({ data }) => data?.['name']))
  expect(told).toEqual(new Set(Array.from({ length: 20 }, (_, made) => `${made}`)))
})

test('an address that never answers gets no more than 1,000 events, and holds up nobody else’s (A44)', async () => {
  const { app, maya, theo, receiver } = await household()
  await addWebhook(maya, 'http://127.0.0.1:1/nobody', ['task.created', 'chore.due'])
  await addWebhook(theo, receiver.address, ['task.created', 'chore.due'])
  const daily = { repeats: 'daily', time_zone: 'Europe/Berlin', starts_on: '2026-03-03' }
  await maya.rest('createChore', { id: v7(), name: 'Bins', is_shared: true, ...daily })
  await maya.rest('createTask', { id: v7(), name: 'Dishes', is_shared: true })
  const [first] = app.database.prepare<[], { id: string }>('SELECT id FROM webhooks').all()
  for (let waits = 0; waits < 1000; waits++)
    app.database
      .prepare(
        `INSERT INTO webhook_deliveries (webhook_id, id, user_id, event, subject, at, attempts, due_at)
         VALUES (?, ?, ?, 'task.created', 'gone', '2026-03-02T09:00:00.000Z', 0, '2026-03-02T09:00:00.000Z')`,
      )
      .run(first?.id, `waiting ${waits}`, maya.id)
  await maya.rest('createTask', { id: v7(), name: 'One too many', is_shared: true })
  const waiting = () =>
    app.database
      .prepare('SELECT count(*) FROM webhook_deliveries WHERE webhook_id = ?')
      .pluck()
      .get(first?.id)
  expect(waiting()).toBe(1001)
  // The chore is due at midnight in Berlin.
  app.pass(14 * HOUR_MS)
  const told = async () => {
    await app.webhooks.look()
    return receiver.got.map(({ data }) => data?.['name'])
  }
  await expect.poll(told).toEqual(['Dishes', 'One too many', 'Bins'])
  expect(waiting()).toBe(1001)
})

test('a webhook needs a proof, there are five at most, and nobody has anybody else’s (A44, SEC50)', async () => {
  const { app, maya, theo, receiver } = await household()
  const { id } = await addWebhook(maya, receiver.address)
  for (let made = 1; made < 5; made++) await addWebhook(maya, receiver.address)
  const wanted = { address: receiver.address, events: ['chore.due'] }
  expect(await maya.call('POST', '/api/webhooks', wanted)).toMatchObject({
    status: 409,
    body: { message: 'You can have up to 5 webhooks' },
  })
  expect(await listed(theo)).toEqual([])
  expect((await theo.call('POST', `/api/webhooks/${id}/test`)).status).toBe(404)
  expect((await theo.call('DELETE', `/api/webhooks/${id}`)).status).toBe(404)
  for (const strange of [
    { ...wanted, events: [] },
    { ...wanted, events: ['chore.due', 'chore.due'] },
    { ...wanted, events: ['sync'] },
    { ...wanted, address: 'mitten' },
    { ...wanted, address: `https://a.example/${'x'.repeat(500)}` },
  ])
    expect((await theo.call('POST', '/api/webhooks', strange)).status).toBe(400)
  app.pass(10 * MINUTE_MS)
  expect((await theo.call('POST', '/api/webhooks', wanted)).body['code']).toBe('proof_needed')
  expect((await maya.call('DELETE', `/api/webhooks/${id}`)).status).toBe(200)
  expect(await listed(maya)).toHaveLength(4)
  app.database.prepare('UPDATE users SET is_made = 1 WHERE id = ?').run(theo.id)
  expect((await theo.call('POST', '/api/webhooks', wanted)).body['code']).toBe('forbidden')
})
