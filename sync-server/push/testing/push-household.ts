/** A household on the real app, with a local push service that decrypts what it gets. */
import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { PushMessage, PushSubscription } from '#domain/notifications/push-subscription.ts'
import { pushMessage } from '#domain/notifications/push-subscription.ts'
import { makeApp, makeCouple } from '#server/testing/make-app.ts'

/** A message that a browser received, decrypted. */
export type Received = {
  readonly message: PushMessage
  readonly path: string
  readonly headers: IncomingMessage['headers']
}

/** The browser's side of RFC 8291: creates a subscription, and decrypts its messages. */
export function makeReceiver(endpoint: string) {
  const ecdh = createECDH('prime256v1')
  const publicKey = ecdh.generateKeys()
  const auth = randomBytes(16)

  function decrypt(body: Buffer): PushMessage {
    const [salt, keyLength] = [body.subarray(0, 16), body[20] ?? 0]
    const senderKey = body.subarray(21, 21 + keyLength)
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, senderKey])
    const secret = Buffer.from(hkdfSync('sha256', ecdh.computeSecret(senderKey), auth, info, 32))
    const derive = (purpose: string, length: number) =>
      Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${purpose}\0`, length))
    const sealed = body.subarray(21 + keyLength)
    const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12))
    decipher.setAuthTag(sealed.subarray(-16))
    const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
    const text = padded.subarray(0, padded.lastIndexOf(2)).toString('utf8')
    return pushMessage.parse(JSON.parse(text))
  }

  const subscription: PushSubscription = {
    endpoint,
    keys: { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') },
  }
  return { subscription, decrypt }
}

/** `statuses` are the answers to the next requests; 201 if none are left. */
export async function startPushService() {
  const statuses: number[] = []
  const received: Received[] = []
  const receivers = new Map<string, ReturnType<typeof makeReceiver>>()
  let awaited: { readonly count: number; readonly resolve: () => void } | null = null
  let attempts = 0
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => void chunks.push(chunk))
    request.on('end', () => {
      const status = statuses.shift() ?? 201
      const path = request.url ?? ''
      const message = receivers.get(path)?.decrypt(Buffer.concat(chunks))
      if (status === 201 && message) received.push({ message, path, headers: request.headers })
      response.writeHead(status).end()
      attempts += 1
      if (awaited && attempts >= awaited.count) awaited.resolve()
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    statuses,
    received,
    /** A browser's new subscription. */
    subscription(name: string): PushSubscription {
      const receiver = makeReceiver(`http://127.0.0.1:${port}/${name}`)
      receivers.set(`/${name}`, receiver)
      return receiver.subscription
    },
    attempts: () => attempts,
    /** Resolves after this many requests were answered. */
    answered: (count: number) =>
      new Promise<void>((resolve) => {
        awaited = { count, resolve }
        if (attempts >= count) resolve()
      }),
    stop: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

/** Maya and Theo are partners; Theo's device gets pushes. */
export async function makePushHousehold() {
  const service = await startPushService()
  const { app, maya, theo } = await makeCouple(makeApp({ PUSH_ENDPOINTS: 'any' }))
  await theo.call('DELETE', '/api/notifications')
  await theo.call('PUT', '/api/push/subscription', service.subscription('theo'))
  return { app, service, maya, theo }
}
