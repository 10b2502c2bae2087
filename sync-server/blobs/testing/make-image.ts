/** Images for tests, as far as the code reads them: complete files of a given size, with bytes that tell them apart. */
import { createHash } from 'node:crypto'
import type { ImageType } from '#domain/pictures/picture.ts'

type Size = {
  readonly width?: number
  readonly height?: number
  readonly salt?: string
  /** The size of the whole file. */
  readonly bytes?: number
}
type Drawn = { readonly width: number; readonly height: number; readonly pixels: Buffer }

const makers: { readonly [T in ImageType]: (drawn: Drawn) => Buffer } = {
  'image/jpeg': jpeg,
  'image/png': png,
  'image/webp': webp,
  'image/gif': gif,
}

export function makeImage(
  type: ImageType = 'image/jpeg',
  { width = 40, height = 30, salt = '', bytes = 0 }: Size = {},
): Buffer {
  const pixels = Buffer.from(`${salt} `.padEnd(20))
  const made = makers[type]({ width, height, pixels })
  if (bytes === 0) return made
  const more = Buffer.alloc(bytes - made.length)
  return makers[type]({ width, height, pixels: Buffer.concat([pixels, more]) })
}

export function hashOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex')
}

export function dataUrl(bytes: Buffer, type = 'image/jpeg'): string {
  return `data:${type};base64,${bytes.toString('base64')}`
}

/** One scan of a grey picture. */
function jpeg({ width, height, pixels }: Drawn): Buffer {
  const head = Buffer.from(
    'ffd8ffe000104a46494600010100000100010000ffc0000b080000000001011100',
    'hex',
  )
  head.writeUInt16BE(height, 25)
  head.writeUInt16BE(width, 27)
  const scan = Buffer.from('ffda0008010100003f00', 'hex')
  return Buffer.concat([head, scan, pixels, Buffer.from('ffd9', 'hex')])
}

function png({ width, height, pixels }: Drawn): Buffer {
  const size = Buffer.alloc(13)
  size.writeUInt32BE(width, 0)
  size.writeUInt32BE(height, 4)
  const signature = Buffer.from('89504e470d0a1a0a', 'hex')
  return Buffer.concat([
    signature,
    pngChunk('IHDR', size),
    pngChunk('IDAT', pixels),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

export function pngChunk(name: string, data: Buffer): Buffer {
  const chunk = Buffer.alloc(12 + data.length)
  chunk.writeUInt32BE(data.length, 0)
  chunk.write(name, 4, 'latin1')
  data.copy(chunk, 8)
  return chunk
}

function webp({ width, height, pixels }: Drawn): Buffer {
  const size = Buffer.alloc(10)
  size.writeUIntLE(width - 1, 4, 3)
  size.writeUIntLE(height - 1, 7, 3)
  return webpOf(webpChunk('VP8X', size), webpChunk('VP8L', pixels))
}

export function webpOf(...chunks: readonly Buffer[]): Buffer {
  const file = Buffer.concat([Buffer.from('RIFF0000WEBP'), ...chunks])
  file.writeUInt32LE(file.length - 8, 4)
  return file
}

export function webpChunk(name: string, data: Buffer): Buffer {
  const chunk = Buffer.alloc(8 + data.length + (data.length % 2))
  chunk.write(name, 0, 'latin1')
  chunk.writeUInt32LE(data.length, 4)
  data.copy(chunk, 8)
  return chunk
}

function gif({ width, height, pixels }: Drawn): Buffer {
  const head = Buffer.from('GIF89a0000000')
  head.fill(0, 6)
  head.writeUInt16LE(width, 6)
  head.writeUInt16LE(height, 8)
  const picture = Buffer.from('2c00000000000000000002', 'hex')
  return Buffer.concat([head, picture, gifBlocks(pixels), Buffer.from(';')])
}

export function gifBlocks(data: Buffer): Buffer {
  const blocks: Buffer[] = []
  for (let at = 0; at < data.length; at += 255) {
    const block = data.subarray(at, at + 255)
    blocks.push(Buffer.from([block.length]), block)
  }
  return Buffer.concat([...blocks, Buffer.from([0])])
}
