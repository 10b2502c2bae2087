/** The images of make-image.ts with all the metadata that cameras and programs write; each value says SECRET. */
import type { ImageType } from '#domain/pictures/picture.ts'
import { gifBlocks, makeImage, pngChunk, webpChunk, webpOf } from './make-image.ts'

const secret = Buffer.from('SECRET: 52.5163 N 13.3777 E, 2026-03-02 09:00')

export function noted(type: ImageType): Buffer {
  return Buffer.concat([makers[type](makeImage(type)), secret])
}

const makers: { readonly [T in ImageType]: (clean: Buffer) => Buffer } = {
  'image/jpeg': notedJpeg,
  'image/png': notedPng,
  'image/webp': notedWebp,
  'image/gif': notedGif,
}

/** An Exif segment with the orientation, here upright, and a thumbnail and other data after its directory. */
export function exif(orientation = 1, isLittle = false): Buffer {
  const directory = isLittle
    ? Buffer.from('49492a00080000000100120103000100000001000000000000000', 'hex')
    : Buffer.from('4d4d002a0000000800010112000300000001000100000000000000', 'hex')
  directory[isLittle ? 18 : 19] = orientation
  return segment(0xe1, Buffer.concat([Buffer.from('Exif\0\0'), directory, secret]))
}

export function segment(marker: number, data: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(data.length + 2, 2)
  return Buffer.concat([head, data])
}

/** Also between the frame and the scan, and with fill bytes. */
function notedJpeg(clean: Buffer): Buffer {
  const frame = clean.indexOf(Buffer.from('ffc0', 'hex'))
  const scan = clean.indexOf(Buffer.from('ffda', 'hex'))
  const notes = [
    exif(),
    segment(0xe0, Buffer.concat([Buffer.from('JFXX\0'), secret])),
    segment(0xe1, Buffer.concat([Buffer.from('http://ns.adobe.com/xap/1.0/\0'), secret])),
    segment(0xe2, Buffer.concat([Buffer.from('MPF\0'), secret])),
    segment(0xed, Buffer.concat([Buffer.from('Photoshop 3.0\0'), secret])),
    segment(0xef, secret),
    segment(0xfe, secret),
    Buffer.from('ffffff', 'hex'),
  ]
  return Buffer.concat([
    clean.subarray(0, frame),
    ...notes,
    clean.subarray(frame, scan),
    segment(0xfe, secret),
    clean.subarray(scan),
  ])
}

function notedPng(clean: Buffer): Buffer {
  const notes = ['eXIf', 'tEXt', 'zTXt', 'iTXt', 'tIME', 'prVt'].map((name) =>
    pngChunk(name, secret),
  )
  const end = clean.length - 12
  return Buffer.concat([
    clean.subarray(0, 33),
    ...notes,
    clean.subarray(33, end),
    ...notes,
    clean.subarray(end),
  ])
}

function notedWebp(clean: Buffer): Buffer {
  const first = Buffer.from(clean.subarray(12, 30))
  first[8] = 0x0c
  const notes = ['EXIF', 'XMP ', 'note'].map((name) => webpChunk(name, secret))
  return webpOf(first, clean.subarray(30), ...notes)
}

function notedGif(clean: Buffer): Buffer {
  const notes = [
    Buffer.concat([Buffer.from('21fe', 'hex'), gifBlocks(secret)]),
    Buffer.concat([Buffer.from('21ff0b', 'hex'), Buffer.from('XMP DataXMP'), gifBlocks(secret)]),
    Buffer.concat([Buffer.from('2101', 'hex'), gifBlocks(secret)]),
  ]
  return Buffer.concat([clean.subarray(0, 13), ...notes, clean.subarray(13)])
}
