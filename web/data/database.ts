/** The database of one account on this device. Screens read it; only commands and the rebase write it. */
import { Dexie } from 'dexie'
import type { DexieOptions, EntityTable, IndexableType, Table, Transaction } from 'dexie'
import { v4 } from 'uuid'
import type { Notification } from '#domain/notifications/notification.ts'
import type { Reward, RewardState } from '#domain/rewards/reward.ts'
import { stateOf } from '#domain/rewards/reward.ts'
import { performerOf } from '#domain/tasks/task.ts'
import type { Task } from '#domain/tasks/task.ts'
import type { AnyRow, TableName, Tables } from '#domain/tx.ts'
import { tableNames } from '#domain/tx.ts'
import type { DeviceState, Durability, OutboxItem, RejectedItem } from './device-store.ts'
import { initialState } from './device-store.ts'
import { tellAllReads } from './live-reads.ts'
import type { PhotoBytes, PhotoFacts } from './photos/photo.ts'
import type { RowCache } from './row-cache.ts'
import { createRowCache } from './row-cache.ts'
import { notedStorage } from './running-transactions.ts'

/** Keys that exist for the indexes alone; a row without one is not in that index. */
export type TaskKeys = {
  /** Active tasks, by the time of creation. */
  readonly _open?: string
  /** Completed tasks, by performer and time. */
  readonly _done?: readonly [performer: string, completedAt: string]
  /** Completed tasks that wait for approval, by performer and time. */
  readonly _waits?: readonly [performer: string, completedAt: string]
}
export type StoredTask = Task & TaskKeys
export type RewardKeys = {
  /** Not redeemed yet, by state, owner and time of creation. */
  readonly _offered?: readonly [state: RewardState, owner: string, createdAt: string]
  /** Redeemed, by owner and time. */
  readonly _redeemed?: readonly [owner: string, redeemedAt: string]
}
export type StoredReward = Reward & RewardKeys
/** Unread ones, by the time of creation. */
type StoredNotification = Notification & { readonly _unread?: string }

/** One row of the local table through which the sync engine tells the screens how it is doing. */
export type SyncStatus = {
  readonly key: 'status'
  readonly phase: 'idle' | 'syncing' | 'offline' | 'signIn' | 'upgrade' | 'held' | 'deleted'
}

type Options = Pick<DexieOptions, 'indexedDB' | 'IDBKeyRange' | 'chromeTransactionDurability'> & {
  readonly cache?: RowCache
}

export class AccountDatabase extends Dexie {
  declare readonly users: EntityTable<Tables['users'], 'id'>
  declare readonly accounts: EntityTable<Tables['accounts'], 'id'>
  declare readonly balances: EntityTable<Tables['balances'], 'id'>
  declare readonly partnerships: EntityTable<Tables['partnerships'], 'id'>
  declare readonly tasks: EntityTable<StoredTask, 'id'>
  declare readonly rewards: EntityTable<StoredReward, 'id'>
  declare readonly loans: EntityTable<Tables['loans'], 'id'>
  declare readonly entries: EntityTable<Tables['entries'], 'id'>
  declare readonly templates: EntityTable<Tables['templates'], 'id'>
  declare readonly check_ins: EntityTable<Tables['check_ins'], 'id'>
  declare readonly notifications: EntityTable<StoredNotification, 'id'>
  /** What rows name by hash; the bytes apart, so that looking through them stays cheap. */
  declare readonly photos: EntityTable<PhotoFacts, 'hash'>
  declare readonly photoBytes: EntityTable<PhotoBytes, 'hash'>
  declare readonly outbox: Table<OutboxItem, number>
  declare readonly rejected: Table<RejectedItem, string>
  declare readonly state: Table<(DeviceState & { readonly key: 'sync' }) | SyncStatus, string>

  private readonly userId: string
  private readonly options: Options
  private relaxed: AccountDatabase | undefined
  /** Rows as they were last read or written here, by screens too. */
  readonly cache: RowCache

  constructor(userId: string, { cache = createRowCache(fromStored), ...options }: Options = {}) {
    // Strict: a tap that was reported as saved survives a crash of the machine, not only of the browser.
    super(databaseName(userId), {
      ...notedStorage(),
      chromeTransactionDurability: 'strict',
      ...options,
      cache: 'disabled',
    })
    this.userId = userId
    this.options = options
    this.cache = cache
    this.use(tellAllReads)
    declareVersions(this)
    for (const table of tableNames)
      this.table<AnyRow>(table).hook('reading', (row: AnyRow | undefined) => {
        if (row) cache.note(table, row)
        return row
      })
    this.on('populate', (transaction) => {
      // Not crypto's own: over plain http browsers leave it out.
      const state = initialState(v4())
      void transaction.table('state').add({ key: 'sync', ...state })
    })
  }

  /** The connection for writing; `relaxed` has one of its own, as Dexie knows one durability a connection. */
  forWriting(durability: Durability): AccountDatabase {
    if (durability === 'strict') return this
    this.relaxed ??= new AccountDatabase(this.userId, {
      ...this.options,
      chromeTransactionDurability: 'relaxed',
      cache: this.cache,
    })
    return this.relaxed
  }

  override close(options?: { disableAutoOpen: boolean }): void {
    this.relaxed?.close(options)
    this.relaxed = undefined
    super.close(options)
  }
}

/** What each release stored; a version is never changed once it is released. */
function declareVersions(database: Dexie): void {
  database.version(1).stores({
    users: 'id',
    accounts: 'id',
    usages: 'id',
    balances: 'id',
    partnerships: 'id, inviter_id, invitee_id',
    tasks: 'id, _open, _done, _waits',
    entries: 'id, created_at',
    notifications: 'id, created_at, _unread',
    outbox: '++seq',
    rejected: 'id, rejected_at',
    state: 'key',
  })
  database
    .version(2)
    .stores({ rewards: 'id, user_id, _offered, _redeemed', loans: 'id, user_id' })
    .upgrade(async (transaction) => {
      await transaction.table('state').update('sync', { settings: initialState('').settings })
    })
  database.version(3).stores({
    photos: 'hash',
    photoBytes: 'hash',
    tasks: 'id, _open, _done, _waits, image_url',
    rewards: 'id, user_id, _offered, _redeemed, image_url',
  })
  database.version(4).stores({
    templates: 'id, created_at, image_url',
    check_ins: 'id, user_id, partner_id, month',
  })
  database.version(5).upgrade(countAllAsSent)
}

/** Databases of earlier releases do not say what was sent: all they hold may have been. */
async function countAllAsSent(transaction: Transaction): Promise<void> {
  const last = await transaction.table<OutboxItem, number>('outbox').orderBy(':id').last()
  await transaction.table('state').update('sync', { sent: last?.seq ?? 0 })
}

export function databaseName(userId: string): string {
  return `mitten-${userId}`
}

/** A row as it is stored: with the keys its indexes need. */
export function toStored(table: TableName, row: AnyRow): AnyRow {
  if (table === 'notifications') {
    const notification = row as Notification
    const unread: StoredNotification = { ...notification, _unread: notification.created_at }
    return notification.is_read ? notification : unread
  }
  if (table === 'rewards') return withRewardKeys(row as Reward)
  if (table !== 'tasks') return row
  const task = row as Task
  const { completed_at, approved_by, created_at } = task
  if (completed_at === null) return { ...task, _open: created_at } as Task
  const key = [performerOf(task), completed_at] as const
  return { ...task, _done: key, ...(approved_by === null ? { _waits: key } : null) } as Task
}

function withRewardKeys(reward: Reward): StoredReward {
  const { user_id, redeemed_at, created_at } = reward
  return redeemed_at === null
    ? { ...reward, _offered: [stateOf(reward), user_id, created_at] }
    : { ...reward, _redeemed: [user_id, redeemed_at] }
}

/** The row as the domain knows it. */
export function fromStored(table: TableName, row: AnyRow): AnyRow {
  if (table === 'notifications') {
    const { _unread, ...notification } = row as StoredNotification
    return notification
  }
  if (table === 'rewards') {
    const { _offered, _redeemed, ...reward } = row as StoredReward
    return reward
  }
  if (table !== 'tasks') return row
  const { _open, _done, _waits, ...task } = row as StoredTask
  return task
}

/** A stretch of an index, or of the whole table (null); `from` alone is one key, without it the whole index is meant. */
export type IndexRange = {
  readonly index: string | null
  readonly from?: IndexableType
  readonly to?: IndexableType
}

/** Stretches that together hold every row of a slice, and others besides. */
export function indexRanges(
  table: TableName,
  where: Readonly<Record<string, unknown>>,
): IndexRange[] {
  if (table === 'notifications') return [{ index: where['is_read'] === false ? '_unread' : null }]
  if (table === 'tasks' && where['approved_by'] === null) {
    const performer = (where['claimed_by'] ?? where['user_id']) as string
    return [
      { index: '_open' },
      { index: '_waits', from: [performer, ''], to: [performer, '\uffff'] },
    ]
  }
  const [[field, value] = ['', null]] = Object.entries(where)
  return [{ index: field, from: value as IndexableType }]
}
