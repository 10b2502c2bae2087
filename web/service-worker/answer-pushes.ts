/** Handles pushes: shows a notification, syncs, and opens the app on a tap. */
import type { PushMessage } from '#domain/notifications/push-subscription.ts'
import { pushMessage } from '#domain/notifications/push-subscription.ts'
import { AccountDatabase } from '#web/data/database.ts'
import { deviceDatabase, activeAccountId, setActiveAccount } from '#web/data/device-database.ts'
import { isBadgeOn, showBadge } from '#web/features/push/app-badge.ts'
import {
  registerSubscription,
  keyText,
  subscribeBrowser,
} from '#web/features/push/browser-subscription.ts'
import { countToday } from '#web/features/push/count-today.ts'
import { PERIODIC_SYNC_TAG } from '#web/features/push/periodic-refresh.ts'
import { systemTexts } from '#web/features/push/texts.ts'
import { broadcast } from './answer-messages.ts'
import { isUpToDate, refreshAll } from './drain-outboxes.ts'

declare const self: ServiceWorkerGlobalScope

/** Not in TypeScript's library: browsers differ in these. */
type PeriodicSyncEvent = ExtendableEvent & { readonly tag: string }
type SubscriptionChange = ExtendableEvent & {
  readonly oldSubscription: PushSubscription | null
}
type Shown = NotificationOptions & { readonly renotify: boolean }

/** The data of a shown notification that a tap needs. */
type Tappable = Partial<Pick<PushMessage, 'account' | 'opens'>>

export function answerPushes(): void {
  self.addEventListener('push', (event) => event.waitUntil(takePush(event.data)))
  self.addEventListener('notificationclick', (event) => {
    event.notification.close()
    event.waitUntil(open(event.notification.data as Tappable))
  })
  self.addEventListener('pushsubscriptionchange', (event: Event) => {
    const change = event as SubscriptionChange
    change.waitUntil(subscribeAgain(change.oldSubscription))
  })
  self.addEventListener('periodicsync', (event: Event) => {
    const refresh = event as PeriodicSyncEvent
    if (refresh.tag === PERIODIC_SYNC_TAG) refresh.waitUntil(refreshAndCount())
  })
}

/** Shows the notification first: browsers soon refuse pushes that show nothing. */
async function takePush(data: PushMessageData | null): Promise<void> {
  const message = pushMessage.safeParse(readJson(data)).data ?? null
  const { account, opens } = message ?? { account: '' }
  const shown: Shown = {
    body:
      message !== null && (await mayShow(account).catch(() => false))
        ? message.body
        : (message?.neutral ?? systemTexts.somethingNew),
    // A newer one replaces the account's older one, but a notification no reminder, because that is in no list.
    tag: `mitten-${opens ?? 'news'}-${account}`,
    renotify: true,
    icon: '/icons/icon-192.png',
    badge: '/icons/icon-192.png',
    data: { account, opens } satisfies Tappable,
  }
  await self.registration.showNotification(systemTexts.app, shown)
  await refreshAndCount()
}

function readJson(data: PushMessageData | null): unknown {
  try {
    return data?.json()
  } catch {
    return null
  }
}

/** The text is for people who use this device: not for somebody who signed out here, nor past a PIN. */
async function mayShow(account: string): Promise<boolean> {
  const person = await deviceDatabase.accounts.get(account)
  if (!person || person.isClosed) return false
  return (await deviceDatabase.pins.get(account)) === undefined
}

/** Without a connection the page fetches it later; the shown notification stays. */
async function refreshAndCount(): Promise<void> {
  await refreshAll().catch(() => undefined)
  const count = await countOfActiveAccount()
  if (count !== null) await showBadge(count)
}

/** Null if the page has to upgrade the database first: the icon stays as it is. */
async function countOfActiveAccount(): Promise<number | null> {
  const account = await activeAccountId()
  if (account === null || !(await isBadgeOn())) return 0
  const database = new AccountDatabase(account)
  if (!(await isUpToDate(account, database.verno))) return null
  try {
    return await countToday(database, account)
  } finally {
    // An open handle here would block the page's next upgrade of the database.
    database.close()
  }
}

/** Focuses an open window and opens the list there, keeping text typed in it (A9); otherwise opens a window. */
async function open({ account, opens }: Tappable): Promise<void> {
  // A notification shown by an earlier release carries other data.
  if (account !== undefined) await activate(account)
  const windows = await self.clients.matchAll({ type: 'window' })
  const [latest] = windows
  if (latest === undefined)
    return void (await self.clients.openWindow(`/${opens ?? 'notifications'}`))
  await latest.focus()
  const type = opens === 'tasks' ? 'OPEN_TASKS' : 'OPEN_NOTIFICATIONS'
  await broadcast({ type, payload: { account } })
}

/** Never past a PIN: the device asks who is here instead. */
async function activate(account: string): Promise<void> {
  const person = await deviceDatabase.accounts.get(account)
  if (!person || person.isClosed || (await activeAccountId()) === account) return
  const hasPin = (await deviceDatabase.pins.get(account)) !== undefined
  await setActiveAccount(hasPin ? null : account)
}

/** The browser has replaced its subscription: everybody who wants pushes here sends the new one to the server. */
async function subscribeAgain(old: PushSubscription | null): Promise<void> {
  const key = old?.options.applicationServerKey
  if (!key) return
  const subscription = await subscribeBrowser(self.registration, keyText(key))
  const wanted = await deviceDatabase.pushes.toArray()
  await Promise.all(wanted.map(({ id }) => registerSubscription(id, subscription)))
}
