/** Deletes the account in front: at the server, then everything of it on this device (decision F5, spec 4). */
import { Dexie } from 'dexie'
import type { CommandInput } from '#domain/commands.ts'
import type { OpenAccount } from '#web/data/account.ts'
import { databaseName } from '#web/data/database.ts'
import { closeAccount, forgetAccount } from '#web/data/device-database.ts'

/** False when the server answered no, or not at all; the person has been told why by then. */
export async function deleteAccount(account: OpenAccount, password: string): Promise<boolean> {
  // The REST door takes the proof from the body, where the command's own input is empty.
  const proof = { password } as unknown as CommandInput<'deleteAccount'>
  if (!(await account.run('deleteAccount', proof))) return false
  await closeAccount(account.id)
  await Dexie.delete(databaseName(account.id))
  await forgetAccount(account.id)
  return true
}
