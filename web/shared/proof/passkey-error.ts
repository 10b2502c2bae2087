/** The device gave no passkey, for a reason that its person should read. */
export class PasskeyError extends Error {
  override readonly name = 'PasskeyError'
}
