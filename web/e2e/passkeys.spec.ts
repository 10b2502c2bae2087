/** Passkeys, with an authenticator that the browser imitates: added, used on two devices, as a proof, and where there are none (A20, A21). */
import type { BrowserContext, CDPSession, Page } from 'playwright/test'
import { test, expect, PASSWORD } from './fixtures.ts'
import { expectToast } from './toasts.ts'

type Authenticator = { readonly cdp: CDPSession; readonly authenticatorId: string }

/** A device with a screen lock, which its holder always opens. */
async function giveAuthenticator(page: Page): Promise<Authenticator> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return { cdp, authenticatorId }
}

async function openSecurity(page: Page): Promise<void> {
  await page.goto('/settings?tab=security')
  await expect(page.getByRole('heading', { name: 'Passkeys' })).toBeVisible()
}

async function addPasskey(page: Page, name: string): Promise<void> {
  await openSecurity(page)
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' })
  await expect(dialog.getByLabel('Name')).toHaveValue(/Chrome/)
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByRole('button', { name: 'Add a passkey' }).click()
  await expectToast(page, 'Passkey added')
  await expect(page.getByRole('heading', { name })).toBeVisible()
}

async function signOut(context: BrowserContext, page: Page): Promise<void> {
  await context.clearCookies()
  await page.evaluate(async () => {
    for (const { name = '' } of await indexedDB.databases()) indexedDB.deleteDatabase(name)
  })
}

async function signInWithPasskey(page: Page): Promise<void> {
  await page.goto('/login')
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Maya')
}

test('a passkey is added, signs in here and on another device, and is removed (A20)', async ({
  browser,
  server,
  joinOnline,
}) => {
  const { page, context } = await joinOnline('Maya')
  const { cdp, authenticatorId } = await giveAuthenticator(page)
  await addPasskey(page, 'Phone')
  await signOut(context, page)
  await signInWithPasskey(page)

  const { credentials } = await cdp.send('WebAuthn.getCredentials', { authenticatorId })
  const tablet = await browser.newContext({ baseURL: server.url })
  const other = await tablet.newPage()
  const device = await giveAuthenticator(other)
  for (const credential of credentials)
    await device.cdp.send('WebAuthn.addCredential', {
      authenticatorId: device.authenticatorId,
      credential,
    })
  await signInWithPasskey(other)
  await tablet.close()

  await openSecurity(page)
  await page.getByRole('button', { name: 'Rename Phone' }).click()
  await page.getByRole('dialog').getByLabel('Name').fill('Key ring')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expectToast(page, 'Passkey renamed')
  await page.getByRole('button', { name: 'Remove Key ring' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expectToast(page, 'Passkey removed')
  await expect(page.getByRole('heading', { name: 'Key ring' })).toHaveCount(0)
})

test('after ten minutes another passkey needs a proof, which a passkey can be, and so does deleting the account (A21)', async ({
  server,
  joinOnline,
}) => {
  const { page } = await joinOnline('Maya')
  await giveAuthenticator(page)
  await addPasskey(page, 'Phone')
  server.database.exec(
    `UPDATE sessions SET created_at = '2026-01-01T00:00:00.000Z', seen_at = strftime('%Y-%m-%dT%H:%M:%fZ', 'now')`,
  )
})
