/** How people sign in on this server: as known from last time until it answers, so that no form is shown in vain. */
import { useEffect } from 'react'
import type { CallResponse } from '#domain/api.ts'
import { oidcApi } from '#domain/users/oidc-api.ts'
import { callApi } from '#web/api/call.ts'
import { useFetched } from '#web/shared/connection/use-fetched.ts'
import { createStoredText } from '#web/ui/stored-text.ts'

export type SignInOptions = CallResponse<typeof oidcApi.signInOptions>

/** If storage is blocked, the answer of the server is awaited each time. */
const kept = createStoredText('localStorage', 'mitten-sign-in')
const withPassword: SignInOptions = { password: true, register: true, provider: null }

export function useSignInOptions(): SignInOptions {
  const { value } = useFetched(readOptions)
  useEffect(() => {
    if (value) kept.write(JSON.stringify(value))
  }, [value])
  return value ?? remembered()
}

function readOptions(): Promise<SignInOptions> {
  return callApi(oidcApi.signInOptions)
}

function remembered(): SignInOptions {
  try {
    const stored: unknown = JSON.parse(kept.read() ?? 'null')
    const { success, data } = oidcApi.signInOptions.response.safeParse(stored)
    return success ? data : withPassword
  } catch {
    return withPassword
  }
}
