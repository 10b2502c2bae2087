/** The address of a push is resolved when it is sent: a name that now resolves to an internal address is refused. */
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import dns from 'node:dns'
import { once } from 'node:events'
import { syncBuiltinESMExports } from 'node:module'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import webPush from 'web-push'
import { createPushService } from './push-service.ts'
import { makeReceiver } from './testing/push-household.ts'

const FAILED = 'http.client.request.error'
const vapid = { subject: 'mailto:maya@example.org', ...webPush.generateVAPIDKeys() }
const message = { account: 'maya', body: 'Something new' }
const waiting = { topic: 'topic', keptSeconds: 60 }
const { subscription } = makeReceiver('https://push.example.org/maya')

/** Why requests failed; the caller only learns that they failed. */
let faults: string[] = []
const watch = (told: unknown) => faults.push((told as { readonly error: Error }).error.message)

/** The name was public when the device subscribed; now its owner lets it resolve to this computer. */
function leadInside(_name: string, options: object, found: (...answer: unknown[]) => void): void {
  const isAll = 'all' in options && options.all === true
  const answer = isAll ? [[{ address: '127.0.0.1', family: 4 }]] : ['127.0.0.1', 4]
  setImmediate(() => found(null, ...answer))
}

beforeEach(() => {
  faults = []
  vi.spyOn(dns, 'lookup').mockImplementation(leadInside as never)
  syncBuiltinESMExports()
  subscribe(FAILED, watch)
})
afterEach(() => {
  unsubscribe(FAILED, watch)
  vi.restoreAllMocks()
  syncBuiltinESMExports()
})

test('a name that now resolves to an internal address is not connected to', async () => {
  const service = createPushService({ vapid, isAnywhere: false })
  expect(service.isAllowed(subscription.endpoint)).toBe(true)
  expect(await service.send(subscription, message, waiting)).toMatchObject({ kind: 'busy' })
  expect(faults).toEqual(['No public address'])
})

test('a push service that answers drop by drop is given up after ten seconds in all', async () => {
  const timeout = new AbortController()
  const asked = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timeout.signal)
  const slow = createServer((socket) => {
    socket.on('error', () => undefined)
    socket.once('data', () => socket.write('HTTP/1.1 201 Cre', () => timeout.abort()))
  })
  slow.listen(0)
  await once(slow, 'listening')
  const endpoint = `http://127.0.0.1:${(slow.address() as AddressInfo).port}/maya`
  const service = createPushService({ vapid, isAnywhere: true })
  const outcome = await service.send({ ...subscription, endpoint }, message, waiting)
  slow.close()
  expect(outcome).toMatchObject({ kind: 'busy' })
  expect(asked).toHaveBeenCalledWith(10_000)
})

test('only a server that may send anywhere connects to it', async () => {
  await createPushService({ vapid, isAnywhere: true }).send(subscription, message, waiting)
  expect(faults).not.toEqual(['No public address'])
  expect(faults).toHaveLength(1)
})
