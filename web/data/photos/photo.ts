/** A photo as stored on this device: bytes under their hash, in the account's own database (R45). */

export type PhotoFacts = {
  /** SHA-256 of the bytes, as in the path by which rows name it. */
  readonly hash: string
  readonly type: string
  readonly size: number
  /** Made on this device: it has to be uploaded. */
  readonly isOwn: boolean
  /** Taken to show that a task is done; photos from earlier releases lack this. */
  readonly isProof?: boolean
  /** The epoch in which it was uploaded. A restored server has another epoch, and the photo is uploaded again. */
  readonly sentIn: string | null
  /** The server said that it will never accept it; it stays on this device. */
  readonly isRefused: boolean
  /** When it was last shown, in milliseconds. */
  readonly usedAt: number
}

/** An ArrayBuffer, because blobs from cameras break IndexedDB on some phones. */
export type PhotoBytes = { readonly hash: string; readonly bytes: ArrayBuffer }

export type Photo = Pick<PhotoFacts, 'hash' | 'type'> & PhotoBytes
