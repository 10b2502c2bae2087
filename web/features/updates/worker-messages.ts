/** All messages between page and worker (SEC20): who receives them, and what they carry. Both sides use this table. */
import * as z from 'zod/mini'

const nothing = z.undefined()
const release = z.object({ version: z.string() })
/** `unknown` if the server was not asked, or could not be reached. */
const releaseAndUpdate = z.extend(release, { update: z.enum(['none', 'found', 'unknown']) })
/** The worker of an earlier release sends nothing, and a notification that it has shown names no account. */
const tap = z.optional(z.object({ account: z.optional(z.string()) }))

const workerMessages = {
  /** A page is ready and runs this release; it gets SW_UPDATED and SW_UPDATE_AVAILABLE if it missed them. */
  PWA_READY: { to: 'worker', payload: release },
  /** Which release is in charge? Answered by VERSION_INFO. */
  GET_VERSION: { to: 'worker', payload: nothing },
  /** Checks the server for a newer release. Answered by VERSION_INFO. */
  CHECK_FOR_UPDATES: { to: 'worker', payload: nothing },
  /** For the waiting worker: take over. */
  SKIP_WAITING: { to: 'worker', payload: nothing },
  VERSION_INFO: { to: 'page', payload: releaseAndUpdate },
  /** A newer worker is ready, and waits for SKIP_WAITING. */
  SW_UPDATE_AVAILABLE: { to: 'page', payload: nothing },
  /** One of the system's notifications was tapped: about notifications, or a reminder. */
  OPEN_NOTIFICATIONS: { to: 'page', payload: tap },
  OPEN_TASKS: { to: 'page', payload: tap },
  /** This release took over. */
  SW_UPDATED: { to: 'page', payload: release },
} as const

type Messages = typeof workerMessages
type Side = 'worker' | 'page'
type Name<To extends Side> = {
  [N in keyof Messages]: Messages[N]['to'] extends To ? N : never
}[keyof Messages]

/** A message in transit, for the side that receives it. */
export type MessageTo<To extends Side> = {
  [N in Name<To>]: undefined extends z.infer<Messages[N]['payload']>
    ? { readonly type: N; readonly payload?: z.infer<Messages[N]['payload']> }
    : { readonly type: N; readonly payload: z.infer<Messages[N]['payload']> }
}[Name<To>]

/** The message, if it is one for this side in its declared shape; otherwise null. */
export function readMessage<To extends Side>(to: To, data: unknown): MessageTo<To> | null {
  if (typeof data !== 'object' || data === null || !('type' in data)) return null
  const line = Object.entries(workerMessages).find(([name]) => name === data.type)?.[1]
  if (line?.to !== to) return null
  const { success } = line.payload.safeParse('payload' in data ? data.payload : undefined)
  return (success ? data : null) as MessageTo<To> | null
}
