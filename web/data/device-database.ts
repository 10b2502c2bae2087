/** What the device knows beside the accounts' own databases: who uses it, and who is in front. */
import { Dexie } from 'dexie'
import type { EntityTable } from 'dexie'

/** Somebody who signed in here. Kept while signed in, and as long as changes of theirs wait on this device. */
export type KnownAccount = {
  readonly id: string
  readonly username: string
  readonly name: string
  /** Signed out here though the server may not know yet: its session is ended when there is a connection (A5). */
  readonly isClosed: boolean
}

type Front = { readonly key: 'front'; readonly accountId: string | null }

class DeviceDatabase extends Dexie {
  declare readonly accounts: EntityTable<KnownAccount, 'id'>
  declare readonly settings: EntityTable<Front, 'key'>

  constructor() {
    super('mitten')
    this.version(1).stores({ accounts: 'id', settings: 'key' })
  }
}

export const deviceDatabase = new DeviceDatabase()

/** Who is in front; null when nobody is signed in here. */
export async function frontAccount(): Promise<KnownAccount | null> {
  const front = await deviceDatabase.settings.get('front')
  const account = front?.accountId ? await deviceDatabase.accounts.get(front.accountId) : undefined
  return account && !account.isClosed ? account : null
}

/** Brings a person to the front who just proved who they are. */
export async function rememberAccount(account: Omit<KnownAccount, 'isClosed'>): Promise<void> {
  await deviceDatabase.transaction(
    'rw',
    deviceDatabase.accounts,
    deviceDatabase.settings,
    async () => {
      await deviceDatabase.accounts.put({ ...account, isClosed: false })
      await deviceDatabase.settings.put({ key: 'front', accountId: account.id })
    },
  )
}

/** Closes an account on this device at once; its server session may still have to be ended. */
export async function closeAccount(id: string): Promise<void> {
  await deviceDatabase.transaction(
    'rw',
    deviceDatabase.accounts,
    deviceDatabase.settings,
    async () => {
      await deviceDatabase.accounts.update(id, { isClosed: true })
      await deviceDatabase.settings.put({ key: 'front', accountId: null })
    },
  )
}
