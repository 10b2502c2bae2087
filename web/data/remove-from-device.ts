/** Deletes an account and all its data from this device, including unsent changes. */
import { Dexie } from 'dexie'
import { databaseName } from './database.ts'
import { closeAccount, forgetAccount } from './device-database.ts'

export async function removeFromDevice(accountId: string): Promise<void> {
  await closeAccount(accountId, true)
  await Dexie.delete(databaseName(accountId))
  await forgetAccount(accountId)
}
