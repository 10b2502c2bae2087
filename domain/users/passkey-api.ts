/** Calls about passkeys (A20). Separate from api.ts, so that only the screens that use them load them. */
import * as z from 'zod/mini'
import type { Call } from '#domain/api.ts'
import { proof, signedIn } from '#domain/api.ts'
import { assertion, attestation, passkeyName } from './passkey.ts'

const passkey = z.object({
  id: z.string(),
  name: z.string(),
  /** The host name for which it was made: it works nowhere else. */
  address: z.string(),
  created_at: z.string(),
  /** Null if it was never used. */
  used_at: z.nullable(z.string()),
})
export type ListedPasskey = z.output<typeof passkey>

const descriptor = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.array(z.string()),
})

/** The options of `navigator.credentials.get`, as JSON. */
const requestOptions = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  userVerification: z.literal('required'),
  /** Left out while nobody has said who signs in. */
  allowCredentials: z.optional(z.array(descriptor)),
})
export type RequestOptions = z.output<typeof requestOptions>

/** The options of `navigator.credentials.create`, as JSON. */
const creationOptions = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
  timeout: z.int(),
  excludeCredentials: z.array(descriptor),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
})
export type CreationOptions = z.output<typeof creationOptions>

export const passkeyApi = {
  passkeySignInOptions: {
    method: 'POST',
    path: '/api/auth/passkey/options',
    summary: 'What a browser needs to sign in with a passkey, for five minutes',
    isOpen: true,
    request: null,
    response: requestOptions,
  },
  signInWithPasskey: {
    method: 'POST',
    path: '/api/auth/passkey',
    summary: 'Sign in with a passkey',
    isOpen: true,
    request: z.object({ passkey: assertion }),
    response: signedIn,
  },
  passkeys: {
    method: 'GET',
    path: '/api/passkeys',
    summary: 'Your passkeys, oldest first',
    request: null,
    response: z.object({ passkeys: z.array(passkey) }),
  },
  passkeyOptions: {
    method: 'POST',
    path: '/api/passkeys/options',
    summary:
      'What a browser needs to make a passkey of yours, for five minutes; needs your password, a passkey, or a sign-in under 10 minutes old',
    request: proof,
    response: creationOptions,
  },
  addPasskey: {
    method: 'POST',
    path: '/api/passkeys',
    summary: 'Add the passkey that was made; without a name it is called after the device',
    request: z.object({ name: z.optional(passkeyName), passkey: attestation }),
    response: z.object({ passkey }),
  },
  passkeyProofOptions: {
    method: 'POST',
    path: '/api/passkeys/proof',
    summary: 'What a browser needs to prove with a passkey that it is you, for five minutes',
    request: null,
    response: requestOptions,
  },
  renamePasskey: {
    method: 'PATCH',
    path: '/api/passkeys/:id',
    summary: 'Name a passkey of yours',
    request: z.object({ name: passkeyName }),
    response: z.object({ passkey }),
  },
  removePasskey: {
    method: 'DELETE',
    path: '/api/passkeys/:id',
    summary: 'Remove a passkey of yours, unless it is the last way to sign in',
    request: null,
    response: z.object({}),
  },
} as const satisfies Readonly<Record<string, Call>>
