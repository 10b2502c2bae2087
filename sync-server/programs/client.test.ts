/** A client written against the reference alone lives through a day of a family (A40 to A44, A47). 2026-03-02 is a Monday. */
import { expect, onTestFinished, test } from 'vitest'
import { HOUR_MS } from '#domain/calendar.ts'
import { startBroker, watchBroker } from '#server/home/testing/test-broker.ts'
import type { TestPerson } from '#server/testing/make-app.ts'
import { makeApp } from '#server/testing/make-app.ts'
import { serveApp } from '#server/testing/serve-app.ts'
import { makeToken } from './testing/program.ts'
import { eventsIn, makeLink } from './testing/read-calendar.ts'
import { isSigned, startReceiver } from './testing/receiver.ts'
import { readReference } from './testing/strange-client.ts'

type Occurrence = {
  readonly chore_id: string
  readonly slot: string
  readonly state: string
  readonly name: string
  readonly points: number
  readonly person: { readonly id: string; readonly name: string } | null
}

async function pressTheOnlyButton(person: TestPerson, broker: string): Promise<void> {
  await person.call('PUT', '/api/home', { shows: true, completes: true })
  const watcher = await watchBroker(broker)
  onTestFinished(watcher.stop)
  await expect.poll(() => watcher.at('/tasks')).toBe('1')
  const [button] = watcher.found('button')
  await watcher.send(button?.['command_topic'] ?? '', button?.['payload_press'] ?? '')
  await expect.poll(() => watcher.at('/points')).toBe('5')
}

test('a client written against the reference alone lives through a day', async () => {
  const broker = await startBroker()
  onTestFinished(broker.stop)
  const app = makeApp({ WEBHOOK_NETWORKS: '127.0.0.0/8', MQTT_URL: broker.url })
  await app.home.start()
  onTestFinished(app.home.stop)
  const maya = await app.register('Maya')
  const juno = String((await maya.rest('makeChild', { name: 'Juno' })).body['id'])
  const daily = { repeats: 'daily', due_time: '18:00', time_zone: 'UTC', starts_on: '2026-03-02' }
  const chore = await maya.make('createChore', {
    name: 'Feed Pixel',
    time_minutes: 10,
    is_shared: true,
    approval: 'nobody',
    who: 'person',
    people: [juno],
    ...daily,
  })
  const receiver = await startReceiver()
  const events = ['chore.due', 'task.completed']
  const added = await maya.call('POST', '/api/webhooks', { address: receiver.address, events })
  const calendar = await makeLink(maya, { covers: 'house' })
  const { secret: token } = await makeToken(maya, { access: 'act' })
  const server = await serveApp(app)
  const call = await readReference(server, token)

  // In the evening the webhook says that Pixel is hungry.
  app.pass(9 * HOUR_MS)
  await app.webhooks.look()
  const [due] = receiver.got
  const [heard = { signature: '', text: '' }] = receiver.requests
  expect(due).toMatchObject({ event: 'chore.due', data: { name: 'Feed Pixel' } })
  expect(isSigned(heard, String(added.body['secret']))).toBe(true)

  // The client reads the same, and Juno's button is pressed.
  const open = await call('occurrences', { query: { open: 'true' } })
  const [occurrence] = open.body['occurrences'] as Occurrence[]
  expect(occurrence).toEqual(due?.data)
  expect(occurrence).toMatchObject({
    chore_id: chore,
    slot: '2026-03-02',
    state: 'overdue',
    points: 10,
    person: { id: juno, name: 'Juno' },
  })
  const { chore_id: id = '', slot = '' } = occurrence ?? {}
  const done = await call('completeOccurrence', { path: { id, slot }, body: { for: juno } })
  expect(done).toMatchObject({ status: 200, body: { chore: { slot: '2026-03-03' } } })
  expect(app.core.store.get('balances', juno)?.total_points).toBe(10)
  expect(app.core.store.get('balances', maya.id)?.total_points ?? 0).toBe(0)

  // The webhook says that it is done, and the calendar says it, too.
  await app.webhooks.look()
  expect(receiver.got.at(-1)).toMatchObject({
    event: 'task.completed',
    data: { chore_id: chore, slot: '2026-03-02', name: 'Feed Pixel' },
  })
  const text = await (await fetch(`${server}${calendar}`)).text()
  const [first, second] = eventsIn(text).toSorted((a, b) => (a.start < b.start ? -1 : 1))
  expect(first).toMatchObject({
    start: '2026-03-02T18:00:00Z',
    summary: 'Done by Juno: Feed Pixel',
  })
  expect(second).toMatchObject({ start: '2026-03-03T18:00:00Z', summary: 'Juno: Feed Pixel' })
  // On the broker of the house stand Maya's points, and a button for what is left to do.
  await call('createTask', { body: { name: 'Air the hall', time_minutes: 5, is_shared: true } })
  await pressTheOnlyButton(maya, broker.url)

  const left = await call('occurrences', { query: { open: 'true' } })
  expect(left.body['occurrences']).toEqual([])
  await expect(call('changePassword')).rejects.toThrow('opens no changePassword')
})
