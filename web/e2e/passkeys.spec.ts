/** Passkeys, with an authenticator that the browser imitates: added, used on two devices, as a proof, and where there are none (A20, A21). */
import type { BrowserContext, CDPSession, Locator, Page } from 'playwright/test'
import { createTask, expectSynced } from './chores.ts'
import { test, expect, PASSWORD, registerElsewhere } from './fixtures.ts'
import { expectFailure, expectToast } from './toasts.ts'

type Authenticator = { readonly cdp: CDPSession; readonly authenticatorId: string }

/** A device with a screen lock that its holder always opens. */
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

async function confirmWithPasskey(form: Locator): Promise<void> {
  await form.getByRole('button', { name: 'Use a passkey instead' }).click()
  await expect(form.getByText('Confirmed with a passkey')).toBeVisible()
}

async function signOut(context: BrowserContext, page: Page): Promise<void> {
  await context.clearCookies()
  await page.evaluate(async () => {
    for (const { name = '' } of await indexedDB.databases()) indexedDB.deleteDatabase(name)
  })
}

/** With the button: among the suggestions of the field, this browser would choose one by itself. */
async function signInWithPasskey(page: Page): Promise<void> {
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false)
  })
  await page.goto('/login')
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expectHome(page)
}

async function expectHome(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Maya')
}

test('a passkey is added, signs in here and on another device, and is removed (A20)', async ({
  visit,
  joinOnline,
}) => {
  const { page, context } = await joinOnline('Maya')
  const { cdp, authenticatorId } = await giveAuthenticator(page)
  await addPasskey(page, 'Phone')
  await signOut(context, page)
  await signInWithPasskey(page)

  const { credentials } = await cdp.send('WebAuthn.getCredentials', { authenticatorId })
  const other = await visit()
  const device = await giveAuthenticator(other)
  for (const credential of credentials)
    await device.cdp.send('WebAuthn.addCredential', {
      authenticatorId: device.authenticatorId,
      credential,
    })
  await signInWithPasskey(other)

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

test('the username field suggests it, and one chosen there signs in (A20)', async ({
  joinOnline,
}) => {
  const { page, context } = await joinOnline('Maya')
  await giveAuthenticator(page)
  await addPasskey(page, 'Phone')
  await signOut(context, page)
  await page.goto('/login')
  await expectHome(page)
})

test('where a proof is asked for, a passkey is one (A21)', async ({ server, joinOnline }) => {
  // The last admin cannot delete the account.
  await joinOnline('Theo')
  const { page } = await joinOnline('Maya')
  await giveAuthenticator(page)
  await addPasskey(page, 'Phone')
  server.database.exec(
    `UPDATE sessions SET created_at = strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-20 minutes')`,
  )
  await openSecurity(page)
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  const adding = page.getByRole('dialog', { name: 'Add a passkey' })
  await adding.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(adding.getByText('Please confirm that it is you')).toBeVisible()
  await confirmWithPasskey(adding)
  await adding.getByRole('button', { name: 'Add a passkey' }).click()
  await expectFailure(
    page,
    'Failed to add passkey',
    'A passkey of yours is on this device already.',
  )
  await adding.getByRole('button', { name: 'Cancel' }).click()

  const change = page.getByRole('region', { name: 'Change password' })
  await confirmWithPasskey(change)
  await change.getByLabel('New password', { exact: true }).fill('knit-two-purl-one')
  await change.getByLabel('Confirm new password').fill('knit-two-purl-one')
  await change.getByRole('button', { name: 'Change Password' }).click()
  await expectToast(page, 'Password changed')

  await page.goto('/settings?delete-account=1')
  const deletion = page.getByRole('alertdialog')
  await deletion.getByRole('button', { name: 'Delete Account' }).click()
  await expect(deletion.getByText('Password is required')).toBeVisible()
  await confirmWithPasskey(deletion)
  await deletion.getByRole('button', { name: 'Delete Account' }).click()
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible()
  expect(server.database.prepare('SELECT * FROM passkeys').all()).toEqual([])
})

test('the sign-in again takes a passkey, and sends what waited (R20, A21)', async ({
  server,
  joinOnline,
}) => {
  const maya = await joinOnline('Maya')
  await giveAuthenticator(maya.page)
  await addPasskey(maya.page, 'Phone')
  server.database.exec('DELETE FROM sessions')
  await maya.page.goto('/tasks')
  await createTask(maya.page, { name: 'Fold the laundry' })
  await maya.page.getByRole('button', { name: 'Sign in to sync' }).first().click()
  await maya.page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await maya.page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expectToast(maya.page, 'Login successful!')
  await expectSynced(maya)
})

test('an address without a name has no passkeys, and the settings say why (A20)', async ({
  server,
  page,
}) => {
  const home = server.url.replace('localhost', '127.0.0.1')
  await registerElsewhere(page.context(), 'Maya', home)
  await page.context().clearCookies()
  await page.goto(`${home}/login`)
  await page.getByLabel('Username').fill('maya')
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await expect(page.getByRole('button', { name: 'Sign in with a passkey' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  await page.goto(`${home}/settings?tab=security`)
  const card = page.getByRole('region', { name: 'Passkeys' })
  await expect(card.getByText('Passkeys need an address with https and a name')).toBeVisible()
  await expect(card.getByRole('button')).toHaveCount(0)
})
