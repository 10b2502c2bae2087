/** The person with a PIN who was just chosen: the device asks for the PIN at once, and not who is here. */
import { setActiveAccount } from '#web/data/device-database.ts'

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
