/** Asks the device for a passkey: for a new one, or for a proof by an existing one. To be imported on first use. */
import {
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
} from '@simplewebauthn/browser'
import type { CreationOptions, RequestOptions } from '#domain/users/passkey-api.ts'
import { passkeyApi } from '#domain/users/passkey-api.ts'
import type { Assertion, Attestation } from '#domain/users/passkey.ts'
import { assertion, attestation } from '#domain/users/passkey.ts'
import { callApi } from '#web/api/call.ts'
import { rememberAccount } from '#web/data/device-database.ts'
import { PasskeyError } from './passkey-error.ts'
import { identityTexts } from './texts.ts'

const texts = identityTexts.passkey

/** Signs in with a passkey that the person chooses; resolves with its account, or null if none was chosen. */
export async function signInWithPasskey(): Promise<string | null> {
  return signInBy(await choosePasskey())
}

/** A proof that the person has a passkey here, for one call that needs no session; null if none was given. */
export async function choosePasskey(): Promise<Assertion | null> {
  const options = await callApi(passkeyApi.passkeySignInOptions)
  return orNull(() => assert(options))
}

/**
 * The same if the browser offers passkeys among the suggestions of a field: waits until one is chosen there. As nobody
 * has asked for it yet, it is silently skipped if it is not supported.
 */
export async function signInBySuggestion(leaving: AbortSignal): Promise<string | null> {
  if (!(await browserSupportsWebAuthnAutofill())) return null
  const options = await callApi(passkeyApi.passkeySignInOptions).catch(() => null)
  if (options === null || leaving.aborted) return null
  leaving.addEventListener('abort', () => WebAuthnAbortService.cancelCeremony(), { once: true })
  return signInBy(await orNull(() => assert(options, { useBrowserAutofill: true })))
}

/** A proof of the signed-in person, for one change at the server; null if none was given. */
export async function proveWithPasskey(account: string): Promise<Assertion | null> {
  const options = await callApi(passkeyApi.passkeyProofOptions, undefined, account)
  return orNull(() => assert(options))
}

/** A new passkey of the device; null if none was made. */
export function makePasskey(optionsJSON: CreationOptions): Promise<Attestation | null> {
  return orNull(async () => attestation.parse(await startRegistration({ optionsJSON })))
}

type How = { readonly useBrowserAutofill?: boolean }

async function signInBy(passkey: Assertion | null): Promise<string | null> {
  if (passkey === null) return null
  const { user } = await callApi(passkeyApi.signInWithPasskey, { passkey })
  await rememberAccount(user)
  return user.id
}

async function assert(
  { allowCredentials, ...options }: RequestOptions,
  how: How = {},
): Promise<Assertion> {
  const optionsJSON = { ...options, ...(allowCredentials && { allowCredentials }) }
  return assertion.parse(await startAuthentication({ optionsJSON, ...how }))
}

/** Null if the person cancelled, or the browser on their behalf: this needs no message. */
async function orNull<Value>(ask: () => Promise<Value>): Promise<Value | null> {
  try {
    return await ask()
  } catch (error) {
    const name = error instanceof Error ? error.name : ''
    if (name === 'NotAllowedError' || name === 'AbortError') return null
    throw new PasskeyError(texts[reasons[name] ?? 'noAnswer'])
  }
}

const reasons: Readonly<Record<string, keyof typeof texts>> = {
  SecurityError: 'elsewhere',
  InvalidStateError: 'known',
  ConstraintError: 'unsuitable',
  NotSupportedError: 'unsuitable',
}
