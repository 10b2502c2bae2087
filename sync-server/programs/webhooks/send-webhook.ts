/** Sends one event to an address, signed: follows no redirect, and keeps only the status of the answer (A44, A45). */
import { createHmac } from 'node:crypto'
import type { RequestOptions } from 'node:http'
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import type { WebhookAddresses } from './webhook-address.ts'

const TIMEOUT_MS = 10_000

export type Message = {
  readonly id: string
  readonly event: string
  readonly at: string
  readonly data: object | null
}
export type Sent = { readonly isTaken: boolean; readonly status: number | null }

export type SendWebhook = (
  to: { readonly address: string; readonly secret: string },
  message: Message,
) => Promise<Sent>

/** The key by which the owner's program knows that this server sent it; derived, so that no copy of it is stored. */
export function webhookSecret(serverSecret: string, id: string): string {
  const key = createHmac('sha256', serverSecret).update(`webhook ${id}`).digest('base64url')
  return `whsec_${key}`
}

/** Never rejects. */
export function createSendWebhook(addresses: WebhookAddresses, now: () => Date): SendWebhook {
  return ({ address, secret }, message) => {
    // The settings may have changed since it was added, and an address that is not a name is not looked up.
    if (!addresses.isAllowed(address)) return Promise.resolve({ isTaken: false, status: null })
    const body = Buffer.from(JSON.stringify(message))
    return post(address, body, {
      headers: {
        'Content-Type': 'application/json',
        'Content-Length': body.length,
        'User-Agent': 'Mitten',
        'Mitten-Signature': signatureOf(body, secret, now()),
      },
      lookup: addresses.lookupFor(address),
    })
  }
}

function signatureOf(body: Buffer, secret: string, at: Date): string {
  const time = Math.floor(at.getTime() / 1000)
  const signed = createHmac('sha256', secret).update(`${time}.`).update(body).digest('hex')
  return `t=${time},v1=${signed}`
}

function post(address: string, body: Buffer, options: RequestOptions): Promise<Sent> {
  const request = address.toLowerCase().startsWith('http:') ? requestHttp : requestHttps
  return new Promise((resolve) => {
    const failed = () => resolve({ isTaken: false, status: null })
    // For the request as a whole; and over a connection of its own, because for a kept one no name would be looked up.
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    const sending = request(
      address,
      { ...options, method: 'POST', agent: false, signal },
      (answer) => {
        const status = answer.statusCode ?? 0
        resolve({ isTaken: status >= 200 && status < 300, status })
        answer.destroy()
      },
    )
    sending.on('error', failed)
    sending.on('close', failed)
    sending.end(body)
  })
}
