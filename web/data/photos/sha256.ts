/** SHA-256: from the browser or, over plain http, where browsers do not offer it, from a library. */
import { sha256 as inScript } from '@noble/hashes/sha2.js'

/** The hash in lower-case hex. The worker, which exists only over https, is built without the library. */
export async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const hash = globalThis.isSecureContext
    ? new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
    : inScript(bytes)
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
