/** Whom somebody chose who has a PIN: the device then asks for it at once, and not who is here. */
import { putInFront } from '#web/data/device-database.ts'

let asked: string | null = null

/** Nobody is in front until the PIN was right. */
export async function askForPin(id: string): Promise<void> {
  asked = id
  await putInFront(null)
}

export function askedPerson(): string | null {
  return asked
}

export function forgetAsked(): void {
  asked = null
}
