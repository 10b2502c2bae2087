/** A photo for the tests, in any engine. */
import type { Page } from './engines/page.ts'

/** A picture as a phone takes it: rotated, with its orientation in the Exif data. Each half has one colour. */
export async function makePhoneJpeg(page: Page, width: number, height: number): Promise<Buffer> {
  const url = await page.evaluate(
    ({ width, height }) => {
      const canvas = document.createElement('canvas')
      canvas.width = width
      canvas.height = height
      const context = canvas.getContext('2d')
      if (context === null) return ''
      context.fillStyle = 'teal'
      context.fillRect(0, 0, width, height)
      context.fillStyle = 'gold'
      context.fillRect(0, 0, width / 2, height)
      return canvas.toDataURL('image/jpeg', 0.9)
    },
    { width, height },
  )
  const plain = Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')
  const turned = 'ffe1002245786966000049492a0008000000010012010300010000000600000000000000'
  return Buffer.concat([plain.subarray(0, 2), Buffer.from(turned, 'hex'), plain.subarray(2)])
}
