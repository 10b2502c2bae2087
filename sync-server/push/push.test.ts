/** New notifications are pushed to devices: encrypted, combined, not in quiet hours, and only while signed in. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { MINUTE_MS } from '#domain/calendar.ts'
import { logIn } from '#server/auth/make-test-server.ts'
import { cookieOf } from '#server/testing/cookie-of.ts'
import { makeApp, makeSingle } from '#server/testing/make-app.ts'
import { LEASE_MS } from './push-jobs.ts'
import { makePushHousehold } from './testing/push-household.ts'

const DEBOUNCE_MS = 5000
const task = { name: 'Canary dishes', time_minutes: 10, is_shared: true }

type Household = Awaited<ReturnType<typeof makePushHousehold>>
let household: Household

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  household = await makePushHousehold()
})
afterEach(async () => {
  vi.useRealTimers()
  await household.service.stop()
})

/** Maya completes her own task, and Theo gets a notification about it. */
async function happen({ maya }: Household, name = task.name): Promise<void> {
  const id = await maya.make('createTask', { ...task, name })
  await maya.rest('completeTask', { id })
}

/** Advances the clock, and sends everything that is due by then. */
async function pass({ app }: Household, ms: number): Promise<void> {
  app.pass(ms)
  await app.push.look()
}

/** It happens, and the moment of silence passes after which it is due. */
async function happenAndWait(home: Household, name = task.name): Promise<void> {
  await happen(home, name)
  await pass(home, DEBOUNCE_MS)
}

async function prefer(
  { theo }: Household,
  wanted: Readonly<Record<string, unknown>>,
): Promise<void> {
  const unset = { muted: [], hides_details: false, quiet_hours: null }
  const { status } = await theo.call('PUT', '/api/push/preferences', { ...unset, ...wanted })
  expect(status).toBe(200)
}

/** The texts that Theo's device has got after this many requests. */
async function pushed({ service }: Household, requests: number): Promise<readonly string[]> {
  await service.answered(requests)
  return service.received.map(({ message }) => message.body)
}

/** Whether nothing was sent: then a test push sent now is the next one to arrive. */
async function isSilent({ service, theo }: Household): Promise<boolean> {
  const before = service.attempts()
  await theo.call('POST', '/api/push/test')
  const last = service.received.at(-1)?.message.body
  return service.attempts() === before + 1 && last === 'Notifications reach this device.'
}

test('a push is in the language of the account, else of the device; others hear nothing of it in it either (A31)', async () => {
  const { theo, service } = household
  const words = async (request: number) => {
    await happenAndWait(household)
    await service.answered(request)
    const { body, neutral } = service.received.at(-1)?.message ?? {}
    return [body, neutral]
  }
  const subscribe = (accepted: string) =>
    theo.call('PUT', '/api/push/subscription', service.subscription('theo'), {
      'Accept-Language': accepted,
    })
  await subscribe('pt;q=0.9,de-AT,en;q=0.5')
  expect(await words(1)).toEqual(['Maya hat „Canary dishes“ erledigt', 'Es gibt etwas Neues'])
  const chosen = {
    en: 'Maya completed Canary dishes',
    fr: 'Maya a terminé «\u202FCanary dishes\u202F»',
    es: 'Maya ha completado «Canary dishes»',
    nl: 'Maya heeft Canary dishes afgerond',
  }
  for (const [place, [language, sentence]] of Object.entries(chosen).entries()) {
    await theo.rest('updateProfile', { language })
    await pass(household, 2 * MINUTE_MS)
    expect((await words(2 + place))[0]).toBe(sentence)
  }
})

test('a notification is pushed with its own text, encrypted for the one browser', async () => {
  await happenAndWait(household)
  const { body } = await household.theo.call('GET', '/api/notifications')
  const [{ content }] = body['notifications'] as [{ content: string }]
  expect(await pushed(household, 1)).toEqual([content])
  const [{ message, headers }] = household.service.received as [
    (typeof household.service.received)[0],
  ]
  expect(message.account).toBe(household.theo.id)
  expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '259200' })
  expect(headers.authorization).toMatch(/^vapid t=[\w-]+\.[\w-]+\.[\w-]+, k=[\w-]{87}$/)
  expect(headers['topic']).toMatch(/^[\w-]{32}$/)
})

test('neither the actor nor a person without a subscription gets a push', async () => {
  await happenAndWait(household)
  await pushed(household, 1)
  expect(household.service.received.map(({ message }) => message.account)).toEqual([
    household.theo.id,
  ])
})

test('a reward that is asked for is pushed to its approver, unless they muted that (RW15)', async () => {
  const wish = { name: 'A lie-in', description: 'Until ten' }
  await household.maya.rest('createReward', wish)
  await pass(household, DEBOUNCE_MS)
  expect(await pushed(household, 1)).toEqual(['Maya asked for A lie-in'])
  await prefer(household, { muted: ['reward_requested'] })
  await household.maya.rest('createReward', wish)
  await pass(household, MINUTE_MS)
  expect(await isSilent(household)).toBe(true)
})

test('several notifications become one summary after a moment of silence (A12)', async () => {
  for (const name of ['one', 'two', 'three']) {
    await happen(household, name)
    await pass(household, DEBOUNCE_MS - 1)
  }
  await pass(household, 1)
  expect(await pushed(household, 1)).toEqual(['3 new things'])
})

test('continuous notifications are pushed after a minute, and counted together within the next', async () => {
  for (let count = 0; count < 15; count++) {
    await happen(household)
    await pass(household, 4000)
  }
  expect(await pushed(household, 1)).toEqual(['15 new things'])
  await happenAndWait(household)
  expect((await pushed(household, 2))[1]).toBe('16 new things')
  await pass(household, MINUTE_MS)
  await happenAndWait(household)
  expect((await pushed(household, 3))[2]).not.toContain('new things')
})

test('a flood becomes few pushes, and no line that grows with it', async () => {
  for (let second = 0; second < 150; second++) {
    await happen(household)
    if (second % 3 === 0) await pass(household, 1000)
  }
  await pass(household, MINUTE_MS)
  const texts = household.service.received.map(({ message }) => message.body)
  expect(texts.length).toBeLessThanOrEqual(2)
  expect(texts.at(-1)).toBe('100+ new things')
  const [line] = household.app.database.prepare('SELECT * FROM push_gathering').all()
  expect(JSON.stringify(line).length).toBeLessThan(8000)
})

test.each([
  ['read', 'PATCH', '/api/notifications/read-all'],
  ['deleted', 'DELETE', '/api/notifications'],
])('a notification that was %s before the push is not pushed', async (_done, method, path) => {
  await happen(household)
  await household.theo.call(method, path)
  await pass(household, DEBOUNCE_MS)
  expect(await isSilent(household)).toBe(true)
})

test('a muted type is not pushed, and does not count', async () => {
  await prefer(household, { muted: ['task_completed'] })
  await happenAndWait(household)
  expect(await isSilent(household)).toBe(true)
})

test('without details a push says only that something is new', async () => {
  await prefer(household, { hides_details: true })
  await happenAndWait(household)
  expect(await pushed(household, 1)).toEqual(['Something new'])
})

test('nothing is pushed in quiet hours; when they end, one summary is', async () => {
  const { app } = household
  await prefer(household, { quiet_hours: { from: '08:00', until: '10:00' } })
  for (const name of ['one', 'two']) {
    await happenAndWait(household, name)
  }
  await app.push.releaseHeld()
  expect(await isSilent(household)).toBe(true)
  app.pass(60 * MINUTE_MS)
  await app.push.releaseHeld()
  expect(await pushed(household, 2)).toContain('2 new things')
  await app.push.releaseHeld()
  expect(await isSilent(household)).toBe(true)
})

test('a clock set back in quiet hours keeps nothing from the summary after them', async () => {
  const { app } = household
  await prefer(household, { quiet_hours: { from: '08:00', until: '10:00' } })
  await happenAndWait(household, 'one')
  app.pass(-30 * MINUTE_MS)
  await happenAndWait(household, 'two')
  app.pass(90 * MINUTE_MS)
  await app.push.releaseHeld()
  expect(await pushed(household, 1)).toEqual(['2 new things'])
})

test('a notification that was read in quiet hours is not pushed after them', async () => {
  const { app, theo } = household
  await prefer(household, { quiet_hours: { from: '08:00', until: '10:00' } })
  await happenAndWait(household)
  await theo.call('PATCH', '/api/notifications/read-all')
  app.pass(60 * MINUTE_MS)
  await app.push.releaseHeld()
  expect(await isSilent(household)).toBe(true)
})

test('a device in use with an open stream gets no push', async () => {
  const { app, theo } = household
  const sessionHash = app.push.subscriptions.of(theo.id)[0] ?? ''
  const stream = { viewer: theo.id, sessionHash, device: 'd', cursor: null }
  await theo.call('PUT', '/api/push/attention', { is_here: true })
  const drop = app.core.pokes.open({ ...stream, send() {}, close() {} })
  await happenAndWait(household)
  expect(await isSilent(household)).toBe(true)
  await theo.call('PUT', '/api/push/attention', { is_here: false })
  await happenAndWait(household)
  await pushed(household, 2)
  await theo.call('PUT', '/api/push/attention', { is_here: true })
  drop()
  await happenAndWait(household)
  await pushed(household, 3)
  expect(household.service.attempts()).toBe(3)
})

test('a device that was in use before the clock was set back gets pushes again', async () => {
  const { app, theo } = household
  const sessionHash = app.push.subscriptions.of(theo.id)[0] ?? ''
  const stream = { viewer: theo.id, sessionHash, device: 'd', cursor: null }
  await theo.call('PUT', '/api/push/attention', { is_here: true })
  const drop = app.core.pokes.open({ ...stream, send() {}, close() {} })
  app.pass(-60 * MINUTE_MS)
  await happenAndWait(household)
  expect(await pushed(household, 1)).toEqual(['Maya completed Canary dishes'])
  drop()
})

test.each([404, 410])('a subscription that answers %i is removed', async (status) => {
  const { service, theo } = household
  service.statuses.push(status)
  expect((await theo.call('POST', '/api/push/test')).body).toMatchObject({ code: 'not_subscribed' })
  expect((await theo.call('GET', '/api/push')).body).toMatchObject({ is_on: false })
})

test('a busy push service is retried with growing pauses, and then no more', async () => {
  const { service } = household
  service.statuses.push(500, 429, 503, 500, 500)
  await happenAndWait(household)
  const pauses = [5, 30, 120, 600].map((seconds) => seconds * 1000)
  for (const [index, pauseMs] of pauses.entries()) {
    await pass(household, pauseMs - 1)
    expect(service.attempts()).toBe(index + 1)
    await pass(household, 1)
    expect(service.attempts()).toBe(index + 2)
  }
  await pass(household, 60 * MINUTE_MS)
  expect(await isSilent(household)).toBe(true)
})

test('nobody has to ask for a push: a timer sends it, and another one tries again', async () => {
  const { app, service } = household
  service.statuses.push(503)
  await happen(household)
  app.pass(DEBOUNCE_MS)
  vi.advanceTimersByTime(DEBOUNCE_MS)
  await service.answered(1)
  // The retry is written down after the answer.
  const attemptAt = () => app.database.prepare('SELECT due_at FROM push_jobs').pluck().get()
  await expect.poll(attemptAt).toBe('2026-03-02T09:00:10.000Z')
  await expect.poll(() => vi.getTimerCount()).toBe(1)
  app.pass(DEBOUNCE_MS)
  vi.advanceTimersByTime(DEBOUNCE_MS)
  expect(await pushed(household, 2)).toEqual(['Maya completed Canary dishes'])
})

/** Another process on the same data, this long after the first one started. */
function another({ app }: Household, ms: number) {
  const other = makeApp({ PUSH_ENDPOINTS: 'any' }, app.database)
  other.pass(ms)
  return other
}

test('a timer of a server that has stopped leaves due pushes to others', async () => {
  const { app } = household
  await happen(household)
  const running = vi.spyOn(app.core.writer, 'run')
  app.database.close()
  app.pass(DEBOUNCE_MS)
  vi.advanceTimersByTime(DEBOUNCE_MS)
  expect(running).not.toHaveBeenCalled()
})

test('a restart loses no notification that waits to be pushed', async () => {
  await happen(household, 'one')
  await pass(household, DEBOUNCE_MS - 1)
  await happen(household, 'two')
  await another(household, 2 * DEBOUNCE_MS - 1).push.look()
  expect(await pushed(household, 1)).toEqual(['2 new things'])
})

test('a restart loses no retry, nor when it is due', async () => {
  household.service.statuses.push(503, 503)
  await happenAndWait(household)
  await another(household, DEBOUNCE_MS + 4999).push.look()
  expect(household.service.attempts()).toBe(1)
  await another(household, DEBOUNCE_MS + 5000).push.look()
  expect(household.service.attempts()).toBe(2)
  await another(household, DEBOUNCE_MS + 5000 + 29_999).push.look()
  expect(household.service.attempts()).toBe(2)
  await another(household, DEBOUNCE_MS + 5000 + 30_000).push.look()
  expect(await pushed(household, 3)).toHaveLength(1)
})

test('of several processes one sends it', async () => {
  await happen(household)
  household.app.pass(DEBOUNCE_MS)
  const all = [household.app, another(household, DEBOUNCE_MS), another(household, DEBOUNCE_MS)]
  await Promise.all(all.map(({ push }) => push.look()))
  expect(await pushed(household, 1)).toHaveLength(1)
  expect(await isSilent(household)).toBe(true)
})

/** As if it were killed right there: from the next answer of the push service on, this process stores nothing. */
function killAfterSending({ app, service }: Household): void {
  const run = app.core.writer.run.bind(app.core.writer)
  const before = service.attempts()
  vi.spyOn(app.core.writer, 'run').mockImplementation((work) =>
    service.attempts() > before ? new Promise(() => undefined) : run(work),
  )
}

test.each([
  ['news', {}],
  ['a reminder', { opens: 'tasks' }],
] as const)(
  'of a process killed between sending %s and noting it another one sends the same again, to replace it',
  async (_kind, kind) => {
    const { app, service, theo } = household
    const [sessionHash = ''] = app.push.subscriptions.of(theo.id)
    const content = { account: theo.id, facts: { of: 'test' }, ...kind } as const
    await app.core.writer.run(() => app.push.delivery.enqueue(sessionHash, content))
    killAfterSending(household)
    void app.push.look()
    await service.answered(1)
    await another(household, LEASE_MS - 1).push.look()
    expect(service.attempts()).toBe(1)
    await another(household, LEASE_MS).push.look()
    await another(household, 2 * LEASE_MS).push.look()
    // The push service replaces by the topic; the worker by a tag of the account and the page that a tap opens.
    const words = { body: 'Notifications reach this device.', neutral: 'Something new' }
    const message = { account: theo.id, ...words, ...kind }
    expect(service.received.map(({ message, path }) => ({ message, path }))).toEqual([
      { message, path: '/theo' },
      { message, path: '/theo' },
    ])
    const [first, second] = service.received.map(({ headers }) => headers['topic'])
    expect(first).toMatch(/^[\w-]{32}$/)
    expect(second).toBe(first)
  },
)

test('news that follow a push which could not be delivered yet replace it', async () => {
  household.service.statuses.push(503)
  await happenAndWait(household, 'one')
  await happenAndWait(household, 'two')
  expect(await pushed(household, 2)).toEqual(['2 new things'])
  await pass(household, 60 * MINUTE_MS)
  expect(await isSilent(household)).toBe(true)
})

test('a notification that was undone with its commit, or is for somebody without a subscription, is not kept', async () => {
  const { app, maya, theo } = household
  const gathered = () => app.database.prepare('SELECT user_id FROM push_gathering').pluck().all()
  let isBroken = true
  app.core.applier.onChanged(() => {
    if (isBroken) throw new Error('The disk broke')
  })
  const { body } = await maya.rest('createTask', task)
  expect((body['task'] as { id: string } | undefined)?.id).toBeUndefined()
  isBroken = false
  await theo.rest('completeTask', { id: await theo.make('createTask', task) })
  expect(gathered()).toEqual([])
  await happen(household)
  expect(gathered()).toEqual([theo.id])
})

test('sessions that end lose their subscriptions (SEC4)', async () => {
  const { app, theo } = household
  await theo.call('POST', '/api/auth/logout')
  expect(app.push.subscriptions.of(theo.id)).toEqual([])
  await happenAndWait(household)
  expect(household.service.attempts()).toBe(0)
})

test('a browser that signed in again gets each push once', async () => {
  const { app, service, theo } = household
  const Cookie = cookieOf(await logIn(app, 'theo'))
  const subscription = service.subscription('theo')
  await app.send('PUT', '/api/push/subscription', { body: subscription, headers: { Cookie } })
  expect(app.push.subscriptions.of(theo.id)).toHaveLength(1)
})

test('of more than twenty devices the newest get pushes', async () => {
  const { app, theo, service } = household
  for (let device = 0; device < 20; device++) {
    app.pass(1000)
    const headers = { Cookie: cookieOf(await logIn(app, 'theo')) }
    const body = service.subscription(`device-${device}`)
    await app.send('PUT', '/api/push/subscription', { body, headers })
  }
  expect(app.push.subscriptions.of(theo.id)).toHaveLength(20)
  expect((await theo.call('GET', '/api/push')).body['is_on']).toBe(false)
})

test('after unsubscribing nothing is pushed any more', async () => {
  const { theo } = household
  await theo.call('DELETE', '/api/push/subscription')
  expect((await theo.call('POST', '/api/push/test')).status).toBe(409)
  await happenAndWait(household)
  expect(household.service.attempts()).toBe(0)
})

test('a public server refuses an endpoint inside its own network', async () => {
  const { maya } = await makeSingle()
  for (const endpoint of ['https://192.168.1.1/x', 'http://push.example.org/x']) {
    const subscription = { ...household.service.subscription('maya'), endpoint }
    const refused = await maya.call('PUT', '/api/push/subscription', subscription)
    expect(refused).toMatchObject({ status: 400, body: { code: 'invalid_args' } })
  }
})

test('preferences are stored, and unknown ones refused', async () => {
  const { theo } = household
  const wanted = {
    muted: ['loan_repaid'],
    hides_details: true,
    quiet_hours: { from: '22:00', until: '07:00' },
  }
  await prefer(household, wanted)
  const { body } = await theo.call('GET', '/api/push')
  expect(body).toMatchObject({ is_on: true, preferences: wanted })
  const wrong = { ...wanted, muted: ['birthday'] }
  expect((await theo.call('PUT', '/api/push/preferences', wrong)).status).toBe(400)
})

test('the public key for subscriptions survives a restart', async () => {
  const { app, theo } = household
  const { body } = await theo.call('GET', '/api/push')
  expect(makeApp({}, app.database).push.publicKey).toBe(body['public_key'])
})

test('the log contains no endpoint, key or text of a push (SEC43)', async () => {
  const { app, service, theo } = household
  service.statuses.push(400, 500)
  const subscription = service.subscription('canary-endpoint')
  await theo.call('PUT', '/api/push/subscription', subscription)
  await theo.call('POST', '/api/push/test')
  await theo.call('POST', '/api/push/test')
  await happenAndWait(household)
  await service.answered(3)
  const log = app.lines.join('')
  expect(log).toContain('push_failed')
  for (const secret of ['canary', 'Canary', '127.0.0.1:', ...Object.values(subscription.keys)])
    expect(log).not.toContain(secret)
})
