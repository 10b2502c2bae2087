/** The part of push that the service worker needs. Separate from the rest, so that the worker stays small. */
import * as z from 'zod/mini'
import type { Call } from '#domain/api.ts'

/** A subscription from a push service; its keys are those of RFC 8291, in base64url. */
export const pushSubscription = z.object({
  // The length is checked first: parsing a URL takes more than linear time if its host is in another script.
  endpoint: z.pipe(z.string().check(z.maxLength(1000)), z.url()),
  keys: z.object({
    p256dh: z.string().check(z.regex(/^[\w-]{87}=?$/)),
    auth: z.string().check(z.regex(/^[\w-]{22}(==)?$/)),
  }),
})
export type PushSubscription = z.output<typeof pushSubscription>

/** The content of a push for the worker. It is encrypted for this one browser: no push service can read it. */
export const pushMessage = z.object({
  account: z.string(),
  body: z.string(),
  /** Shown instead if the device keeps a person's texts private; an earlier release sends none. */
  neutral: z.optional(z.string()),
  /** The page that a tap opens; the list of notifications if left out. */
  opens: z.optional(z.literal('tasks')),
})
export type PushMessage = z.output<typeof pushMessage>

export const subscribe = {
  method: 'PUT',
  path: '/api/push/subscription',
  summary: 'Send pushes to this device for as long as the session lasts',
  request: pushSubscription,
  response: z.object({}),
} as const satisfies Call
