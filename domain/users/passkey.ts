/** A passkey's answers as the browser sends them, with bounds for everything that is parsed (A20). */
import * as z from 'zod/mini'
import { text } from '#domain/text.ts'

export const MAX_PASSKEYS = 10
const MAX_NAME = 50

/** Binary data in base64url. */
const bytes = (field: string, longest: number) =>
  z
    .string(`${field} must be base64url`)
    .check(
      z.maxLength(longest, `${field} must be at most ${longest} characters`),
      z.regex(/^[\w-]*$/, `${field} must be base64url`),
    )

/** WebAuthn allows at most 1023 bytes. */
const credentialId = bytes('id', 1364)
const clientDataJSON = bytes('clientDataJSON', 4000)
const type = z.literal('public-key')

export const passkeyName = text({
  min: { length: 1, message: 'Name is required' },
  max: { length: MAX_NAME, message: `Name must be at most ${MAX_NAME} characters` },
})

/** A new passkey. */
export const attestation = z.object({
  id: credentialId,
  rawId: credentialId,
  type,
  response: z.object({
    clientDataJSON,
    attestationObject: bytes('attestationObject', 16_000),
    /** How the browser reached it, such as `internal` or `usb`. */
    transports: z.optional(
      z.array(z.string().check(z.maxLength(20), z.regex(/^[a-z-]+$/))).check(z.maxLength(8)),
    ),
  }),
})
export type Attestation = z.output<typeof attestation>

/** A proof by a known passkey. */
export const assertion = z.object({
  id: credentialId,
  rawId: credentialId,
  type,
  response: z.object({
    clientDataJSON,
    authenticatorData: bytes('authenticatorData', 2000),
    signature: bytes('signature', 2000),
    userHandle: z.optional(z.nullable(bytes('userHandle', 100))),
  }),
})
export type Assertion = z.output<typeof assertion>
