/** Which bytes are accepted as an image, without decoding any (SEC27). */
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { imageTypes } from '#domain/pictures/picture.ts'
import { readImage } from './read-image.ts'
import { makeImage } from './testing/make-image.ts'

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script/></svg>'

test.each(imageTypes)('%s is recognized by its bytes, with its size', (type) => {
  const size = { width: 640, height: 480 }
  expect(readImage(makeImage(type, size))).toEqual({ type, ...size })
})

test('the lossy and the lossless format of WebP are read, too', () => {
  const lossy = Buffer.from('52494646000000005745425056503820000000000000009d012a8002e001', 'hex')
  expect(readImage(lossy)).toEqual({ type: 'image/webp', width: 640, height: 480 })
  const lossless = Buffer.alloc(30)
  lossless.write('RIFF', 0, 'latin1')
  lossless.write('WEBPVP8L', 8, 'latin1')
  lossless[20] = 0x2f
  lossless.writeUInt32LE(639 + 479 * 2 ** 14, 21)
  expect(readImage(lossless)).toEqual({ type: 'image/webp', width: 640, height: 480 })
})

test.each([
  ['nothing', Buffer.alloc(0)],
  ['text', Buffer.from('hello, this is no picture at all')],
  ['SVG', Buffer.from(svg)],
  ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['a JPEG cut off before its frame', makeImage().subarray(0, 14)],
  ['a PNG cut off in its header', makeImage('image/png').subarray(0, 24)],
  ['no pixels across', makeImage('image/png', { width: 0 })],
  ['too many pixels across', makeImage('image/jpeg', { width: 6001 })],
  ['too many pixels down', makeImage('image/webp', { height: 6001 })],
  ['a PNG of four thousand million pixels', makeImage('image/png', { width: 0xffffffff })],
])('%s is refused', (_what, bytes) => {
  expect(readImage(bytes)).toBeNull()
})

test('6000 by 6000 pixels are accepted', () => {
  for (const type of imageTypes)
    expect(readImage(makeImage(type, { width: 6000, height: 6000 }))?.width).toBe(6000)
})

test('broken headers always get an answer', () => {
  const broken = fc
    .tuple(
      fc.constantFrom(...imageTypes),
      fc.array(fc.tuple(fc.nat(60), fc.nat(255)), { minLength: 1, maxLength: 12 }),
      fc.nat(60),
    )
    .map(([type, damage, end]) => {
      const bytes = makeImage(type)
      for (const [at, value] of damage) if (at < bytes.length) bytes[at] = value
      return bytes.subarray(0, end)
    })
  const check = () =>
    fc.assert(
      fc.property(broken, (bytes) => {
        const { width, height } = readImage(bytes) ?? { width: 1, height: 1 }
        return width * height > 0
      }),
      { numRuns: 2000, seed: 27 },
    )
  expect(check).not.toThrow()
})
