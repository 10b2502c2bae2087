/** Images as far as anybody here looks: a right header of the wanted size, and bytes that tell one from another. */
import { createHash } from 'node:crypto'
import type { ImageType } from '#domain/pictures/picture.ts'

type Size = { readonly width?: number; readonly height?: number; readonly salt?: string }

const makers: { readonly [T in ImageType]: (width: number, height: number) => Buffer } = {
  'image/jpeg': jpeg,
  'image/png': png,
  'image/webp': webp,
  'image/gif': gif,
}

export function makeImage(
  type: ImageType = 'image/jpeg',
  { width = 40, height = 30, salt = '' }: Size = {},
): Buffer {
  return Buffer.concat([makers[type](width, height), Buffer.from(`${salt} `.padEnd(20))])
}

export function hashOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex')
}

export function dataUrl(bytes: Buffer, type = 'image/jpeg'): string {
  return `data:${type};base64,${bytes.toString('base64')}`
}

/** With a segment of a camera before the frame, as photos have. */
function jpeg(width: number, height: number): Buffer {
  const frame = Buffer.from('ffc0001108000000000301220002110103110', 'hex')
  frame.writeUInt16BE(height, 5)
  frame.writeUInt16BE(width, 7)
  return Buffer.concat([Buffer.from('ffd8ffe1000845786966', 'hex'), Buffer.alloc(2), frame])
}

function png(width: number, height: number): Buffer {
  const bytes = Buffer.concat([
    Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'),
    Buffer.alloc(17),
  ])
  bytes.writeUInt32BE(width, 16)
  bytes.writeUInt32BE(height, 20)
  return bytes
}

function webp(width: number, height: number): Buffer {
  const bytes = Buffer.alloc(30)
  bytes.write('RIFF', 0, 'latin1')
  bytes.write('WEBPVP8X', 8, 'latin1')
  bytes.writeUIntLE(width - 1, 24, 3)
  bytes.writeUIntLE(height - 1, 27, 3)
  return bytes
}

function gif(width: number, height: number): Buffer {
  const bytes = Buffer.alloc(14)
  bytes.write('GIF89a', 0, 'latin1')
  bytes.writeUInt16LE(width, 6)
  bytes.writeUInt16LE(height, 8)
  return bytes
}
