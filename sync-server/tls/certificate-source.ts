/** The interface of a source of certificates. */
import type { KeyPair } from './make-certificate.ts'

export type Certificates = {
  /** What the server shows now. */
  readonly current: () => KeyPair
  /** The local authority's own certificate as PEM; null where the certificate is somebody else's. */
  readonly authority: () => string | null
  /** Looks again, and tells whether there is another one now. */
  readonly refresh: () => boolean
}
