/** The first visit on a slow line: the page shows something by itself, and only what a screen needs comes before it. */
import type { Page } from 'playwright/test'
import { expect, test } from './fixtures.ts'

test.use({ serviceWorkers: 'block' })

/** Leaves every request except that for the page itself unanswered. */
async function answerThePageAlone(page: Page): Promise<void> {
  await page.route('**', (route) =>
    route.request().resourceType() === 'document' ? route.continue() : undefined,
  )
}

for (const [theme, paper] of [
  ['light', 'rgb(244, 241, 234)'],
  ['dark', 'rgb(14, 26, 29)'],
] as const)
  test(`the page shows the logo by itself, in ${theme}`, async ({ page, server }) => {
    await page.emulateMedia({ colorScheme: theme })
    await answerThePageAlone(page)
    await page.goto(server.url, { waitUntil: 'commit' })
    await expect(page.getByRole('img', { name: 'Mitten' })).toBeVisible()
    await expect
      .poll(() =>
        page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length),
      )
      .toBe(1)
    expect(
      await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor),
    ).toBe(paper)
  })

test('a chosen theme holds from the first paint on, whatever the system says', async ({
  page,
  server,
}) => {
  await page.goto(`${server.url}/old-browser.js`)
  await page.evaluate(() => localStorage.setItem('mitten-theme', 'dark'))
  await page.emulateMedia({ colorScheme: 'light' })
  await answerThePageAlone(page)
  await page.goto(server.url, { waitUntil: 'commit' })
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(14, 26, 29)')
})

test('nothing is loaded beside the first screen that it does not need', async ({
  page,
  server,
}) => {
  const asked: string[] = []
  page.on('request', (request) => void asked.push(new URL(request.url()).pathname))
  // The server's answer about the session is held back: until then there is no screen.
  let answer: () => void = () => undefined
  const held = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/api/auth/session', async (route) => {
    await held
    await route.continue()
  })
  await page.goto(`${server.url}/login`)
  await expect.poll(() => asked).toContain('/api/auth/session')
  const before = asked.filter((path) => path.endsWith('.js'))
  const later = /overlays|register-worker|after-first-screen/
  expect(before.filter((path) => later.test(path))).toEqual([])
  // Only a few files, because each waits for its turn on one of six connections.
  expect(before.length).toBeLessThanOrEqual(9)
  answer()
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible()
  await expect.poll(() => asked.some((path) => path.includes('overlays'))).toBe(true)
})
