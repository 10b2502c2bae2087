/** Reads one page of notifications, newest first, by the index of their times. */
import type { Notification } from '#domain/notifications/notification.ts'
import type { AccountDatabase } from '#web/data/database.ts'

/** Notifications of one page (A10). */
const PAGE_SIZE = 20

export type NotificationPage = {
  readonly shown: readonly Notification[]
  /** The newest there is, on whatever page: the bound of what marks and clears all (rule R47). */
  readonly newest: Pick<Notification, 'created_at' | 'id'> | null
  readonly unread: number
  readonly total: number
  /** The page shown: the last one when there are not so many. */
  readonly page: number
  readonly pages: number
}

export async function readPage(
  { notifications }: AccountDatabase,
  wanted: number,
): Promise<NotificationPage> {
  const newestFirst = () => notifications.orderBy('created_at').reverse()
  const [total, unread, newest] = await Promise.all([
    notifications.count(),
    notifications.orderBy('_unread').count(),
    newestFirst().first(),
  ])
  const pages = Math.max(1, Math.ceil(total / PAGE_SIZE))
  const page = Math.min(wanted, pages)
  const start = (page - 1) * PAGE_SIZE
  const shown = await newestFirst().offset(start).limit(PAGE_SIZE).toArray()
  const bound = newest && { created_at: newest.created_at, id: newest.id }
  return { shown, newest: bound ?? null, unread, total, page, pages }
}

/** The page in the address, counted from 1; what is no page number is the first. */
export function pageIn(address: URLSearchParams): number {
  const page = Number(address.get('page') ?? 1)
  return Number.isInteger(page) && page > 0 ? page : 1
}
