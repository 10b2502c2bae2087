/** The calls for push: the device's subscription, and the person's preferences. */
import * as z from 'zod/mini'
import type { Call } from '#domain/api.ts'
import { timeField } from '#domain/day-fields.ts'
import { notificationTypes } from './notification.ts'
import { subscribe } from './push-subscription.ts'
import { quietHours } from './quiet-hours.ts'

/** Everything that can be muted: the types of notifications, and reminders, which are in no list (C24). */
export const pushTypes = [...notificationTypes, 'reminder'] as const
export type PushType = (typeof pushTypes)[number]

const pushPreferences = z.object({
  /** Types that are not pushed; notifications still appear in the list. */
  muted: z.array(z.enum(pushTypes)).check(z.maxLength(pushTypes.length)),
  /** The push only says that there is something new. */
  hides_details: z.boolean(),
  quiet_hours: z.nullable(quietHours),
  /** When the morning digest is sent, in the person's own zone; null for never. */
  digest_at: z.nullable(timeField),
  /** Whether to be reminded of tasks for anyone, too. */
  remind_anyone: z.boolean(),
})
export type PushPreferences = z.output<typeof pushPreferences>

/** An app that does not know reminders leaves these settings as they are. */
const savedPreferences = z.partial(pushPreferences, { digest_at: true, remind_anyone: true })
export type SavedPreferences = z.output<typeof savedPreferences>

export const pushApi = {
  push: {
    method: 'GET',
    path: '/api/push',
    summary: 'Whether this session gets pushes, the key to subscribe with, and your preferences',
    request: null,
    response: z.object({
      public_key: z.string(),
      is_on: z.boolean(),
      preferences: pushPreferences,
    }),
  },
  subscribe,
  unsubscribe: {
    method: 'DELETE',
    path: '/api/push/subscription',
    summary: 'Send no more pushes to this device',
    request: null,
    response: z.object({}),
  },
  test: {
    method: 'POST',
    path: '/api/push/test',
    summary: 'Send a push to this device now',
    request: null,
    response: z.object({}),
  },
  savePreferences: {
    method: 'PUT',
    path: '/api/push/preferences',
    summary:
      'Say which types are pushed, with which words, and when not; and what to be reminded of',
    request: savedPreferences,
    response: pushPreferences,
  },
  attend: {
    method: 'PUT',
    path: '/api/push/attention',
    summary: 'Tell whether somebody uses this device now; it then needs no push',
    request: z.object({ is_here: z.boolean() }),
    response: z.object({}),
  },
} as const satisfies Readonly<Record<string, Call>>
