/** The last answer of the server holds until the next one: no form, and no link to one, is shown in vain. */
import { renderHook, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useSignInOptions } from './use-sign-in-options.ts'

test.each([
  { password: true, register: false, provider: null },
  { password: true, register: true, provider: null },
  { password: false, register: false, provider: { name: 'Keycloak', creates_accounts: true } },
])('%j is known from the last time', async (options) => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(options)))
  const first = renderHook(useSignInOptions)
  await waitFor(() => expect(first.result.current).toEqual(options))
  first.unmount()
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  expect(renderHook(useSignInOptions).result.current).toEqual(options)
})
