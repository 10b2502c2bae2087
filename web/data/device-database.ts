/** The database of the device, besides those of the accounts: the people who use the device, and the active account. */
import { Dexie } from 'dexie'
import type { EntityTable, Table, Transaction } from 'dexie'
import type { KeyedTable } from './keyed-table.ts'
import { trackedIndexedDB } from './running-transactions.ts'

/** A person who signed in here. Kept while signed in, and as long as changes of theirs wait on this device. */
export type KnownAccount = {
  readonly id: string
  readonly username: string
  readonly name: string
  /** Signed out here. */
  readonly isClosed: boolean
  /** The server knows of the sign-out; until then the session is ended when there is a connection (A5). */
  readonly isEnded?: boolean
  /** The account's database has been filled here once: if it is empty, the browser has deleted it. */
  readonly isFilled?: boolean
}

/** The data that an account's PIN is checked against on this device. It keeps people apart and encrypts nothing (A9). */
export type StoredPin = {
  readonly id: string
  readonly salt: Uint8Array<ArrayBuffer>
  readonly hash: Uint8Array<ArrayBuffer>
  readonly rounds: number
  readonly digits: number
  /** Wrong tries since the last right one. */
  readonly misses: number
  /** For this many more milliseconds no try counts. The time passes while the app is open, not by the calendar. */
  readonly pauseLeft: number
  /** When some of it was last counted down, by the device's clock, which anybody may set. */
  readonly countedAt: number
}

/** Unsaved input of an open form; no other account ever sees it. */
export type Draft = {
  readonly account: string
  /** The address of the form in the app, which opens it again. */
  readonly address: string
  readonly typed: readonly TypedField[]
}

/** `over` is the initial value of the field. */
export type TypedField = {
  readonly field: string
  readonly value: unknown
  readonly over: unknown
}

/** A person who wants pushes on this device, and the endpoint that the server has for them. */
export type WantedPush = { readonly id: string; readonly endpoint: string }

/** After this many minutes without a touch the device asks who is here; 0 means never. */
export const idleChoices = [0, 1, 5, 15] as const
export type IdleMinutes = (typeof idleChoices)[number]

type Setting =
  /** The active account. The key is stored on devices, so it keeps its old name. */
  | { readonly key: 'front'; readonly accountId: string | null }
  | { readonly key: 'idle'; readonly minutes: IdleMinutes }
  /** The person whose week is shown on the wall (A19). */
  | { readonly key: 'wall'; readonly accountId: string }
  /** The person who became active from the wall (A19). */
  | { readonly key: 'visit'; readonly accountId: string }
  /** The browser was asked to persist the data stored here: only once, because some browsers show a question. */
  | { readonly key: 'asked' }
  /** The app's icon shows no number (A3). */
  | { readonly key: 'badge-off' }

class DeviceDatabase extends Dexie {
  declare readonly accounts: EntityTable<KnownAccount, 'id'>
  declare readonly settings: KeyedTable<Setting>
  declare readonly pins: EntityTable<StoredPin, 'id'>
  declare readonly pushes: EntityTable<WantedPush, 'id'>
  declare readonly drafts: Table<Draft, readonly [account: string, address: string]>

  constructor() {
    super('mitten', trackedIndexedDB())
    this.version(1).stores({ accounts: 'id', settings: 'key' })
    this.version(2).stores({ pins: 'id', drafts: '[account+address], account' })
    this.version(3).stores({ pushes: 'id' })
    this.version(4).upgrade(forgivePauses)
  }
}

/** Earlier releases stored the time at which a pause ends. The upgrade drops the rest of a pause, but no wrong try. */
async function forgivePauses(transaction: Transaction): Promise<void> {
  await transaction.table('pins').toCollection().modify({ pauseLeft: 0, countedAt: 0 })
}

export const deviceDatabase = new DeviceDatabase()

export type DeviceAccounts = {
  /** Null while the device asks who is here. */
  readonly activeAccount: KnownAccount | null
  /** How many people are signed in here. */
  readonly people: number
  /** Whether starting the app asks who is here: several people, a PIN of the active account, or a wall. */
  readonly isGuarded: boolean
  /** Whether somebody who signed out here has left something: a session at the server, or data. */
  readonly isLeaving: boolean
}

export async function readDeviceAccounts(): Promise<DeviceAccounts> {
  const [id, known, wall] = await Promise.all([
    activeAccountId(),
    deviceDatabase.accounts.toArray(),
    deviceDatabase.settings.get('wall'),
  ])
  const people = known.filter(({ isClosed }) => !isClosed)
  const activeAccount = people.find((person) => person.id === id) ?? null
  const hasPin =
    activeAccount !== null && (await deviceDatabase.pins.get(activeAccount.id)) !== undefined
  return {
    activeAccount,
    people: people.length,
    // The setting of the wall outlives the person's sign-out.
    isGuarded: hasPin || people.length > 1 || people.some(({ id }) => id === wall?.accountId),
    isLeaving: people.length < known.length,
  }
}

/** Everybody who is signed in here. */
export async function peopleHere(): Promise<readonly KnownAccount[]> {
  return deviceDatabase.accounts.filter(({ isClosed }) => !isClosed).toArray()
}

/** Everybody who signed out here and whose sign-out the server does not know of yet, or whose changes are kept. */
export async function closedAccounts(): Promise<readonly KnownAccount[]> {
  return deviceDatabase.accounts.filter(({ isClosed }) => isClosed).toArray()
}

/** Everybody who signed out here without the server knowing. */
export async function pendingSignOuts(): Promise<readonly KnownAccount[]> {
  return (await closedAccounts()).filter(({ isEnded = false }) => !isEnded)
}

/** The server has ended the session of a person who signed out here. */
export async function noteEnded(id: string): Promise<void> {
  await deviceDatabase.accounts.update(id, { isEnded: true })
}

export async function activeAccountId(): Promise<string | null> {
  return (await deviceDatabase.settings.get('front'))?.accountId ?? null
}

/** Sets the active account in all tabs; with null the device asks who is here. */
export async function setActiveAccount(accountId: string | null): Promise<void> {
  const { settings } = deviceDatabase
  // Deleting is possible without room, too (R42).
  if (accountId === null) await settings.delete('front')
  else await settings.put({ key: 'front', accountId })
}

export async function readIdleMinutes(): Promise<IdleMinutes> {
  return (await deviceDatabase.settings.get('idle'))?.minutes ?? 0
}

export async function saveIdleMinutes(minutes: IdleMinutes): Promise<void> {
  await deviceDatabase.settings.put({ key: 'idle', minutes })
}

/** Adds an account that just signed in, and makes it the active one. */
export async function rememberAccount(
  account: Omit<KnownAccount, 'isClosed' | 'isEnded' | 'isFilled'>,
): Promise<void> {
  await changeAccounts(async () => {
    await deviceDatabase.accounts.put({ ...account, isClosed: false })
    await setActiveAccount(account.id)
  })
}

/** Closes an account on this device at once. Its drafts are deleted. */
export async function closeAccount(id: string, isEnded: boolean): Promise<void> {
  await changeAccounts(async () => {
    await deviceDatabase.accounts.update(id, { isClosed: true, isEnded })
    if ((await activeAccountId()) === id) await setActiveAccount(null)
    await forgetDrafts(id)
  })
}

/** Removes a person from this device, with everything it kept for them outside of their own database. */
export async function forgetAccount(id: string): Promise<void> {
  await deviceDatabase.transaction('rw', ['accounts', 'pins', 'pushes', 'drafts'], async () => {
    await deviceDatabase.accounts.delete(id)
    await deviceDatabase.pins.delete(id)
    await deviceDatabase.pushes.delete(id)
    await forgetDrafts(id)
  })
}

async function forgetDrafts(account: string): Promise<void> {
  await deviceDatabase.drafts.where({ account }).delete()
}

function changeAccounts(change: () => Promise<void>): Promise<void> {
  return deviceDatabase.transaction('rw', ['accounts', 'settings', 'drafts'], change)
}
