/** Deletes the active account: at the server, then everything of it on this device (F5). */
import type { CommandInput } from '#domain/commands.ts'
import type { OpenAccount } from '#web/data/account.ts'
import { removeFromDevice } from '#web/data/remove-from-device.ts'

/** False when the server refused, or did not answer; the person has been told why. */
export async function deleteAccount(account: OpenAccount, password: string): Promise<boolean> {
  // The REST endpoint takes the proof from the body, where the command's own input is empty.
  const proof = { password } as unknown as CommandInput<'deleteAccount'>
  if (!(await account.run('deleteAccount', proof))) return false
  await removeFromDevice(account.id)
  return true
}
