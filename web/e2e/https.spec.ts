/** Https on the home network: a device that trusts the local certificate gets the whole app, including offline use. */
import { createHash, X509Certificate } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect } from 'node:tls'
import type { BrowserContext } from 'playwright/test'
import { register } from './accounts.ts'
import { expectSynced } from './chores.ts'
import { registrationOf, test as base, expect } from './fixtures.ts'

/** A browser that trusts this server's certificate, and no other unknown one. */
const test = base.extend<{ readonly trusting: BrowserContext }>({
  serverSettings: async ({}, provide) => {
    await provide({ LAN: 'on' })
  },

  trusting: async ({ server, playwright, launchOptions }, provide) => {
    const { publicKey } = await certificateOf(server.url)
    const spki = publicKey.export({ type: 'spki', format: 'der' })
    const pin = createHash('sha256').update(spki).digest('base64')
    // Chromium only uses the list with its own profile folder.
    const profile = mkdtempSync(join(tmpdir(), 'mitten-profile-'))
    const context = await playwright.chromium.launchPersistentContext(profile, {
      ...launchOptions,
      args: [...(launchOptions.args ?? []), `--ignore-certificate-errors-spki-list=${pin}`],
    })
    await provide(context)
    await context.close()
    rmSync(profile, { recursive: true })
  },
})

async function certificateOf(url: string): Promise<X509Certificate> {
  const { hostname, port } = new URL(url)
  const answer = await fetch(`${plain(url)}/connect/mitten.crt`)
  const ca = new X509Certificate(new Uint8Array(await answer.arrayBuffer())).toString()
  const socket = connect({ host: hostname, port: Number(port), servername: hostname, ca })
  await once(socket, 'secureConnect')
  const certificate = socket.getPeerX509Certificate()
  socket.destroy()
  if (certificate === undefined) throw new Error('The server showed no certificate')
  return certificate
}

function plain(url: string): string {
  return url.replace('https:', 'http:')
}

test('the app opens over https, gets its worker and opens again without a connection (SEC21) @core', async ({
  server,
  trusting,
}) => {
  const page = await trusting.newPage()
  await page.goto(`${server.url}/register?plan=pro`)
  expect(await page.evaluate(() => window.isSecureContext)).toBe(true)
  await register(page, registrationOf('Maya'))
  await expect(page).toHaveURL(/\/dashboard$/)
  await expectSynced({ page })
  await expect(page.getByRole('link', { name: 'How to change that' })).toBeHidden()
  const cookies = await trusting.cookies()
  for (const cookie of cookies) expect(cookie).toMatchObject({ secure: true, httpOnly: true })
  expect(cookies.map(({ name }) => name.slice(0, 11))).toContain('__Host-sid-')

  const script = await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready
    return active?.scriptURL
  })
  expect(script).toBe(`${server.url}/service-worker.js`)
  await trusting.setOffline(true)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Maya')
})

test('with the worker in charge /connect is still the page of the server', async ({
  server,
  trusting,
}) => {
  const page = await trusting.newPage()
  await page.goto(`${server.url}/login`)
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.goto(`${server.url}/connect`)
  await expect(page.getByRole('heading', { name: 'Connect a device' })).toBeVisible()
})

test('a device that trusts nothing yet finds the way in by plain http (A2)', async ({
  server,
  page,
}) => {
  const violations: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') violations.push(message.text())
  })
  await page.goto(`${plain(server.url)}/connect`)
  await expect(page.getByRole('link', { name: 'Open Mitten' })).toHaveAttribute('href', server.url)
  await expect(page.getByRole('img', { name: 'QR code of the address of this page' })).toBeVisible()
  await page.getByText('Android', { exact: true }).click()
  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Get the certificate' }).filter({ visible: true }).click()
  expect((await downloading).suggestedFilename()).toBe('mitten.crt')
  await page.getByText('iPhone and iPad').click()
  await expect(page.getByRole('link', { name: 'Get the profile' })).toBeVisible()
  expect(violations).toEqual([])
  await expect(page.goto(`${plain(server.url)}/dashboard`)).rejects.toThrow(
    'ERR_CERT_AUTHORITY_INVALID',
  )
})
