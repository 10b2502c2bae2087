/** Reads from the first bytes of a file whether it is a supported image, and its size; nothing is decoded (SEC27). */
import type { ImageType } from '#domain/pictures/picture.ts'

export type ImageHeader = {
  readonly type: ImageType
  readonly width: number
  readonly height: number
}

const MAX_SIDE = 6000

/** Null for anything but a JPEG, PNG, WebP or GIF of at most 6000 by 6000 pixels. */
export function readImage(bytes: Buffer): ImageHeader | null {
  const header = readJpeg(bytes) ?? readPng(bytes) ?? readWebp(bytes) ?? readGif(bytes)
  return header && isSide(header.width) && isSide(header.height) ? header : null
}

function isSide(pixels: number): boolean {
  return pixels >= 1 && pixels <= MAX_SIDE
}

function readPng(bytes: Buffer): ImageHeader | null {
  const starts = '89504e470d0a1a0a0000000d49484452'
  if (bytes.length < 33 || bytes.toString('hex', 0, 16) !== starts) return null
  return { type: 'image/png', width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
}

function readGif(bytes: Buffer): ImageHeader | null {
  if (bytes.length < 14 || !['GIF87a', 'GIF89a'].includes(bytes.toString('latin1', 0, 6)))
    return null
  return { type: 'image/gif', width: bytes.readUInt16LE(6), height: bytes.readUInt16LE(8) }
}

function readWebp(bytes: Buffer): ImageHeader | null {
  const [container, format] = [bytes.toString('latin1', 0, 4), bytes.toString('latin1', 8, 12)]
  if (bytes.length < 30 || container !== 'RIFF' || format !== 'WEBP') return null
  const size = webpSize(bytes)
  return size && { type: 'image/webp', ...size }
}

function webpSize(bytes: Buffer): Omit<ImageHeader, 'type'> | null {
  switch (bytes.toString('latin1', 12, 16)) {
    case 'VP8 ':
      if (bytes.toString('hex', 23, 26) !== '9d012a') return null
      return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff }
    case 'VP8L': {
      if (bytes[20] !== 0x2f) return null
      const packed = bytes.readUInt32LE(21)
      return { width: (packed & 0x3fff) + 1, height: ((packed >>> 14) & 0x3fff) + 1 }
    }
    case 'VP8X':
      return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 }
    default:
      return null
  }
}

/** Walks the segments up to the one that begins the picture; each step moves on, so this ends. */
function readJpeg(bytes: Buffer): ImageHeader | null {
  if (bytes.toString('hex', 0, 3) !== 'ffd8ff') return null
  for (let at = 2; at + 9 < bytes.length && bytes[at] === 0xff;) {
    const marker = bytes[at + 1] ?? 0
    if (marker === 0xff) {
      at += 1
      continue
    }
    if (isFrame(marker))
      return {
        type: 'image/jpeg',
        width: bytes.readUInt16BE(at + 7),
        height: bytes.readUInt16BE(at + 5),
      }
    const length = bytes.readUInt16BE(at + 2)
    if (length < 2 || isBare(marker)) return null
    at += 2 + length
  }
  return null
}

/** Start of frame, in any coding; the three numbers skipped here mean tables. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
}

/** Markers without a length; none of them occurs before the frame. */
function isBare(marker: number): boolean {
  return marker <= 0x01 || (marker >= 0xd0 && marker <= 0xda)
}
