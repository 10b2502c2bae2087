/**
 * Checks what a browser sends about a passkey: the challenge, the address, the person's presence, and the signature.
 * The statement about its maker is not read: nobody asked for one, and checking it would request addresses found in it.
 */
import type * as WebAuthnHelpers from '@simplewebauthn/server/helpers'
import type { Assertion, Attestation } from '#domain/users/passkey.ts'
import { HttpError } from '#server/errors.ts'
import type { Challenges, Purpose } from './challenges.ts'
import type { RelyingParty } from './relying-party.ts'
import type { Passkey, StoredPasskeys } from './stored-passkeys.ts'

/** EdDSA, ECDSA with P-256 and RSA with SHA-256, in order of preference: every device supports one of them. */
export const ALGORITHMS = [-8, -7, -257] as const
/** An RSA key of 4096 bits and more fits; a longer one would only take longer to check. */
const MAX_KEY_BYTES = 1000

type Expected = { readonly purpose: Purpose; readonly party: RelyingParty }

export type NewKey = {
  readonly publicKey: Buffer
  readonly counter: number
  readonly challenge: string
}

export type CheckPasskey = {
  /** A passkey that was just made. */
  ofNew(made: Attestation, expected: Expected): Promise<NewKey>
  /**
   * A proof by a stored passkey. Resolves with a check that must be called first in the commit that relies on it: it
   * uses up the challenge.
   */
  ofKnown(proof: Assertion, passkey: Passkey, expected: Expected): Promise<() => void>
}

type Deps = {
  readonly challenges: Challenges
  readonly storedPasskeys: StoredPasskeys
  readonly now: () => Date
}

export function createCheckPasskey({ challenges, storedPasskeys, now }: Deps): CheckPasskey {
  /** Throws before anything else in the message is processed. */
  function challengeIn(sent: Attestation | Assertion, purpose: Purpose): string {
    const challenge = readChallenge(sent.response.clientDataJSON)
    if (!challenges.isOpen(challenge, purpose)) throw passkeyRefused('expired')
    return challenge
  }

  return {
    async ofNew(made, { purpose, party }) {
      const challenge = challengeIn(made, purpose)
      const [{ verifyRegistrationResponse }, helpers] = await loadLibrary()
      const { registrationInfo } = await verifyRegistrationResponse({
        response: {
          ...made,
          response: {
            clientDataJSON: made.response.clientDataJSON,
            attestationObject: withoutStatement(made.response.attestationObject, helpers),
          },
          clientExtensionResults: {},
        },
        expectedChallenge: challenge,
        expectedOrigin: party.origin,
        expectedRPID: party.id,
        requireUserVerification: true,
        supportedAlgorithmIDs: [...ALGORITHMS],
      }).catch(refuse)
      const credential = registrationInfo?.credential
      if (credential?.id !== made.id || credential.publicKey.length > MAX_KEY_BYTES)
        throw passkeyRefused('invalid')
      const { publicKey, counter } = credential
      return { publicKey: Buffer.from(publicKey), counter, challenge }
    },
    async ofKnown(proof, { id, credential_id, public_key, address, user_id }, { purpose, party }) {
      const challenge = challengeIn(proof, purpose)
      if (address !== party.id || !isHandleOf(user_id, proof)) throw passkeyRefused('invalid')
      const [{ verifyAuthenticationResponse }] = await loadLibrary()
      const { userHandle: _, ...response } = proof.response
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        response: { ...proof, response, clientExtensionResults: {} },
        expectedChallenge: challenge,
        expectedOrigin: party.origin,
        expectedRPID: party.id,
        requireUserVerification: true,
        // Counters are not enforced: passkeys that devices share may not count, or each device counts by itself.
        credential: { id: credential_id, publicKey: new Uint8Array(public_key), counter: 0 },
      }).catch(refuse)
      if (!verified) throw passkeyRefused('invalid')
      return () => {
        if (!challenges.use(challenge)) throw passkeyRefused('expired')
        const use = { counter: authenticationInfo.newCounter, at: now().toISOString() }
        if (!storedPasskeys.noteUse(id, use)) throw passkeyRefused('unknown')
      }
    },
  }
}

const messages = {
  unknown: 'This passkey is not known here',
  expired: 'This took too long or was done before. Please try again.',
  invalid: 'This passkey could not be checked',
} as const

/** 403, because for a signed-in person 401 would mean that the session has ended. */
export function passkeyRefused(reason: keyof typeof messages): HttpError {
  return new HttpError(403, 'passkey_refused', messages[reason]).with({ reason })
}

/** The same refusal for everything that the library finds wrong: the message may come from a stranger. */
function refuse(): never {
  throw passkeyRefused('invalid')
}

/** The name of the account on the authenticator: its id, which says nothing about the person. */
export function userHandleOf(userId: string): string {
  return Buffer.from(userId).toString('base64url')
}

function isHandleOf(userId: string, { response: { userHandle } }: Assertion): boolean {
  return userHandle === undefined || userHandle === null || userHandle === userHandleOf(userId)
}

function readChallenge(clientDataJSON: string): string {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString())
    return String((data as { readonly challenge?: unknown }).challenge)
  } catch {
    throw passkeyRefused('invalid')
  }
}

type Helpers = Pick<typeof WebAuthnHelpers, 'decodeAttestationObject' | 'isoCBOR'>

/** Loaded on first use: it is large, and many servers never need it. */
async function loadLibrary() {
  // Its parser of certificates needs this; in the bundle, the parser would run before the library's own import of it.
  await import('reflect-metadata')
  return Promise.all([import('@simplewebauthn/server'), import('@simplewebauthn/server/helpers')])
}

function withoutStatement(
  attestationObject: string,
  { decodeAttestationObject, isoCBOR }: Helpers,
): string {
  try {
    const bytes = new Uint8Array(Buffer.from(attestationObject, 'base64url'))
    const authData = decodeAttestationObject(bytes).get('authData')
    const bare = new Map<string, string | Uint8Array | Map<string, string>>([
      ['fmt', 'none'],
      ['attStmt', new Map<string, string>()],
      ['authData', authData],
    ])
    return Buffer.from(isoCBOR.encode(bare)).toString('base64url')
  } catch {
    throw passkeyRefused('invalid')
  }
}
