/** Whom somebody chose who has a PIN: the device then asks for it at once, and not who is here. */
import { setActiveAccount } from '#web/data/device-database.ts'

let asked: string | null = null

/** No account is active until the PIN is right. */
export async function askForPin(id: string): Promise<void> {
  asked = id
  await setActiveAccount(null)
}

export function askedPerson(): string | null {
  return asked
}

export function forgetAsked(): void {
  asked = null
}
