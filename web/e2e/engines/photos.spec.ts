/** A photo of the phone, in every engine: resized and rotated on the device, without the camera's metadata. */
import { readImage } from '#server/blobs/read-image.ts'
import { makePhoneJpeg } from '#web/e2e/phone-jpeg.ts'
import { expect, test } from './fixtures.ts'
import type { Page } from './page.ts'
import { expectSynced, goOffline, goOnline } from './people.ts'

function countPainted(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      [...document.querySelectorAll<HTMLImageElement>('main img[src^="blob:"]')].filter(
        ({ naturalWidth }) => naturalWidth > 0,
      ).length,
  )
}

/** The colours of a stored picture at its top and at its bottom. */
function endsOf(page: Page, base64: string): Promise<readonly string[]> {
  return page.evaluate(async (data) => {
    const bytes = Uint8Array.from(atob(data), (sign) => sign.charCodeAt(0))
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/jpeg' }))
    const canvas = document.createElement('canvas')
    canvas.width = bitmap.width
    canvas.height = bitmap.height
    const context = canvas.getContext('2d')
    context?.drawImage(bitmap, 0, 0)
    return [10, bitmap.height - 10].map((y) => {
      const [red = 0] = context?.getImageData(bitmap.width / 2, y, 1, 1).data ?? []
      return red > 128 ? 'gold' : 'teal'
    })
  }, base64)
}

test('a photo chosen offline is made small and upright, survives a reload, and arrives without its notes', async ({
  join,
  server,
}) => {
  const maya = await join('Maya')
  const { page } = maya
  await page.goto('/settings')
  await expectSynced(page)
  await goOffline(maya)
  const buffer = await makePhoneJpeg(page, 1600, 800)
  const photo = { name: 'photo.jpg', mimeType: 'image/jpeg', buffer }
  await page.getByRole('main').locator('input[type=file]').setInputFiles(photo)
  await expect.poll(() => countPainted(page)).toBe(1)
  await page.reload()
  await expect.poll(() => countPainted(page)).toBe(1)

  await goOnline(maya)
  const blobs = server.database.prepare<[], Buffer>('SELECT bytes FROM blobs').pluck()
  await expect.poll(() => blobs.all().length).toBe(1)
  const stored = blobs.get() ?? Buffer.alloc(0)
  expect(readImage(stored)).toEqual({ type: 'image/jpeg', width: 256, height: 512 })
  expect(stored.includes('Exif')).toBe(false)
  // The orientation is a turn to the right: then the left half is at the top.
  expect(await endsOf(page, stored.toString('base64'))).toEqual(['gold', 'teal'])
})
