/** Names that the page and the worker share: of locks, and of the Background Sync registration. */

/** The lock under which only one context at a time exchanges for an account. */
export function exchangeLock(account: string): string {
  return `mitten-exchange-${account}`
}

/** The lock of the tab that holds an account's stream of pokes. */
export function streamLock(account: string): string {
  return `mitten-stream-${account}`
}

/** The lock under which only one context at a time uploads and fetches an account's photos. */
export function photoLock(account: string): string {
  return `mitten-photos-${account}`
}

export const BACKGROUND_SYNC_TAG = 'mitten-outbox'
