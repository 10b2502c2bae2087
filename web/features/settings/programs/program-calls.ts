/** The calls about what a person gives to programs; all need a connection. */
import type { Call, CallRequest, CallResponse } from '#domain/api.ts'
import type { ListedToken } from '#domain/programs/token-api.ts'
import { tokenApi } from '#domain/programs/token-api.ts'
import { callApi, readApi } from '#web/api/call.ts'

export async function readTokens(
  account: string,
  signal: AbortSignal,
): Promise<readonly ListedToken[]> {
  const { tokens } = await readApi(tokenApi.tokens, { account, signal })
  return tokens
}

/** Rejects with the code `proof_needed` if the sign-in is too long ago to do without a proof. */
export function makeToken(
  account: string,
  wanted: CallRequest<typeof tokenApi.makeToken>,
): Promise<CallResponse<typeof tokenApi.makeToken>> {
  return callApi(tokenApi.makeToken, wanted, account)
}

export async function endToken(account: string, id: string): Promise<void> {
  await callApi(about(tokenApi.endToken, id), undefined, account)
}

function about<C extends Call>(called: C, id: string): C {
  return { ...called, path: called.path.replace(':id', encodeURIComponent(id)) }
}
