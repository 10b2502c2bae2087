/**
 * Strips from a JPEG whatever cameras and programs write into it: place, time, device, thumbnails, comments, and
 * anything after its end. Runs on both sides: a device names a photo by its bytes, so these must be the bytes that the
 * server keeps.
 */
import type { KeptBytes } from '#domain/pictures/kept-bytes.ts'
import { createKeptBytes, MAX_PARTS } from '#domain/pictures/kept-bytes.ts'

const [END, SCAN, APP0, APP1, APP2, APP14] = [0xd9, 0xda, 0xe0, 0xe1, 0xe2, 0xee]
const ORIENTATION = 0x0112
/** A segment with the only value that is kept: the orientation. */
const UPRIGHT = [
  0xff, 0xe1, 0, 34, 0x45, 0x78, 0x69, 0x66, 0, 0, 0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12,
  0, 3, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0,
] as const
const UPRIGHT_VALUE = 29

type Segment = {
  readonly bytes: Uint8Array
  readonly marker: number
  readonly from: number
  readonly to: number
}

/** The same bytes if there is nothing to strip; null if the file cannot be parsed as a JPEG. */
export function stripJpeg(bytes: Uint8Array): Uint8Array | null {
  const kept = createKeptBytes(bytes, UPRIGHT.length)
  kept.keep(0, 2)
  let isTurned = false
  let at = 2
  for (let parts = 0; at < bytes.length; parts++) {
    // Fill bytes may precede every marker.
    while (bytes[at] === 0xff && bytes[at + 1] === 0xff) at++
    if (bytes[at] === 0xff && bytes[at + 1] === END) {
      kept.keep(at, at + 2)
      return kept.result()
    }
    const segment = segmentAt(bytes, at)
    if (segment === null || parts > MAX_PARTS) return null
    if (isPicture(segment)) kept.keep(at, segment.to)
    else if (!isTurned) isTurned = keepOrientation(segment, kept)
    at = segment.marker === SCAN ? endOfScan(bytes, segment.to) : segment.to
    kept.keep(segment.to, at)
  }
  // A truncated picture: the part that exists can be shown.
  return kept.result()
}

function segmentAt(bytes: Uint8Array, from: number): Segment | null {
  const marker = bytes[from + 1] ?? 0
  const to = from + 2 + wordAt(bytes, from + 2)
  if (bytes[from] !== 0xff || isBare(marker) || to < from + 4 || to > bytes.length) return null
  return { bytes, marker, from, to }
}

/** Markers without a length; none of them occurs between segments. */
function isBare(marker: number): boolean {
  return marker <= 0x01 || (marker >= 0xd0 && marker <= 0xd8)
}

/** Frames, tables and scans, and the segments on which their colours depend. */
function isPicture(segment: Segment): boolean {
  const { bytes, marker, from, to } = segment
  switch (marker) {
    case APP0: // It is longer if it contains a thumbnail.
      return startsWith(segment, 'JFIF\0') && to - from === 18 && wordAt(bytes, from + 16) === 0
    case APP2:
      return startsWith(segment, 'ICC_PROFILE\0')
    case APP14:
      return startsWith(segment, 'Adobe') && to - from === 16
    default:
      return marker >= 0xc0 && marker <= 0xdf
  }
}

/** The position of the next marker: within a scan, 0xff is followed only by stuffed and restart bytes. */
function endOfScan(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at + 2)) {
    const next = bytes[at + 1] ?? 0
    if (next !== 0 && (next < 0xd0 || next > 0xd7)) return at
  }
  return bytes.length
}

/** Whether the segment has an orientation other than upright: only that is written again. */
function keepOrientation(segment: Segment, kept: KeptBytes): boolean {
  const orientation = orientationIn(segment)
  if (orientation < 2 || orientation > 8) return false
  const note = Uint8Array.from(UPRIGHT)
  note[UPRIGHT_VALUE] = orientation
  kept.put(note)
  return true
}

/** The orientation in the first Exif directory; 1 (upright) without one. */
function orientationIn(segment: Segment): number {
  const { bytes, marker, from, to } = segment
  if (marker !== APP1 || !startsWith(segment, 'Exif\0\0') || to - from < 20) return 1
  const start = from + 10
  const isLittle = bytes[start] === 0x49
  const view = new DataView(bytes.buffer, bytes.byteOffset + start, to - start)
  const directory = view.getUint32(4, isLittle)
  if (directory + 2 > view.byteLength) return 1
  const count = view.getUint16(directory, isLittle)
  for (let entry = 0; entry < count; entry++) {
    const at = directory + 2 + 12 * entry
    if (at + 12 > view.byteLength) return 1
    if (view.getUint16(at, isLittle) === ORIENTATION) return view.getUint16(at + 8, isLittle)
  }
  return 1
}

function startsWith({ bytes, from }: Segment, text: string): boolean {
  for (let index = 0; index < text.length; index++)
    if (bytes[from + 4 + index] !== text.charCodeAt(index)) return false
  return true
}

function wordAt(bytes: Uint8Array, at: number): number {
  return ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0)
}
