/** About Mitten: its licence, the licences of its dependencies, and its source. */
import { execFileSync } from 'node:child_process'
import { expectInOrderEverywhere } from './everywhere.ts'
import { expect, test } from './fixtures.ts'

test('a visitor comes from the landing page to the licences and to the source of this server', async ({
  visit,
}) => {
  const page = await visit()
  await page.goto('/landing')
  await page.getByRole('link', { name: 'Licences and source' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'About Mitten' })).toBeVisible()
  await page.getByText('GNU Affero General Public License 3').click()
  await expect(page.getByText('13. Remote Network Interaction')).toBeVisible()

  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Get the source code' }).click()
  const list = execFileSync('tar', ['-tzf', await (await download).path()], { encoding: 'utf8' })
  for (const path of ['LICENSE', 'package-lock.json', 'scripts/build.mjs', 'web/main.tsx'])
    expect(list).toMatch(new RegExp(`^mitten-[^/]+/${path}$`, 'm'))
})

test('the licences of everything shipped are there without a connection', async ({ join }) => {
  const { page, context } = await join('Maya')
  await page.evaluate(() => navigator.serviceWorker.ready)
  await context.setOffline(true)
  await page.goto('/settings')
  await page.getByRole('link', { name: 'Licences and source' }).click()
  await expect(page).toHaveTitle('About Mitten - Mitten')
  await expect(page.getByText('Needs a connection')).toBeVisible()
  // One of the page, of the worker, of the server, a font, and a package that the server loads beside its bundle.
  for (const name of ['react-dom', 'workbox-precaching', 'hono', '@fontsource-variable/figtree'])
    await expect(page.getByText(new RegExp(`^${name} \\d`))).toBeVisible()
  await page.getByText(/^better-sqlite3 \d/).click()
  await expect(page.getByText('The MIT License')).toBeVisible()
})

test('axe finds nothing on it, at any width', async ({ join }) => {
  const { page } = await join('Maya')
  await expectInOrderEverywhere(page, '/about')
})
