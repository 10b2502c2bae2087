/** Nobody can make this server send webhooks into its own network, unless the operator lists that (A45, SEC50). */
import { v7 } from 'uuid'
import { expect, test } from 'vitest'
import { startReceiver } from '#server/programs/testing/receiver.ts'
import type { Resolve } from '#server/push/public-address.ts'
import { makeApp, makeSingle } from '#server/testing/make-app.ts'
import { openTestDatabase } from '#server/testing/open-test-database.ts'
import { createWebhookAddresses } from './webhook-address.ts'

const HOME = ['192.168.1.0/24', 'fd00:1::/64']

test.each([
  ['https://hooks.example.org/mitten', [], true],
  ['http://hooks.example.org/mitten', [], false],
  ['https://hooks.example.org:8443/mitten', [], false],
  ['https://somebody:secret@hooks.example.org/', [], false],
  ['http://169.254.169.254/latest/meta-data', [], false],
  ['http://169.254.169.254/latest/meta-data', HOME, false],
  ['http://2852039166/latest/meta-data', HOME, false],
  ['http://[::ffff:169.254.169.254]/', HOME, false],
  ['http://192.168.1.10:8123/api/webhook/x', [], false],
  ['http://192.168.1.10:8123/api/webhook/x', HOME, true],
  ['http://192.168.2.10:8123/api/webhook/x', HOME, false],
  ['http://[fd00:1::7]:8123/', HOME, true],
  ['http://127.0.0.1:8123/', HOME, false],
  ['http://user:secret@192.168.1.10/', HOME, false],
  ['file:///etc/passwd', HOME, false],
  ['http://homeassistant.local:8123/api/webhook/x', [], false],
  // A webhook with a name may be added: the addresses are checked when the name is looked up.
  ['http://homeassistant.local:8123/api/webhook/x', HOME, true],
])('%s with the networks %j may be added: %s', (address, networks, isAllowed) => {
  expect(createWebhookAddresses(networks).isAllowed(address)).toBe(isAllowed)
})

/** Resolves every name to the addresses of the test: the first time to the first ones, then to the second ones. */
function leadingTo(answers: readonly string[][]) {
  let asked = 0
  const resolve: Resolve = (_, __, callback) => {
    const found = answers[Math.min(asked, answers.length - 1)] ?? []
    asked += 1
    callback(
      null,
      found.map((address) => ({ address, family: 4 })),
    )
  }
  return { resolve, asked: () => asked }
}

async function tryAddress(networks: string, answers: readonly string[][]) {
  const receiver = await startReceiver()
  const names = leadingTo(answers)
  const app = makeApp({ WEBHOOK_NETWORKS: networks }, openTestDatabase(), names)
  const maya = await app.register('Maya')
  const wanted = { address: `http://hub.example.org:${receiver.port}/`, events: ['task.created'] }
  expect((await maya.call('POST', '/api/webhooks', wanted)).status).toBe(200)
  await maya.rest('createTask', { id: v7(), name: 'Dishes' })
  await app.webhooks.look()
  const { body } = await maya.call('GET', '/api/webhooks')
  const [webhook] = body['webhooks'] as { last_status: number | null }[]
  return { received: receiver.got.length, status: webhook?.last_status, asked: names.asked() }
}

test('a name that leads into a listed network is told', async () => {
  const found = await tryAddress('127.0.0.0/8', [['127.0.0.1']])
  expect(found).toEqual({ received: 1, status: 200, asked: 1 })
})

test('a name that leads into a network that is not listed is refused', async () => {
  for (const inside of ['127.0.0.1', '169.254.169.254', '10.0.0.1', '0.0.0.0'])
    expect(await tryAddress('192.168.1.0/24', [[inside]])).toEqual({
      received: 0,
      status: null,
      asked: 1,
    })
})

test('a name that leads elsewhere at a second look-up gains nothing: there is none', async () => {
  // It connects to the address that was checked; the second answer, which would lead here, is never asked for.
  const found = await tryAddress('192.0.2.0/24', [['10.0.0.1'], ['127.0.0.1']])
  expect(found).toEqual({ received: 0, status: null, asked: 1 })
  const mixed = await tryAddress('192.168.1.0/24', [['10.0.0.1', '127.0.0.1']])
  expect(mixed).toMatchObject({ received: 0, status: null })
})

test('a redirect is not followed, and counts as a failure', async () => {
  const inside = await startReceiver()
  const receiver = await startReceiver()
  receiver.answerWith(307, { Location: inside.address })
  const { app, maya } = await makeSingle(makeApp({ WEBHOOK_NETWORKS: '127.0.0.0/8' }))
  const wanted = { address: receiver.address, events: ['task.created'] }
  const { body } = await maya.call('POST', '/api/webhooks', wanted)
  const { id } = body['webhook'] as { id: string }
  const tested = await maya.call('POST', `/api/webhooks/${id}/test`)
  expect(tested.body['webhook']).toMatchObject({ last_status: 307 })
  await maya.rest('createTask', { id: v7(), name: 'Dishes' })
  await app.webhooks.look()
  expect([receiver.got.length, inside.got.length]).toEqual([2, 0])
})

test('a network that is listed no more is not sent to, also by its number', async () => {
  const database = openTestDatabase()
  const receiver = await startReceiver()
  const before = makeApp({ WEBHOOK_NETWORKS: '127.0.0.0/8' }, database)
  const maya = await before.register('Maya')
  const wanted = { address: receiver.address, events: ['task.created'] }
  await maya.call('POST', '/api/webhooks', wanted)
  await maya.rest('createTask', { id: v7(), name: 'Dishes' })
  const after = makeApp({}, database)
  await after.webhooks.look()
  expect(receiver.got).toEqual([])
})
