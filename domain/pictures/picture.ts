/** Pictures: which ones are taken, and the path by which a row names one (decision A13). */

/** No SVG: opened as a page of its own it could run scripts. */
export const imageTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'] as const
export type ImageType = (typeof imageTypes)[number]

export const MAX_IMAGE_BYTES = 5 * 1024 * 1024
export const IMAGE_TOO_LARGE = 'Please select an image smaller than 5MB.'

export function isImageType(type: string): type is ImageType {
  return imageTypes.some((each) => each === type)
}

/** The path of the picture with this SHA-256, in lower-case hex. */
export function picturePath(hash: string): string {
  return `/api/blobs/${hash}`
}

/** The hash in such a path; null for any other address. */
export function pictureHash(url: string | null): string | null {
  return /^\/api\/blobs\/([0-9a-f]{64})$/.exec(url ?? '')?.[1] ?? null
}
