/** Signing in by a real OpenID Connect provider, in a real browser: there, back, and in the app on the home screen (A24, A25, A26). */
import type { Page } from 'playwright/test'
import type { TestProvider } from '#server/auth/oidc/testing/test-provider.ts'
import { startTestProvider } from '#server/auth/oidc/testing/test-provider.ts'
import { expectInOrder } from './axe.ts'
import { expect, PASSWORD, test as base } from './fixtures.ts'

const SETTINGS = { OIDC_SIGNUP: 'on', OIDC_LINK: 'email' }

type Options = {
  readonly settings: Readonly<Record<string, string>>
  readonly providers: { provider: TestProvider | null }
  readonly provider: TestProvider
}

const test = base.extend<Options>({
  settings: [SETTINGS, { option: true }],
  providers: async ({}, provide) => {
    const providers: Options['providers'] = { provider: null }
    await provide(providers)
    await providers.provider?.stop()
  },
  serverSettings: async ({ settings, providers }, provide) => {
    await provide(async (port) => {
      const provider = await startTestProvider([`http://localhost:${port}`])
      provider.put({ sub: 'maya', preferred_username: 'maya', name: 'Maya Ellis' })
      providers.provider = provider
      return { ...provider.settings, ...settings }
    })
  },
  provider: async ({ server: _started, providers }, provide) => {
    if (providers.provider === null) throw new Error('The provider starts with the server')
    await provide(providers.provider)
  },
})

const goTo = (page: Page) => page.getByRole('button', { name: 'Continue with Authelia' })
const isHome = (page: Page) => expect(page.getByRole('heading', { level: 1 })).toContainText('Maya')

async function continueAs(page: Page, person: string): Promise<void> {
  await goTo(page).click()
  await page.getByRole('link', { name: `I am ${person}` }).click()
}

test('the button leads to the provider and back, also with a worker that has the app (A24, A25)', async ({
  page,
  server,
  provider: _provider,
}) => {
  await page.goto(`${server.url}/login`)
  await expect(page.getByText('or', { exact: true })).toBeVisible()
  await expectInOrder(page, 'Login')
  await goTo(page).click()
  await expect(page.getByRole('heading', { name: 'Who are you?' })).toBeVisible()
  await page.getByRole('link', { name: 'I am maya' }).click()
  await isHome(page)
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.goto(`${server.url}/settings?tab=security`)
  const card = page.getByRole('region', { name: 'Sign in with Authelia' })
  await expect(card.getByText(/^Connected with Authelia since/)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Change password' })).toHaveCount(0)
  await card.getByRole('button', { name: 'Disconnect' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click()
  await expect(page.getByText('Keep one way to sign in')).toBeVisible()

  await page.context().clearCookies({ name: /^sid-/ })
  await page.evaluate(async () => {
    for (const { name = '' } of await indexedDB.databases()) indexedDB.deleteDatabase(name)
  })
  await page.goto(`${server.url}/login`)
  expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
  // By now the provider knows who it is, and sends the browser back at once.
  await goTo(page).click()
  await isHome(page)
})

test('an account with the same address is connected by its password (A24)', async ({
  page,
  join,
  provider,
}) => {
  const { page: elsewhere } = await join('Maya')
  provider.put({ sub: 'mia', email: 'maya@example.org', email_verified: true, name: 'Maya Ellis' })
  const url = new URL(elsewhere.url()).origin
  await page.goto(`${url}/login`)
  await continueAs(page, 'mia')
  await expect(page.getByRole('heading', { name: 'Is this you?' })).toBeVisible()
  await expectInOrder(page, 'the proof')
  await page.getByLabel('Password', { exact: true }).fill('not this one')
  await page.getByRole('button', { name: 'Connect and sign in' }).click()
  await expect(page.getByText('Password is incorrect')).toBeVisible()
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Connect and sign in' }).click()
  await isHome(page)
})

test('an app that comes back in a browser gets a code from there (A25)', async ({
  visit,
  provider,
}) => {
  const inApp = await visit()
  await inApp.goto('/login')
  const asked = inApp.waitForRequest((request) => request.url().includes('/auth?'))
  await goTo(inApp).click()
  const back = await provider.walk((await asked).url(), 'maya')

  const page = await visit()
  await page.goto(back)
  await expect(page.getByRole('alert').filter({ hasText: 'Nobody was signed in.' })).toBeVisible()
  await expectInOrder(page, 'the end of a sign-in')
  await page.getByRole('button', { name: 'Continue with Authelia to get a code' }).click()
  await page.getByRole('link', { name: 'I am maya' }).click()
  const dialog = page.getByRole('dialog', { name: 'Your code' })
  const letters = dialog.getByRole('img', { name: /^([0-9A-Z] ){3}[0-9A-Z], / })
  const code = (await letters.textContent()) ?? ''
  await expectInOrder(page, 'the code')

  await inApp.goto('/login')
  await inApp.getByRole('link', { name: 'I have a code' }).click()
  await inApp.getByLabel('Code', { exact: true }).fill(code)
  await inApp.getByRole('button', { name: 'Sign in' }).click()
  await isHome(inApp)
})

test.describe('without passwords', () => {
  test.use({ settings: { ...SETTINGS, PASSWORD_LOGIN: 'off' } })

  test('the form is hidden while the provider answers, and comes back when it is gone (A26)', async ({
    page,
    server,
    provider,
  }) => {
    await page.goto(`${server.url}/login`)
    await expect(goTo(page)).toBeVisible()
    await expect(page.getByLabel('Username')).toHaveCount(0)
    await expectInOrder(page, 'Login without passwords')
    await continueAs(page, 'maya')
    await isHome(page)

    await provider.stop()
    await page.reload()
    await isHome(page)
  })
})
