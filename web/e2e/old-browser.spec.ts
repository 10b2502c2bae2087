/** A browser that is too old shows a message without the app, whichever of its scripts it understands. */
import { expectInOrder } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { narrowest } from './sizes.ts'

/** Features that the oldest supported browsers have and older ones lack. */
const age = () => void Reflect.deleteProperty(URL, 'parse')

for (const colorScheme of ['light', 'dark'] as const)
  test(`a browser that is too old reads what to do, in ${colorScheme}, and nothing is started`, async ({
    page,
    server,
  }) => {
    await page.addInitScript(age)
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize(narrowest)
    await page.goto(`${server.url}/tasks`)
    await expect(
      page.getByRole('heading', { level: 1, name: 'Mitten needs a newer browser' }),
    ).toBeVisible()
    await expect(page.getByRole('main')).toContainText('What is saved on this device stays here')
    await expectInOrder(page, 'an old browser')
    const started = await page.evaluate(async () => ({
      databases: (await indexedDB.databases()).length,
      workers: (await navigator.serviceWorker.getRegistrations()).length,
    }))
    expect(started).toEqual({ databases: 0, workers: 0 })
  })

test('a browser that understands none of the scripts reads it, too', async ({ page, server }) => {
  await page.addInitScript(age)
  await page.route('**/assets/*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'what language is this' }),
  )
  await page.goto(server.url)
  await expect(page.getByRole('heading', { name: 'Mitten needs a newer browser' })).toBeVisible()
})

test('a browser that is new enough shows the app and not a word of it', async ({
  page,
  server,
}) => {
  await page.goto(server.url)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(page.getByText('Mitten needs a newer browser')).toBeHidden()
})
