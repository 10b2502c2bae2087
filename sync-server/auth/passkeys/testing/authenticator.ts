/** An authenticator in software: makes passkeys and proofs as a device does, or with one thing wrong. */
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'
import type { CreationOptions, RequestOptions } from '#domain/users/passkey-api.ts'
import type { Assertion, Attestation } from '#domain/users/passkey.ts'

const PRESENT = 0b1
const VERIFIED = 0b100
const HAS_KEY = 0b100_0000

/** How a device or a page may differ from what it should say. */
export type Differing = {
  readonly origin?: string
  readonly rpId?: string
  readonly isVerified?: boolean
  readonly counter?: number
  /** The kind of data that is signed. */
  readonly type?: string
  readonly userHandle?: string | null
}

export type Authenticator = ReturnType<typeof makeAuthenticator>

/** One passkey, for a page at this address. */
export function makeAuthenticator(origin = 'http://localhost:3000') {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const cose = isoCBOR.encode(
    new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, bytesOf(x)],
      [-3, bytesOf(y)],
    ]),
  )
  const credential = randomBytes(20)
  const id = credential.toString('base64url')
  let userHandle = ''

  return {
    id,
    create(options: CreationOptions, differing: Differing = {}): Attestation {
      userHandle = options.user.id
      const length = Buffer.alloc(2)
      length.writeUInt16BE(credential.length)
      const key = Buffer.concat([Buffer.alloc(16), length, credential, cose])
      const { rpId = options.rp.id } = differing
      const authData = Buffer.concat([headOf({ ...differing, rpId }, HAS_KEY), key])
      const object = new Map<string, string | Uint8Array | Map<string, Uint8Array>>([
        // A statement that nobody asked for, and that would not be valid: it must not be read.
        ['fmt', 'packed'],
        ['attStmt', new Map([['sig', new Uint8Array(8)]])],
        ['authData', new Uint8Array(authData)],
      ])
      const clientDataJSON = clientData({
        type: 'webauthn.create',
        origin,
        ...options,
        ...differing,
      })
      const attestationObject = Buffer.from(isoCBOR.encode(object)).toString('base64url')
      const response = { clientDataJSON, attestationObject, transports: ['internal'] }
      return { id, rawId: id, type: 'public-key', response }
    },
    get(options: RequestOptions, differing: Differing = {}): Assertion {
      const { rpId = options.rpId } = differing
      const authData = headOf({ ...differing, rpId })
      const clientDataJSON = clientData({ type: 'webauthn.get', origin, ...options, ...differing })
      const hash = createHash('sha256').update(bytesOf(clientDataJSON)).digest()
      const signature = sign('sha256', Buffer.concat([authData, hash]), privateKey)
      const response = {
        clientDataJSON,
        authenticatorData: authData.toString('base64url'),
        signature: signature.toString('base64url'),
        userHandle: differing.userHandle === undefined ? userHandle : differing.userHandle,
      }
      return { id, rawId: id, type: 'public-key', response }
    },
  }
}

type Page = { readonly type: string; readonly challenge: string; readonly origin: string }

function clientData({ type, challenge, origin }: Page): string {
  const text = JSON.stringify({ type, challenge, origin, crossOrigin: false })
  return Buffer.from(text).toString('base64url')
}

type Head = Pick<Differing, 'isVerified' | 'counter'> & { readonly rpId: string }

function headOf({ rpId, isVerified = true, counter = 0 }: Head, more = 0): Buffer {
  const count = Buffer.alloc(4)
  count.writeUInt32BE(counter)
  const flags = PRESENT | (isVerified ? VERIFIED : 0) | more
  return Buffer.concat([createHash('sha256').update(rpId).digest(), Buffer.from([flags]), count])
}

function bytesOf(base64url: string): Uint8Array {
  return new Uint8Array(Buffer.from(base64url, 'base64url'))
}
