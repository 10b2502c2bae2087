/** The interface of a source of certificates. */
import type { KeyPair } from './make-certificate.ts'

export type Certificates = {
  /** The server's current certificate. */
  readonly current: () => KeyPair
  /** The local authority's own certificate as PEM; null if the authority did not issue the certificate. */
  readonly authority: () => string | null
  /** Reloads, and returns whether the certificate changed. */
  readonly refresh: () => boolean
}
