/** Sends one message to the push service of a browser, encrypted so that only that browser can read it (RFC 8291). */
import type { IncomingMessage } from 'node:http'
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import webPush from 'web-push'
import type { PushMessage, PushSubscription } from '#domain/notifications/push-subscription.ts'
import { isPublicEndpoint, lookupPublic } from './public-address.ts'

const TIMEOUT_MS = 10_000
export type Vapid = {
  readonly subject: string
  readonly publicKey: string
  readonly privateKey: string
}

/** The outcome of sending a message to a push service. */
export type Outcome =
  | { readonly kind: 'taken' }
  /** The browser is no longer subscribed. */
  | { readonly kind: 'gone' }
  | { readonly kind: 'refused'; readonly status: number }
  /** A retry may succeed. */
  | { readonly kind: 'busy'; readonly retryAfterMs: number }

export type PushService = {
  /** Whether this server may send to this endpoint. */
  isAllowed(endpoint: string): boolean
  /** Never rejects. */
  send(to: PushSubscription, message: PushMessage, waiting: Waiting): Promise<Outcome>
}

/** How a message waits at the push service for a device that is off. */
export type Waiting = {
  /** A newer message with the same topic replaces an older one. */
  readonly topic: string
  readonly keptSeconds: number
}

type Details = {
  readonly method: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
}

export function createPushService({
  vapid,
  isAnywhere,
}: {
  readonly vapid: Vapid
  /** Sends also to this computer and over http: for tests with their own push service. */
  readonly isAnywhere: boolean
}): PushService {
  const isAllowed = (endpoint: string) => isAnywhere || isPublicEndpoint(endpoint)
  return {
    isAllowed,
    async send(to, message, waiting) {
      if (!isAllowed(to.endpoint)) return { kind: 'gone' }
      const details = detailsOf(to, { message, waiting, vapid })
      if (details === null) return { kind: 'gone' }
      return post(to.endpoint, details, isAnywhere)
    },
  }
}

/** Null for keys that cannot be used for encryption. */
function detailsOf(
  { endpoint, keys }: PushSubscription,
  { message, waiting, vapid }: { message: PushMessage; waiting: Waiting; vapid: Vapid },
): Details | null {
  const { topic, keptSeconds: TTL } = waiting
  try {
    const { method, headers, body } = webPush.generateRequestDetails(
      { endpoint, keys },
      JSON.stringify(message),
      { vapidDetails: vapid, TTL, topic },
    )
    return { method, headers, body }
  } catch {
    return null
  }
}

/** Never follows a redirect: it could lead to an address that is not allowed as an endpoint. */
function post(
  endpoint: string,
  { method, headers, body }: Details,
  isAnywhere: boolean,
): Promise<Outcome> {
  const request = endpoint.startsWith('http:') ? requestHttp : requestHttps
  // For the whole request, not between two bytes: a service that answers byte by byte must not outlast its job's lease.
  const options = { method, headers, signal: AbortSignal.timeout(TIMEOUT_MS) }
  return new Promise((resolve) => {
    const sending = request(
      endpoint,
      isAnywhere ? options : { ...options, lookup: lookupPublic },
      (answer) => {
        answer.resume()
        resolve(outcomeOf(answer))
      },
    )
    sending.on('error', () => resolve({ kind: 'busy', retryAfterMs: 0 }))
    sending.on('close', () => resolve({ kind: 'busy', retryAfterMs: 0 }))
    sending.end(body)
  })
}

function outcomeOf({ statusCode: status = 0, headers }: IncomingMessage): Outcome {
  if (status >= 200 && status < 300) return { kind: 'taken' }
  if (status === 404 || status === 410) return { kind: 'gone' }
  if (status === 429 || status >= 500)
    return { kind: 'busy', retryAfterMs: (Number(headers['retry-after']) || 0) * 1000 }
  return { kind: 'refused', status }
}
