/** Takes an account and all that was kept for it off this device. What the server does not have goes, too. */
import { Dexie } from 'dexie'
import { databaseName } from './database.ts'
import { closeAccount, forgetAccount } from './device-database.ts'

export async function removeFromDevice(accountId: string): Promise<void> {
  await closeAccount(accountId)
  await Dexie.delete(databaseName(accountId))
  await forgetAccount(accountId)
}
