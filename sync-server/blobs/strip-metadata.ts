/**
 * Strips metadata from a picture: place, time, device, texts, and anything after its end. Only parts that are known to
 * belong to the picture stay. Each parser goes forward once, within the bounds of the file.
 */
import { createKeptBytes, MAX_PARTS } from '#domain/pictures/kept-bytes.ts'
import type { ImageType } from '#domain/pictures/picture.ts'
import { stripJpeg } from '#domain/pictures/strip-jpeg.ts'

/** Chunks needed to show a PNG, including animated ones; not eXIf, tEXt, zTXt, iTXt, tIME and custom ones. */
const pngChunks = new Set(
  'IHDR PLTE IDAT IEND tRNS cHRM gAMA iCCP sBIT sRGB cICP mDCV cLLI bKGD pHYs acTL fcTL fdAT'.split(
    ' ',
  ),
)
/** EXIF and XMP are not among them. */
const webpChunks = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP'])
/** The flags of VP8X that announce an EXIF chunk and an XMP chunk. */
const WEBP_NOTES = 0x08 | 0x04
/** The application extensions with the repeat count of an animation. */
const gifApplications = ['NETSCAPE2.0', 'ANIMEXTS1.0']

const strippers: { readonly [T in ImageType]: (bytes: Buffer) => Uint8Array | null } = {
  'image/jpeg': stripJpeg,
  'image/png': stripPng,
  'image/webp': stripWebp,
  'image/gif': stripGif,
}

/** The same bytes if there is nothing to strip; null if the file cannot be parsed as its type. */
export function withoutMetadata(type: ImageType, bytes: Buffer): Buffer | null {
  const found = strippers[type](bytes)
  return found && Buffer.from(found.buffer, found.byteOffset, found.length)
}

function stripPng(bytes: Buffer): Uint8Array | null {
  const kept = createKeptBytes(bytes)
  kept.keep(0, 8)
  for (let at = 8, parts = 0; at + 12 <= bytes.length && parts < MAX_PARTS; parts++) {
    const end = at + 12 + bytes.readUInt32BE(at)
    if (end > bytes.length) return null
    const name = bytes.toString('latin1', at + 4, at + 8)
    if (pngChunks.has(name)) kept.keep(at, end)
    if (name === 'IEND') return kept.result()
    at = end
  }
  return null
}

function stripWebp(bytes: Buffer): Uint8Array | null {
  const limit = 8 + bytes.readUInt32LE(4)
  if (limit > bytes.length) return null
  const kept = createKeptBytes(bytes)
  kept.keep(0, 12)
  for (let at = 12, parts = 0; at < limit; parts++) {
    if (at + 8 > limit || parts > MAX_PARTS) return null
    const size = bytes.readUInt32LE(at + 4)
    const end = at + 8 + size + (size % 2)
    if (end > limit) return null
    if (webpChunks.has(bytes.toString('latin1', at, at + 4))) kept.keep(at, end)
    at = end
  }
  const found = kept.result()
  return found === bytes ? withWebpHeader(bytes) : withWebpHeader(Buffer.from(found))
}

/** Corrects the length and the flags in the header after chunks were stripped. */
function withWebpHeader(bytes: Buffer): Buffer {
  const isExtended = bytes.toString('latin1', 12, 16) === 'VP8X'
  const flags = isExtended ? (bytes[20] ?? 0) & ~WEBP_NOTES : bytes[20]
  if (bytes.readUInt32LE(4) === bytes.length - 8 && bytes[20] === flags) return bytes
  const right = Buffer.from(bytes)
  right.writeUInt32LE(right.length - 8, 4)
  if (flags !== undefined) right[20] = flags
  return right
}

function stripGif(bytes: Buffer): Uint8Array | null {
  const kept = createKeptBytes(bytes)
  let at = 13 + colorTable(bytes, 10)
  kept.keep(0, Math.min(at, bytes.length))
  for (let parts = 0; at < bytes.length; parts++) {
    const from = at
    const kind = bytes[at]
    if (kind === 0x3b) {
      kept.keep(at, at + 1)
      return kept.result()
    }
    if ((kind !== 0x2c && kind !== 0x21) || parts > MAX_PARTS) return null
    at = endOfBlocks(bytes, kind === 0x2c ? at + 11 + colorTable(bytes, at + 9) : at + 2)
    if (at > bytes.length) return null
    if (kind === 0x2c || isShown(bytes, from)) kept.keep(from, at)
  }
  // In many files the last byte is missing.
  return at === bytes.length ? kept.result() : null
}

/** The length of the colour table that these flags announce. */
function colorTable(bytes: Buffer, flagsAt: number): number {
  const flags = bytes[flagsAt] ?? 0
  return (flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 0x07) + 1)
}

/** The position after the empty block that ends the list; beyond the file if there is none. */
function endOfBlocks(bytes: Buffer, from: number): number {
  let at = from
  while (at < bytes.length && bytes[at] !== 0) at += 1 + (bytes[at] ?? 0)
  return at + 1
}

/** Whether an extension controls the next picture or the repeat count; comments, texts and the like are stripped. */
function isShown(bytes: Buffer, from: number): boolean {
  if (bytes[from + 1] === 0xf9) return true
  return (
    bytes[from + 1] === 0xff &&
    gifApplications.includes(bytes.toString('latin1', from + 3, from + 14))
  )
}
