/** Metadata such as place, time and author is stripped from pictures, and everything visible stays (SEC27). */
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { imageTypes } from '#domain/pictures/picture.ts'
import { readImage } from './read-image.ts'
import { withoutMetadata } from './strip-metadata.ts'
import { gifBlocks, makeImage, pngChunk, webpOf } from './testing/make-image.ts'
import { exif, noted, segment } from './testing/noted.ts'

test.each(imageTypes)('%s loses all metadata, and what follows its end', (type) => {
  expect(noted(type).includes('SECRET')).toBe(true)
  expect(withoutMetadata(type, noted(type))).toEqual(makeImage(type))
})

test.each(imageTypes)('%s without metadata stays identical', (type) => {
  const clean = makeImage(type)
  expect(withoutMetadata(type, clean)).toEqual(clean)
})

test.each([
  [6, false],
  [8, true],
] as const)(
  'a photo that lies on its side (%i) is still turned, and nothing else is noted',
  (side, isLittle) => {
    const clean = makeImage()
    const turned = withTheFirst(exif(side, isLittle))
    const kept = withoutMetadata('image/jpeg', turned)
    const note = `ffe100224578696600004d4d002a0000000800010112000300000001000${side}`
    expect(kept?.toString('hex')).toBe(
      clean.toString('hex', 0, 2) + note.padEnd(72, '0') + clean.toString('hex', 2),
    )
    expect(kept && withoutMetadata('image/jpeg', kept)).toEqual(kept)
  },
)

test('an orientation that is invalid, or points beyond its segment, is stripped', () => {
  const clean = makeImage()
  for (const orientation of [0, 1, 9, 255])
    expect(withoutMetadata('image/jpeg', withTheFirst(exif(orientation)))).toEqual(clean)
  const lying = exif(6)
  lying.writeUInt32BE(0xfffffff0, 14)
  expect(withoutMetadata('image/jpeg', withTheFirst(lying))).toEqual(clean)
  const endless = exif(6)
  endless.writeUInt16BE(0xffff, 18)
  endless.writeUInt16BE(0x0113, 20)
  expect(withoutMetadata('image/jpeg', withTheFirst(endless))).toEqual(clean)
})

test('colour data, later scans and restarts stay; a truncated scan stays as far as it goes', () => {
  const clean = makeImage()
  const profile = segment(0xe2, Buffer.from('ICC_PROFILE\0 colours'))
  const adobe = segment(0xee, Buffer.from('Adobe\0d\0\0\0\0\0', 'latin1'))
  const coloured = withTheFirst(Buffer.concat([profile, adobe]))
  const scan = clean.subarray(clean.indexOf(Buffer.from('ffda', 'hex')), -2)
  const restarted = Buffer.from('00ff00ffd0ff00ffd7', 'hex')
  const progressive = Buffer.concat([coloured.subarray(0, -2), restarted, scan, restarted])
  const whole = Buffer.concat([progressive, Buffer.from('ffd9', 'hex')])
  expect(withoutMetadata('image/jpeg', whole)).toEqual(whole)
  expect(withoutMetadata('image/jpeg', progressive)).toEqual(progressive)
})

test('an animated GIF stays animated', () => {
  const clean = makeImage('image/gif')
  const loop = Buffer.concat([
    Buffer.from('21ff0b', 'hex'),
    Buffer.from('NETSCAPE2.0'),
    gifBlocks(Buffer.from('010000', 'hex')),
    Buffer.from('21f90400000000', 'hex'),
    Buffer.from('00', 'hex'),
  ])
  const moving = Buffer.concat([clean.subarray(0, 13), loop, clean.subarray(13)])
  expect(withoutMetadata('image/gif', moving)).toEqual(moving)
  const unended = moving.subarray(0, -1)
  expect(withoutMetadata('image/gif', unended)).toEqual(unended)
})

test('broken files give a result that is not longer than the file', () => {
  const broken = fc
    .tuple(
      fc.constantFrom(...imageTypes),
      fc.array(fc.tuple(fc.nat(800), fc.nat(255)), { minLength: 1, maxLength: 8 }),
      fc.nat(1000),
    )
    .map(([type, damage, end]) => {
      const bytes = noted(type)
      for (const [at, value] of damage) if (at < bytes.length) bytes[at] = value
      return { type, bytes: bytes.subarray(0, end) }
    })
  fc.assert(
    fc.property(broken, ({ bytes }) => {
      const type = readImage(bytes)?.type ?? 'image/jpeg'
      const kept = readImage(bytes) && withoutMetadata(type, bytes)
      const again = kept && withoutMetadata(type, kept)
      expect(again).toEqual(kept)
      expect(kept?.length ?? 0).toBeLessThanOrEqual(bytes.length + 36)
    }),
    { numRuns: 3000, seed: 27 },
  )
})

/** Files that consist only of the smallest parts. */
test.each([
  ['image/jpeg', makeImage().subarray(0, 20), 'ffdd0002ffe20002'],
  ['image/png', makeImage('image/png').subarray(0, 33), '000000004944415400000000'],
  ['image/webp', webpOf(), '414c5048000000006e6f746500000000'],
  ['image/gif', makeImage('image/gif').subarray(0, 13), '21fe0021f900'],
] as const)('%s with more parts than any picture is refused', (type, head, part) => {
  const fileOf = (count: number) => {
    const bytes = Buffer.concat([
      head,
      ...Array.from({ length: count }, () => Buffer.from(part, 'hex')),
    ])
    if (type === 'image/webp') bytes.writeUInt32LE(bytes.length - 8, 4)
    return type === 'image/png' ? Buffer.concat([bytes, pngChunk('IEND', Buffer.alloc(0))]) : bytes
  }
  expect(withoutMetadata(type, fileOf(1000))).not.toBeNull()
  expect(withoutMetadata(type, fileOf(30_000))).toBeNull()
})

function withTheFirst(more: Buffer): Buffer {
  const clean = makeImage()
  return Buffer.concat([clean.subarray(0, 2), more, clean.subarray(2)])
}
