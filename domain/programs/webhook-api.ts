/** Calls about a person's webhooks (A44). Separate from api.ts, so that only the settings load them. */
import * as z from 'zod/mini'
import type { Call } from '#domain/api.ts'
import { proof } from '#domain/api.ts'

export const MAX_WEBHOOKS = 5
const MAX_ADDRESS = 500
const NO_ADDRESS = 'Please enter a valid URL'

/** The events that can be sent to a webhook. */
export const webhookEvents = [
  'task.created',
  'task.completed',
  'task.approved',
  'task.reopened',
  'chore.due',
  'reward.redeemed',
  'reward.approved',
] as const
export type WebhookEvent = (typeof webhookEvents)[number]

// The length is checked first: parsing a URL takes more than linear time if its host is in another script.
export const webhookAddress = z.pipe(
  z
    .string(NO_ADDRESS)
    .check(z.maxLength(MAX_ADDRESS, `Address cannot exceed ${MAX_ADDRESS} characters`)),
  z.url({ protocol: /^https?$/, error: NO_ADDRESS }),
)
export const chosenEvents = z
  .array(z.enum(webhookEvents, `events must be of ${webhookEvents.join(', ')}`))
  .check(
    z.minLength(1, 'Choose at least one event'),
    z.maxLength(webhookEvents.length, 'Choose each event once'),
    z.refine((events) => new Set(events).size === events.length, 'Choose each event once'),
  )

const webhook = z.object({
  id: z.string(),
  address: z.string(),
  events: z.array(z.enum(webhookEvents)),
  created_at: z.string(),
  /** When something was last sent to it, and the status of the answer; null if there is none. */
  last_at: z.nullable(z.string()),
  last_status: z.nullable(z.int()),
  /** When it was switched off after failing for three days. */
  ended_at: z.nullable(z.string()),
})
export type ListedWebhook = z.output<typeof webhook>

export const webhookApi = {
  webhooks: {
    method: 'GET',
    path: '/api/webhooks',
    summary: 'Your webhooks, oldest first, without their secrets',
    request: null,
    response: z.object({ webhooks: z.array(webhook) }),
  },
  addWebhook: {
    method: 'POST',
    path: '/api/webhooks',
    summary:
      'Have an address told of events; its secret is told only now. Needs your password, a passkey, or a sign-in under 10 minutes old',
    request: z.object({ ...proof.shape, address: webhookAddress, events: chosenEvents }),
    response: z.object({ webhook, secret: z.string() }),
  },
  testWebhook: {
    method: 'POST',
    path: '/api/webhooks/:id/test',
    summary: 'Send a test to a webhook of yours; one that is off is on again if the test succeeds',
    request: null,
    response: z.object({ webhook }),
  },
  removeWebhook: {
    method: 'DELETE',
    path: '/api/webhooks/:id',
    summary: 'Remove a webhook of yours',
    request: null,
    response: z.object({}),
  },
} as const satisfies Readonly<Record<string, Call>>
