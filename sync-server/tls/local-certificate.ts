/**
 * The local certificate authority and the certificate it issues for this server, created on first use and renewed in
 * time.
 */
import { X509Certificate } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { isIP } from 'node:net'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { DAY_MS } from '#domain/calendar.ts'
import type { Log } from '#server/log.ts'
import type { Certificates } from './certificate-source.ts'
import { isPermitted, permittedAtHome } from './home-network.ts'
import type { KeyPair } from './make-certificate.ts'
import { issueCertificate, makeAuthority, permittedBy } from './make-certificate.ts'

const RENEWED_BEFORE_MS = 30 * DAY_MS

type Deps = {
  readonly dataDir: string
  /** The names and addresses that people may type for this server now. */
  readonly names: () => readonly string[]
  readonly now: () => Date
  readonly log: Log
}

type Settled = { readonly authority: KeyPair; readonly server: KeyPair }

export function openLocalCertificate(deps: Deps): Certificates {
  let settled = settle(deps)
  return {
    current: () => settled.server,
    authority: () => settled.authority.cert,
    refresh() {
      const before = settled.server.cert
      settled = settle(deps)
      return settled.server.cert !== before
    },
  }
}

/** The stored pair while it is valid, otherwise a new one. */
function settle(deps: Deps): Settled {
  const folder = join(deps.dataDir, 'tls')
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const names = deps.names()
  const authority = settleAuthority(join(folder, 'authority.pem'), names, deps)
  return { authority, server: settleServer(join(folder, 'server.pem'), { authority, names }, deps) }
}

function settleAuthority(file: string, names: readonly string[], { now, log }: Deps): KeyPair {
  const found = readPair(file)
  if (found !== null && !isEnding(found, now())) return found
  const name = `Mitten at ${hostname()}`
  const authority = makeAuthority({ name, permitted: permittedAtHome(names), now: now() })
  writePair(file, authority)
  if (found !== null)
    log.warn('warning', { message: 'The local authority is new: every device must trust it again' })
  return authority
}

function settleServer(
  file: string,
  { authority, names }: { readonly authority: KeyPair; readonly names: readonly string[] },
  { now, log }: Deps,
): KeyPair {
  const permitted = permittedBy(authority.cert)
  const granted = names.filter((name) => isPermitted(name, permitted))
  const found = readPair(file)
  if (found !== null && fits(found, { authority, granted, now: now() })) return found
  const server = issueCertificate(authority, { names: granted, now: now() })
  writePair(file, server)
  log.info('certificate', { names: granted.join(' ') })
  const refused = names.filter((name) => !granted.includes(name)).join(' ')
  if (refused !== '')
    log.warn('warning', {
      message: `The local authority may not speak for ${refused}: without the tls folder a new one is made`,
    })
  return server
}

/** Whether a certificate was issued by this authority, is valid for long enough, and contains every name. */
function fits(
  { cert }: KeyPair,
  about: {
    readonly authority: KeyPair
    readonly granted: readonly string[]
    readonly now: Date
  },
): boolean {
  const certificate = new X509Certificate(cert)
  return (
    !isEnding({ cert }, about.now) &&
    certificate.verify(new X509Certificate(about.authority.cert).publicKey) &&
    about.granted.every((name) =>
      isIP(name) === 0 ? certificate.checkHost(name) : certificate.checkIP(name),
    )
  )
}

function isEnding({ cert }: Pick<KeyPair, 'cert'>, now: Date): boolean {
  return Date.parse(new X509Certificate(cert).validTo) - now.getTime() < RENEWED_BEFORE_MS
}

/** Both are in one file, so that they always match. */
function readPair(file: string): KeyPair | null {
  if (!existsSync(file)) return null
  // A restore may have left the file readable by everybody.
  chmodSync(file, 0o600)
  const text = readFileSync(file, 'utf8')
  const [cert] = /-----BEGIN CERTIFICATE-----[^]+?-----END CERTIFICATE-----\n/.exec(text) ?? []
  const [key] = /-----BEGIN PRIVATE KEY-----[^]+?-----END PRIVATE KEY-----\n/.exec(text) ?? []
  if (cert === undefined || key === undefined)
    throw new Error(`${file} holds no certificate with its key: remove it, and a new one is made`)
  return { cert, key }
}

/** Atomic: the name appears when everything is written. */
function writePair(file: string, { cert, key }: KeyPair): void {
  const unfinished = `${file}.new`
  writeFileSync(unfinished, cert + key, { mode: 0o600 })
  renameSync(unfinished, file)
}
