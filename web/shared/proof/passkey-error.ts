/** The device gave no passkey, for a reason that the person should read. */
export class PasskeyError extends Error {
  override readonly name = 'PasskeyError'
}
