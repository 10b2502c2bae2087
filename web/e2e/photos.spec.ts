/** Photos, end to end: made offline, uploaded when there is a connection, visible to the right people (A13, R45, R15). */
import type { Locator, Page } from 'playwright/test'
import { readImage } from '#server/blobs/read-image.ts'
import { createTask, expectSynced, goOffline, goOnline } from './chores.ts'
import type { Person } from './fixtures.ts'
import { expect, photosKept, test } from './fixtures.ts'
import { makePhoneJpeg } from './phone-jpeg.ts'
import playwrightConfig from './playwright.config.ts'
import type { TestServer } from './server.ts'

const { launchOptions } = playwrightConfig.use ?? {}
test.use({
  launchOptions: {
    ...launchOptions,
    args: [...(launchOptions?.args ?? []), '--use-fake-device-for-media-stream'],
  },
})

/**
 * One sentence says who and when; the two answers have the same size and are side by side; the points are right of the
 * name, and in a row before the answers.
 */
async function expectAnswerable(page: Page, name: string): Promise<void> {
  const card = page.getByRole('article').filter({ hasText: name })
  await expect(card.getByText(/^Theo, (?:today|yesterday) \d\d:\d\d$/)).toBeVisible()
  const box = async (part: Locator) => (await part.boundingBox()) ?? failed(name)
  const title = await box(card.getByRole('heading', { name }))
  const points = await box(card.getByText(/^\+\d+$/))
  const no = await box(card.getByRole('button', { name: `Not done: ${name}` }))
  const yes = await box(card.getByRole('button', { name: `Approve ${name}` }))
  expect(yes).toEqual({ ...no, x: yes.x })
  expect(yes.x).toBeGreaterThanOrEqual(no.x + no.width)
  expect(points.x).toBeGreaterThanOrEqual(title.x + title.width)
  const isRow = no.x >= points.x + points.width
  const line = isRow ? no : title
  expect(points.y).toBeLessThan(line.y + line.height)
  expect(points.y + points.height).toBeGreaterThan(line.y)
}

function failed(name: string): never {
  throw new Error(`${name} is not all shown`)
}

function choose({ page }: Person, buffer: Buffer, within = page.getByRole('main')) {
  const file = { name: 'photo.jpg', mimeType: 'image/jpeg', buffer }
  return within.locator('input[type=file]').setInputFiles(file)
}

/** Pictures that are actually rendered, not only requested. */
async function expectPainted(page: Page, count: number): Promise<void> {
  const painted = () =>
    page
      .locator('main img[src^="blob:"]')
      .evaluateAll(
        (images) =>
          images.filter((image) => image instanceof HTMLImageElement && image.naturalWidth > 0)
            .length,
      )
  await expect.poll(painted).toBe(count)
}

function blobsOf({ database }: TestServer): readonly Buffer[] {
  return database.prepare<[], Buffer>('SELECT bytes FROM blobs').pluck().all()
}

function apiInCaches({ page }: Person): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const found: string[] = []
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys())
        if (url.includes('/api/')) found.push(url)
    return found
  })
}

test('a photo chosen offline survives a reload, arrives, is seen by the partner, and goes with the partnership', async ({
  joinBoth,
  server,
}) => {
  const [maya, theo] = await joinBoth()
  await maya.page.goto('/settings')
  await theo.page.goto('/partners')
  await expectSynced(maya)
  await expectSynced(theo)

  await goOffline(maya)
  await choose(maya, await makePhoneJpeg(maya.page, 1600, 800))
  await expectPainted(maya.page, 1)
  await maya.page.reload()
  await expectPainted(maya.page, 1)
  expect(blobsOf(server)).toEqual([])

  await goOnline(maya)
  await expectSynced(maya)
  await expectPainted(theo.page, 1)
  const [stored = Buffer.alloc(0), ...others] = blobsOf(server)
  expect(others).toEqual([])
  expect(readImage(stored)).toEqual({ type: 'image/jpeg', width: 256, height: 512 })
  expect(stored.includes('Exif')).toBe(false)

  await goOffline(theo)
  await theo.page.reload()
  await expectPainted(theo.page, 1)
  expect(await apiInCaches(theo)).toEqual([])

  await goOnline(theo)
  await theo.page.getByRole('button', { name: /^Remove Partner/ }).click()
  await theo.page.getByRole('alertdialog').getByRole('button', { name: 'Remove Partner' }).click()
  await expectPainted(theo.page, 0)
  await expect.poll(() => photosKept(theo.page, theo.id)).toBe(0)
  expect(await photosKept(maya.page, maya.id)).toBe(1)
})

test('the camera shows what it sees and takes a square of it', async ({ server, join }) => {
  const maya = await join('Maya')
  await maya.context.grantPermissions(['camera'])
  await maya.page.goto('/settings')
  await maya.page.getByRole('button', { name: 'Take Photo' }).click()
  const dialog = maya.page.getByRole('dialog', { name: 'Take Photo' })
  await expect(dialog.getByText('Everything inside the ring becomes your photo.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Take Photo' }).click()
  await expect(dialog).toBeHidden()
  await expectPainted(maya.page, 1)
  await expect.poll(() => blobsOf(server).length).toBe(1)
  const header = readImage(blobsOf(server)[0] ?? Buffer.alloc(0))
  expect(header?.type).toBe('image/jpeg')
  expect(header?.width).toBe(header?.height)
  expect(header?.width).toBeLessThanOrEqual(512)

  await maya.page.getByRole('button', { name: 'Remove photo' }).click()
  await expectPainted(maya.page, 0)
})

test('without the permission the camera says so, and closes', async ({ join }) => {
  const { page } = await join('Maya')
  await page.goto('/settings')
  await page.getByRole('button', { name: 'Take Photo' }).click()
  await expect(page.getByText('Camera access denied')).toBeVisible()
  await expect(page.getByText('Please allow camera access to take a photo.')).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('what is too large, or no picture, is refused in words', async ({ server, join }) => {
  const maya = await join('Maya')
  await maya.page.goto('/settings')
  await choose(maya, Buffer.alloc(5 * 1024 * 1024 + 1))
  await expect(maya.page.getByText('File too large')).toBeVisible()
  await expect(maya.page.getByText('Please select an image smaller than 5MB.')).toBeVisible()
  await choose(maya, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))
  await expect(maya.page.getByText('This picture cannot be read')).toBeVisible()
  expect(blobsOf(server)).toEqual([])
})

test('a photo that cannot be brought holds nothing up, and arrives once it can', async ({
  joinBoth,
  server,
}) => {
  const [maya, theo] = await joinBoth()
  await maya.context.route('**/api/blobs/**', (route) => route.fulfill({ status: 500 }))
  await maya.page.goto('/tasks')
  await maya.page.getByRole('button', { name: 'Create Task' }).first().click()
  const dialog = maya.page.getByRole('dialog')
  await dialog.getByLabel('Name').fill('Wash the car')
  await dialog.getByText('Share with partner').click()
  await choose(maya, await makePhoneJpeg(maya.page, 300, 200), dialog)
  await expect(dialog.locator('img[src^="blob:"]')).toBeVisible()
  await dialog.getByRole('button', { name: 'Create Task' }).click()
  await expectPainted(maya.page, 1)
  await createTask(maya.page, { name: 'Dry the car', minutes: 10 })
  const countTasks = server.database.prepare('SELECT count(*) FROM tasks').pluck()
  await expect.poll(() => countTasks.get()).toBe(2)
  await expectSynced(maya)
  expect(blobsOf(server)).toEqual([])

  await maya.context.unroute('**/api/blobs/**')
  await theo.page.goto('/tasks')
  await expectPainted(theo.page, 1)
})

test('a task is completed with a photo offline; who approves it sees the photo, and then it is gone everywhere (T20, T21)', async ({
  joinBoth,
  server,
}) => {
  const [maya, theo] = await joinBoth()
  await theo.page.goto('/tasks?new=1')
  const form = theo.page.getByRole('dialog')
  await form.getByLabel('Name', { exact: true }).fill('Make the bed')
  await form.getByRole('switch', { name: /Share with partner/ }).click()
  await form.getByRole('switch', { name: 'Photo proof' }).click()
  await form.getByRole('button', { name: 'Create Task' }).click()
  await expectSynced(theo)

  await goOffline(theo)
  await theo.page.getByRole('button', { name: /^Complete Make the bed/ }).click()
  const camera = theo.page.getByRole('dialog', { name: 'A photo of Make the bed' })
  await expect(camera.getByText('The photo is deleted when it is approved.')).toBeVisible()
  await choose(theo, await makePhoneJpeg(theo.page, 900, 600), camera)
  await expect(theo.page.getByText('Task completed!')).toBeVisible()
  await goOnline(theo)
  await expect.poll(() => blobsOf(server).length).toBe(1)

  await maya.page.goto('/tasks?tab=completed')
  await expectPainted(maya.page, 1)
  await expect(maya.page.getByText('The photo is deleted when it is approved.')).toBeVisible()
  for (const width of [320, 390, 820, 1180]) {
    await maya.page.setViewportSize({ width, height: 844 })
    await expectAnswerable(maya.page, 'Make the bed')
  }
  await maya.page.getByRole('button', { name: 'Show the photo of Make the bed' }).click()
  await expect(maya.page.getByRole('img', { name: 'Photo: Make the bed' })).toBeVisible()
  await maya.page.getByRole('button', { name: 'Close' }).click()
  await maya.page.getByRole('button', { name: 'Approve Make the bed' }).click()
  await expect.poll(() => blobsOf(server).length).toBe(0)
  await expect.poll(() => photosKept(maya.page, maya.id)).toBe(0)
  await expect.poll(() => photosKept(theo.page, theo.id)).toBe(0)
})
