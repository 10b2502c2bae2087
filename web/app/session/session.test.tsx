/** The page is in the language of whoever is active on the device (A30). */
import { act, cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { LanguageTag } from '#domain/language/languages.ts'
import { makeAccount } from '#domain/testing/make.ts'
import { AccountDatabase } from '#web/data/database.ts'
import { deviceDatabase, rememberAccount } from '#web/data/device-database.ts'
import { chooseDeviceLanguage, switchLanguage } from '#web/shared/language/page-language.ts'
import { useSession } from '#web/shared/session/session.ts'
import { SessionProvider } from './session.tsx'

beforeEach(() => void vi.stubGlobal('reportError', () => undefined))
afterEach(async () => {
  // A provider that is still there would choose the language again.
  cleanup()
  localStorage.clear()
  await deviceDatabase.accounts.clear()
  await deviceDatabase.settings.clear()
  sessionStorage.clear()
  await switchLanguage('en')
})

function Status() {
  return <p>{useSession().status}</p>
}

async function open() {
  render(
    <MemoryRouter>
      <SessionProvider onFailure={expect.fail}>
        <Status />
      </SessionProvider>
    </MemoryRouter>,
  )
  await screen.findByText('signedOut')
}

async function signIn(language: LanguageTag | null) {
  const account = makeAccount('Maya', { language })
  const database = new AccountDatabase(account.id)
  await database.accounts.put(account)
  database.close()
  await rememberAccount({ id: account.id, username: 'maya', name: 'Maya' })
  await screen.findByText('signedIn')
}

test.each([
  ['their own', 'en', 'en'],
  ['the one chosen there', null, 'nl'],
] as const)(
  'after a choice before the sign-in, a person has the page in %s',
  async (_, own, shown) => {
    await open()
    await act(() => chooseDeviceLanguage('nl'))
    expect(document.documentElement.lang).toBe('nl')
    await signIn(own)
    await expect.poll(() => document.documentElement.lang).toBe(shown)
  },
)
