/** Makes a person's account active in this tab, where they left off, or asks for their PIN first. */
import { deviceDatabase, setActiveAccount } from '#web/data/device-database.ts'
import { lastActiveAccount, saveLastActiveAccount } from '#web/data/person-keys.ts'
import { showSignInFailure } from '#web/features/sign-in/sign-in-failures.ts'
import { texts } from '#web/features/sign-in/texts.ts'

/** The address to go to; null if the current one is theirs already. */
export async function openPerson(id: string): Promise<string | null> {
  const draft = await deviceDatabase.drafts.where({ account: id }).last()
  const last = lastActiveAccount()
  saveLastActiveAccount(id)
  await setActiveAccount(id)
  // A new window with an address, or with shared content, stays at that address.
  if (last === null && window.location.pathname !== '/') return null
  return draft?.address ?? (last === id || last === null ? null : '/')
}

/** Says why it was not possible: without room on the device nobody becomes active (R42). */
export function showNotOpened(error: unknown): void {
  showSignInFailure(texts.login.failed, error)
}

/** The person with a PIN who was just chosen: the device asks for the PIN at once, not who is here. */
let chosen: string | null = null

/** No account is active until the PIN is right. */
export async function askForPin(id: string): Promise<void> {
  chosen = id
  await setActiveAccount(null)
}

export function chosenPerson(): string | null {
  return chosen
}

export function forgetChosen(): void {
  chosen = null
}
