/** The calls about a person's own passkeys; all need a connection. */
import type { CreationOptions, ListedPasskey } from '#domain/users/passkey-api.ts'
import { passkeyApi } from '#domain/users/passkey-api.ts'
import type { Attestation } from '#domain/users/passkey.ts'
import { about, callApi, readApi } from '#web/api/call.ts'
import type { Proof } from '#web/shared/proof/use-proof-form.ts'

export async function readPasskeys(
  account: string,
  signal: AbortSignal,
): Promise<readonly ListedPasskey[]> {
  const { passkeys } = await readApi(passkeyApi.passkeys, { account, signal })
  return passkeys
}

/** Rejects with the code `proof_needed` if the sign-in is too long ago to do without a proof. */
export function beginPasskey(account: string, proof: Proof): Promise<CreationOptions> {
  return callApi(passkeyApi.passkeyOptions, proof, account)
}

export async function addPasskey(
  account: string,
  made: { readonly name: string; readonly passkey: Attestation },
): Promise<void> {
  await callApi(passkeyApi.addPasskey, made, account)
}

export async function renamePasskey(account: string, id: string, name: string): Promise<void> {
  await callApi(about(passkeyApi.renamePasskey, id), { name }, account)
}

export async function removePasskey(account: string, id: string): Promise<void> {
  await callApi(about(passkeyApi.removePasskey, id), undefined, account)
}
