/** The path by which a row names a picture (A13). Separate, because every screen with pictures needs it. */

/** The length of such a path. */
export const MAX_PATH = '/api/blobs/'.length + 64

/** The path of the picture with this SHA-256, in lower-case hex. */
export function picturePath(hash: string): string {
  return `/api/blobs/${hash}`
}

/** The hash in such a path; null for every other address. */
export function pictureHash(url: string | null): string | null {
  return /^\/api\/blobs\/([0-9a-f]{64})$/.exec(url ?? '')?.[1] ?? null
}
