/** The database of one account on this device. Screens read it; only commands and the rebase write it. */
import { Dexie, RangeSet } from 'dexie'
import type {
  DBCore,
  DexieOptions,
  EntityTable,
  Middleware,
  Table as DexieTable,
  Transaction,
} from 'dexie'
import { v4 } from 'uuid'
import type { AnyRow, TableName, Tables } from '#domain/tables.ts'
import type { tables } from '#domain/tables.ts'
import { tableNames, tableOf } from '#domain/tables.ts'
import type { DeviceState, Durability, OutboxItem, RejectedItem } from './device-store.ts'
import { initialState } from './device-store.ts'
import type { KeyedTable } from './keyed-table.ts'
import type { PhotoBytes, PhotoFacts } from './photos/photo.ts'
import { trackedIndexedDB } from './running-transactions.ts'

/** A row with the keys that its indexes need. */
export type StoredRow<T extends TableName> = Tables[T] & KeysOf<(typeof tables)[T]>
type KeysOf<T> = T extends { readonly keys?: infer K }
  ? {
      readonly [Name in keyof K]?: Exclude<
        K[Name] extends (row: never) => infer Key ? Key : never,
        undefined
      >
    }
  : unknown
export type StoredTask = StoredRow<'tasks'>
export type StoredReward = StoredRow<'rewards'>

/** One row of the local table through which the sync engine tells the screens how it is doing. */
export type SyncStatus = {
  readonly key: 'status'
  readonly phase: 'idle' | 'syncing' | 'offline' | 'signIn' | 'upgrade' | 'held' | 'deleted'
}

type Options = Pick<DexieOptions, 'indexedDB' | 'IDBKeyRange' | 'chromeTransactionDurability'>

type RowTables = { readonly [T in TableName]: EntityTable<StoredRow<T>, 'id'> }
/** Dexie makes a property for each declared table. */
const WithRowTables = Dexie as unknown as new (
  name: string,
  options: DexieOptions,
) => Dexie & RowTables

/**
 * Tells live queries of everything a write may change. Dexie alone misses some: a query with offset or limit is not
 * notified when a row before its range leaves the index, nor one for the keys of a table with auto-incremented keys.
 */
const notifyAllReads: Middleware<DBCore> = {
  stack: 'dbcore',
  name: 'notifyAllReads',
  // Above the level at which Dexie notes what has changed (0), so that Dexie adds to these notes.
  level: 1,
  create: (core) => ({
    ...core,
    table(name) {
      const table = core.table(name)
      const everything = new RangeSet(-Infinity, [[]])
      const parts = Object.fromEntries(
        [':dels', ...table.schema.indexes.map((index) => index.name ?? '')].map((part) => [
          `idb://${core.schema.name}/${name}/${part}`,
          everything,
        ]),
      )
      return {
        ...table,
        mutate: (request) =>
          table.mutate({
            ...request,
            mutatedParts: { ...parts },
          }),
      }
    },
  }),
}

export class AccountDatabase extends WithRowTables {
  /** The photos that rows name by hash; the bytes are separate, so that going through the photos stays cheap. */
  declare readonly photos: EntityTable<PhotoFacts, 'hash'>
  declare readonly photoBytes: EntityTable<PhotoBytes, 'hash'>
  declare readonly outbox: DexieTable<OutboxItem, number>
  declare readonly rejected: DexieTable<RejectedItem, string>
  declare readonly state: KeyedTable<(DeviceState & { readonly key: 'sync' }) | SyncStatus>

  private readonly userId: string
  private readonly options: Options
  private relaxed: AccountDatabase | undefined

  constructor(userId: string, options: Options = {}) {
    // Strict: a tap that was reported as saved survives a crash of the machine, not only of the browser.
    super(databaseName(userId), {
      ...trackedIndexedDB(),
      chromeTransactionDurability: 'strict',
      ...options,
      cache: 'disabled',
    })
    this.userId = userId
    this.options = options
    this.use(notifyAllReads)
    // `cache: 'disabled'` alone would leave Dexie's cache in the path of every transaction.
    this.unuse({ stack: 'dbcore', name: 'Cache' })
    declareVersions(this)
    // A deletion closes it for good: any reading or syncing that continued would create an empty database in its place.
    this.on('versionchange', ({ newVersion }) => {
      if (newVersion !== null) return true
      this.close()
      return false
    })
    this.on('populate', (transaction) => {
      // Not the function of crypto: browsers omit it over plain http.
      const state = initialState(v4())
      void transaction.table('state').add({ key: 'sync', ...state })
    })
  }

  /** The connection for writing; `relaxed` has its own one, because Dexie has one durability per connection. */
  forWriting(durability: Durability): AccountDatabase {
    if (durability === 'strict' || this.hasBeenClosed()) return this
    this.relaxed ??= new AccountDatabase(this.userId, {
      ...this.options,
      chromeTransactionDurability: 'relaxed',
    })
    return this.relaxed
  }

  override close(options?: { disableAutoOpen: boolean }): void {
    this.relaxed?.close(options)
    this.relaxed = undefined
    super.close(options)
  }
}

/**
 * The tables of each release. The last version has the tables as they are declared now: whoever adds a key or an index
 * gives it the next number, and leaves the previous number with its upgrade alone.
 */
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
  database.version(7).upgrade(countAllAsUnindexed)
  database.version(15).stores(rowStores()).upgrade(indexTasks)
}

/** The tables of rows, each with its keys and indexes. */
function rowStores(): Readonly<Record<string, string>> {
  return Object.fromEntries(
    tableNames.map((name) => {
      const { keys = {}, lists = {}, indexes = [], searched } = tableOf(name)
      const several = Object.keys(lists).map((list) => `*${list}`)
      const search = searched ? ['*_words', '_unindexed'] : []
      return [name, ['id', ...Object.keys(keys), ...several, ...indexes, ...search].join(', ')]
    }),
  )
}

/** Databases of earlier releases do not say which items were sent: all of them may have been. */
async function countAllAsSent(transaction: Transaction): Promise<void> {
  const last = await transaction.table<OutboxItem, number>('outbox').orderBy(':id').last()
  await transaction.table('state').update('sync', { sent: last?.seq ?? 0 })
}

/** The search index does not contain rows that earlier releases stored. */
async function countAllAsUnindexed(transaction: Transaction): Promise<void> {
  for (const table of searchedTables)
    await transaction.table(table).toCollection().modify({ _unindexed: UNINDEXED })
}

export function databaseName(userId: string): string {
  return `mitten-${userId}`
}

/**
 * Earlier releases had fewer indexes for active tasks, and no history of a chore. All other completed tasks keep their
 * keys: otherwise years of them would be rewritten.
 */
async function indexTasks(transaction: Transaction): Promise<void> {
  const tasks = transaction.table<Tables['tasks']>('tasks')
  const listed = tasks.filter((row) => row.completed_at === null || row.chore_id !== null)
  await listed.modify((row, ref) => {
    ref.value = toStored('tasks', fromStored('tasks', row)) as Tables['tasks']
  })
}

/** The tables in which search finds rows by their words. */
export const searchedTables = tableNames.filter((name) => tableOf(name).searched)

/** Marks a row with words that are in no index yet: see row-words.ts. */
export const UNINDEXED = 1

/** The keys of each table besides its columns, as arrays, because every row goes through them. */
const keysOf = new Map(
  tableNames.map((name) => {
    const { keys = {}, lists = {}, searched } = tableOf(name)
    const unindexed = searched ? [['_unindexed', () => UNINDEXED] as const] : []
    return [name, [...Object.entries({ ...keys, ...lists }), ...unindexed]]
  }),
)

/** A row in its stored form, with the keys that its indexes need. */
export function toStored(table: TableName, row: AnyRow): AnyRow {
  const keys = keysOf.get(table) ?? []
  if (keys.length === 0) return row
  const stored: Record<string, unknown> = { ...row }
  for (const [name, keyOf] of keys) {
    const key = keyOf(row)
    if (key !== undefined) stored[name] = key
  }
  return stored as AnyRow
}

/** The row as the domain knows it. */
export function fromStored(table: TableName, stored: AnyRow): AnyRow {
  if (keysOf.get(table)?.length === 0) return stored
  const row: Record<string, unknown> = {}
  for (const field in stored) if (!field.startsWith('_')) row[field] = Reflect.get(stored, field)
  return row as AnyRow
}
