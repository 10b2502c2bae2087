/** Installing the app and running it installed: offers, the manifest, and how the session is kept. */
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright/test'
import { createTask, expectSynced, pill } from './chores.ts'
import { expect, test } from './fixtures.ts'
import { phone, sizes, tablet } from './sizes.ts'

/** Wide enough for the pill to show that all is synced. */
const IPAD = {
  userAgent:
    'Mozilla/5.0 (iPad; CPU OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
  viewport: { width: 1024, height: 1366 },
  hasTouch: true,
} as const
const ANDROID = {
  userAgent:
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/148.0.0.0 Mobile Safari/537.36',
  viewport: phone,
  hasTouch: true,
} as const

async function openLogin(page: Page): Promise<void> {
  await page.goto('/login')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

const card = (page: Page, name = 'Install app') => page.getByRole('complementary', { name })

/** The event that Chromium sends if the app can be installed; the answer is the person's in Chromium's dialog. */
function offerByBrowser(page: Page, outcome: 'accepted' | 'dismissed'): Promise<void> {
  return page.evaluate((answer) => {
    const event = new Event('beforeinstallprompt', { cancelable: true })
    const prompt = async () => sessionStorage.setItem('prompted', 'yes')
    Object.assign(event, { prompt, userChoice: Promise.resolve({ outcome: answer }) })
    window.dispatchEvent(event)
    if (!event.defaultPrevented) throw new Error('The browser would show its own offer')
  }, outcome)
}

/** The page believes that it was started from the home screen. */
function pretendInstalled(): void {
  Object.defineProperty(navigator, 'standalone', { value: true })
}

test('on a desktop the card comes after a second, tells what to do, and stays away once dismissed @core', async ({
  visit,
}) => {
  const page = await visit()
  await page.addInitScript(noteWhenCardCame)
  await page.goto('/login')
  await card(page).getByRole('button', { name: 'Install', exact: true }).click()
  expect(await cameAfterMs(page)).toBeGreaterThanOrEqual(1000)
  await expect(page.getByRole('alertdialog', { name: 'Install app' })).toContainText('browser menu')
  await page.getByRole('button', { name: 'Got it!' }).click()
  await expect(card(page)).toBeHidden()

  await page.reload()
  await card(page).getByRole('button', { name: 'Dismiss' }).click()
  await expect(card(page)).toBeHidden()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(() => page.evaluate(() => performance.now())).toBeGreaterThan(2500)
  expect(await cameAfterMs(page)).toBeNull()
})

function noteWhenCardCame(): void {
  const watcher = new MutationObserver(() => {
    if (document.querySelector('aside[aria-label="Install app"]') === null) return
    document.documentElement.dataset['cardCame'] ??= String(performance.now())
  })
  watcher.observe(document, { childList: true, subtree: true })
}

function cameAfterMs(page: Page): Promise<number | null> {
  return page.evaluate(() => {
    const came = document.documentElement.dataset['cardCame']
    return came === undefined ? null : Number(came)
  })
}

test("the browser's own offer is kept for the button; accepted, dismissed and installed all hide it", async ({
  visit,
}) => {
  const page = await visit()
  await openLogin(page)
  const install = card(page).getByRole('button', { name: 'Install', exact: true })
  await offerByBrowser(page, 'accepted')
  await install.click()
  await expect(card(page)).toBeHidden()
  expect(await page.evaluate(() => sessionStorage.getItem('prompted'))).toBe('yes')

  await page.reload()
  await offerByBrowser(page, 'dismissed')
  await install.click()
  await expect(card(page)).toBeHidden()
  const dismissed = () => page.evaluate(() => sessionStorage.getItem('mitten-install-dismissed'))
  expect(await dismissed()).not.toBeNull()
  await page.evaluate(() => window.dispatchEvent(new Event('appinstalled')))
  await expect(card(page)).toBeHidden()
  expect(await dismissed()).toBeNull()
})

test('on iOS the guide comes at once, in three steps, and warns of what would stay behind (R39)', async ({
  visit,
  server,
  join,
}) => {
  const { context } = await join('Maya')
  const page = await visit({ ...IPAD, storageState: await context.storageState() })
  await page.goto('/tasks')
  await expectSynced({ page })
  await page.context().route('**/api/sync', (route) => route.abort('internetdisconnected'))
  await createTask(page, { name: 'Water the plants' })
  await expect(pill(page, 'Offline - 1 change saved here')).toBeVisible()
  // The toast of the new task covers the card, so it is closed first.
  await page.getByRole('button', { name: 'Close' }).click()
  await card(page, 'Add to Home Screen').getByRole('button', { name: 'Add' }).click()
  const guide = page.getByRole('dialog', { name: 'Add to Home Screen' })
  await expect(guide).toContainText('One change on this device has not reached the server.')
  await expect(guide.getByRole('listitem')).toHaveText([
    /Tap Share.*in Safari/,
    /Choose Add to Home Screen/,
    /Tap Add/,
  ])
  await guide.getByRole('button', { name: 'Got it!' }).click()
  await expect(guide).toBeHidden()

  await page.context().unroute('**/api/sync')
  await page.reload()
  await card(page, 'Add to Home Screen').getByRole('button', { name: 'Add' }).click()
  await expect(guide).toBeVisible()
  await expect(guide).not.toContainText('has not reached the server')
  const sent = server.database.prepare('SELECT name FROM mutations').all()
  expect(sent).toEqual([{ name: 'createTask' }])
})

test('on Android without an event the card tells how it is done by hand', async ({ visit }) => {
  const page = await visit(ANDROID)
  await openLogin(page)
  await card(page).getByRole('button', { name: 'Install', exact: true }).click()
  await expect(page.getByRole('alertdialog', { name: 'Install app' })).toContainText(
    'Open the browser menu, then choose Add to Home screen.',
  )
})

for (const { where, options, installed } of [
  {
    where: 'inside Instagram',
    options: { userAgent: `${ANDROID.userAgent} Instagram 380.0.0.0` },
    installed: false,
  },
  { where: 'in the installed app', options: IPAD, installed: true },
])
  test(`${where} nothing is offered`, async ({ visit }) => {
    const page = await visit(options)
    if (installed) await page.addInitScript(pretendInstalled)
    await page.clock.install()
    await openLogin(page)
    await page.clock.fastForward(60_000)
    await expect(page.getByRole('complementary')).toBeHidden()
  })

test('the card covers neither the navigation, nor a toast, nor a dialog', async ({ join }) => {
  const { page } = await join('Maya')
  for (const viewport of sizes) {
    await page.setViewportSize(viewport)
    await page.goto('/tasks')
    await expect(card(page)).toBeVisible()
    const floats = await card(page).boundingBox()
    expect(await roomBelow(page)).toBeGreaterThan(floats?.height ?? 0)
    const navigation = page.locator('[data-bottom-nav]')
    const bar = (await navigation.isVisible()) ? await navigation.boundingBox() : null
    expect((floats?.y ?? 0) + (floats?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? viewport.height)
    await page.getByRole('button', { name: 'Create Task' }).first().click()
    await expect(page.getByRole('dialog')).toBeVisible()
    const isCovered = await page.evaluate(({ x, y }) => {
      const on = document.elementFromPoint(x, y)
      return on?.closest('aside[aria-label="Install app"]') === null
    }, middleOf(floats))
    expect(isCovered).toBe(true)
    await page.getByLabel('Name', { exact: true }).fill(`Task at ${viewport.width}`)
    await page.getByRole('dialog').getByRole('button', { name: 'Create Task' }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page.getByRole('status').filter({ hasText: 'Task created' })).toBeVisible()
    await expect(card(page)).toBeHidden()
    await page.getByRole('button', { name: 'Close' }).click()
    await expect(card(page)).toBeVisible()
  }
})

/** How far the end of the page can be scrolled up above the navigation. */
function roomBelow(page: Page): Promise<number> {
  return page.locator('#content').evaluate((content) => {
    const navigation = document.querySelector('[data-bottom-nav]')?.getBoundingClientRect().height
    const room = (of: Element) => Number.parseFloat(getComputedStyle(of).paddingBottom)
    return room(content) + room(document.body) - (navigation ?? 0)
  })
}

function middleOf(box: { x: number; y: number; width: number; height: number } | null) {
  return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 }
}

test('on a phone the card is one line, waits for a screen, and steps aside for the keyboard (U3)', async ({
  visit,
}) => {
  const page = await visit(ANDROID)
  let answer = () => {}
  const isAnswered = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/api/auth/session', async (route) => {
    await isAnswered
    await route.continue()
  })
  await page.goto('/register')
  // It exists already, but the splash is still shown.
  await expect(page.locator('aside[aria-label="Install app"]')).toBeAttached()
  await expect(card(page)).toBeHidden()
  answer()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(card(page)).toBeVisible()
  expect((await card(page).boundingBox())?.height).toBeLessThanOrEqual(60)

  await page.getByLabel('Username').tap()
  await expect(card(page)).toBeHidden()
  await page.getByLabel('Username').blur()
  await expect(card(page)).toBeVisible()
})

for (const { device, options, path } of [
  { device: 'phone', options: ANDROID, path: '/login' },
  { device: 'phone', options: ANDROID, path: '/register' },
  { device: 'phone', options: ANDROID, path: '/' },
  {
    device: 'tablet',
    options: { ...ANDROID, viewport: tablet },
    path: '/register',
  },
] as const)
  test(`every control of ${path} can be scrolled clear of the card, on a ${device} (U3)`, async ({
    visit,
  }) => {
    const page = await visit(options)
    await page.goto(path)
    await expect(card(page)).toBeVisible()
    expect(await covered(page)).toEqual([])
  })

test('signed in every control can be scrolled clear of the card, also where a page is short (U3)', async ({
  join,
}) => {
  const { page } = await join('Maya')
  await page.setViewportSize(phone)
  for (const path of ['/dashboard', '/tasks', '/rewards', '/settings?tab=security', '/nowhere']) {
    await page.goto(path)
    await expect(card(page)).toBeVisible()
    expect([path, await covered(page)]).toEqual([path, []])
  }
})

/** The controls that stay under the card even at the end of the page. */
function covered(page: Page): Promise<readonly string[]> {
  return card(page).evaluate((floating) => {
    const { top } = floating.getBoundingClientRect()
    const rest = document.documentElement.scrollHeight - innerHeight - scrollY
    const controls = [...document.querySelectorAll('main :is(button, a, input, select)')]
    return controls
      .filter((control) => control.getBoundingClientRect().bottom - rest > top)
      .map((control) => control.outerHTML)
  })
}

test('the card can be swiped away, and is not offered again (U3)', async ({ visit }) => {
  const page = await visit(ANDROID)
  await openLogin(page)
  const place = await card(page).boundingBox()
  const from = { x: (place?.x ?? 0) + 24, y: (place?.y ?? 0) + 28 }
  const cdp = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: (typeof from)[]) =>
    cdp.send('Input.dispatchTouchEvent', { type, touchPoints: points })
  await touch('touchStart', [from])
  for (let way = 20; way <= 160; way += 20) await touch('touchMove', [{ ...from, x: from.x + way }])
  await touch('touchEnd', [])
  await expect(card(page)).toBeHidden()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(() => page.evaluate(() => performance.now())).toBeGreaterThan(2000)
  await expect(card(page)).toBeHidden()
})

test('the browser finds nothing wrong with the manifest, and every picture has the size it names', async ({
  join,
  server,
}) => {
  const { page, context } = await join('Maya')
  const cdp = await context.newCDPSession(page)
  const { errors, data } = await cdp.send('Page.getAppManifest')
  expect(errors).toEqual([])
  const { installabilityErrors } = await cdp.send('Page.getInstallabilityErrors')
  // Private windows, as tests use, cannot install apps.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([])
  const { icons, screenshots } = JSON.parse(data ?? '') as Record<
    'icons' | 'screenshots',
    { src: string; sizes: string; purpose?: string }[]
  >
  expect(icons.map(({ purpose }) => purpose)).toEqual(
    expect.arrayContaining([undefined, 'maskable', 'monochrome']),
  )
  for (const { src, sizes } of [...icons, ...screenshots]) {
    const response = await context.request.get(server.url + src)
    expect([src, response.status()]).toEqual([src, 200])
    if (src.endsWith('.png')) expect([src, sizeOfPng(await response.body())]).toEqual([src, sizes])
  }
})

/** Width and height are in the header of the file. */
function sizeOfPng(file: Buffer): string {
  return `${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`
}

test('what another app shares opens as a task to create, and the next task starts empty', async ({
  join,
}) => {
  const { page } = await join('Maya')
  const manifest = JSON.parse(readFileSync('dist/web/manifest.webmanifest', 'utf8')) as {
    share_target: { action: string; params: { title: string; text: string } }
  }
  const { action, params } = manifest.share_target
  const shared = new URLSearchParams({ [params.title]: 'Lentil soup', [params.text]: 'For Friday' })
  await page.goto(`${action}?${shared}`)
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Lentil soup')
  await expect(page.getByLabel('Description')).toHaveValue('For Friday')
  await page.getByRole('dialog').getByRole('button', { name: 'Create Task' }).click()
  await expect(page.getByRole('heading', { name: 'Lentil soup' })).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.getByRole('button', { name: 'Create Task' }).first().click()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('')
})

test('installed, the session is refreshed every 30 minutes and on return, and its cookie lasts 30 days (U4)', async ({
  join,
}) => {
  const { page, context } = await join('Maya')
  await context.addInitScript(pretendInstalled)
  let asked = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/auth/session')) asked += 1
  })
  await page.clock.install()
  await page.goto('/tasks')
  await expect.poll(async () => (await markerOf(page))?.value).toBe('1')
  const marker = await markerOf(page)
  const days = ((marker?.expires ?? 0) - Date.now() / 1000) / 86_400
  expect(Math.round(days)).toBe(30)
  expect(asked).toBe(0)
  await page.clock.fastForward(29 * 60_000)
  expect(asked).toBe(0)
  await page.clock.fastForward(2 * 60_000)
  await expect.poll(() => asked).toBe(1)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect.poll(() => asked).toBe(2)
})

async function markerOf(page: Page) {
  const cookies = await page.context().cookies()
  return cookies.find(({ name }) => name === 'mitten-installed')
}

for (const { where, installed, attempts } of [
  { where: 'in a tab', installed: false, attempts: 1 },
  { where: 'installed', installed: true, attempts: 3 },
])
  test(`${where} a session check without an answer is made ${attempts} times`, async ({
    visit,
  }) => {
    const page = await visit()
    if (installed) await page.addInitScript(pretendInstalled)
    let asked = 0
    await page.context().route('**/api/auth/session', (route) => {
      asked += 1
      return route.abort('internetdisconnected')
    })
    await page.goto('/login')
    await expect(page.getByLabel('Username')).toBeVisible()
    expect(asked).toBe(attempts)
  })

test('in a tab the session is left alone', async ({ join }) => {
  const { page } = await join('Maya')
  await page.goto('/tasks')
  await expectSynced({ page })
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  expect(await markerOf(page)).toBeUndefined()
})
