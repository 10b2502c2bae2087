/** Makes a photo from a file or the camera: small, upright, and without metadata (A13). */
import { MAX_IMAGE_BYTES } from '#domain/pictures/picture.ts'
import { stripJpeg } from '#domain/pictures/strip-jpeg.ts'
import type { Photo } from '#web/data/photos/photo.ts'
import { sha256 } from '#web/data/photos/sha256.ts'

const MAX_SIDE = 512
const QUALITY = 0.8
const TYPE = 'image/jpeg'

/** The area of the source that becomes the photo, in source pixels. */
type Crop = {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Why there is no photo, in the order of the checks. */
class PhotoRefused extends Error {
  override readonly name = 'PhotoRefused'
  readonly reason: 'tooLarge' | 'unreadable'

  constructor(reason: PhotoRefused['reason']) {
    super(reason)
    this.reason = reason
  }
}

/** Rejects with PhotoRefused. Decoding and resizing happen beside the page, so that a large file freezes nothing. */
export async function photoFromFile(file: Blob): Promise<Photo> {
  if (file.size > MAX_IMAGE_BYTES) throw new PhotoRefused('tooLarge')
  const whole = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => {
    throw new PhotoRefused('unreadable')
  })
  const { width, height } = whole
  const scale = Math.min(1, MAX_SIDE / Math.max(width, height))
  const small = await createImageBitmap(whole, {
    resizeWidth: Math.max(1, Math.round(width * scale)),
    resizeHeight: Math.max(1, Math.round(height * scale)),
    resizeQuality: 'high',
  })
  whole.close()
  const photo = await encode(small, { x: 0, y: 0, width: small.width, height: small.height })
  small.close()
  return photo
}

/** The square in the middle of what the camera shows. */
export function photoFromVideo(video: HTMLVideoElement): Promise<Photo> {
  const { videoWidth, videoHeight } = video
  const side = Math.min(videoWidth, videoHeight)
  const [x, y] = [(videoWidth - side) / 2, (videoHeight - side) / 2]
  return encode(video, { x, y, width: side, height: side })
}

async function encode(source: CanvasImageSource, crop: Crop): Promise<Photo> {
  const scale = Math.min(1, MAX_SIDE / Math.max(crop.width, crop.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(crop.width * scale))
  canvas.height = Math.max(1, Math.round(crop.height * scale))
  const context = canvas.getContext('2d')
  if (context === null) throw new PhotoRefused('unreadable')
  // JPEG has no transparency: without a background, transparent parts would turn black.
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = 'high'
  const { x, y, width, height } = crop
  context.drawImage(source, x, y, width, height, 0, 0, canvas.width, canvas.height)
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, TYPE, QUALITY))
  if (blob === null) throw new PhotoRefused('unreadable')
  // Some browsers add metadata about the size, as cameras do; the server accepts no metadata.
  const stripped = stripJpeg(new Uint8Array(await blob.arrayBuffer()))
  if (stripped === null) throw new PhotoRefused('unreadable')
  const bytes = new Uint8Array(stripped)
  return { hash: await sha256(bytes), type: blob.type, bytes: bytes.buffer }
}
