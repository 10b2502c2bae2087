/** The operator's certificate, in two files that another program renews. */
import { readFileSync } from 'node:fs'
import { createSecureContext } from 'node:tls'
import type { Log } from '#server/log.ts'
import type { Certificates } from './certificate-source.ts'
import type { KeyPair } from './make-certificate.ts'

export type TlsFiles = { readonly cert: string; readonly key: string }

export function openOwnCertificate(files: TlsFiles, log: Log): Certificates {
  let current = read(files)
  let refused: KeyPair | null = null
  check(current)

  function refresh(): boolean {
    let found: KeyPair | null = null
    try {
      found = read(files)
      if (isSame(found, current) || isSame(found, refused)) return false
      check(found)
    } catch (error) {
      // While a file is being replaced, or only one of the two has been, the old pair stays in use.
      refused = found
      log.warn('warning', { message: error instanceof Error ? error.message : String(error) })
      return false
    }
    current = found
    log.info('certificate')
    return true
  }
  return { current: () => current, authority: () => null, refresh }
}

function read({ cert, key }: TlsFiles): KeyPair {
  return { cert: readNamed('TLS_CERT', cert), key: readNamed('TLS_KEY', key) }
}

function readNamed(setting: string, file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (cause) {
    throw new Error(`${setting} names a file that cannot be read`, { cause })
  }
}

function check(pair: KeyPair): void {
  try {
    // It takes an empty text for none, and a server without a certificate refuses everybody.
    if (pair.cert === '' || pair.key === '') throw new Error('A file is empty')
    createSecureContext(pair)
  } catch (cause) {
    throw new Error('TLS_CERT and TLS_KEY do not hold a certificate and its key', { cause })
  }
}

function isSame(pair: KeyPair, other: KeyPair | null): boolean {
  return pair.cert === other?.cert && pair.key === other.key
}
