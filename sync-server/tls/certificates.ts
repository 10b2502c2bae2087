/** Chooses the source of the server's certificate, and reloads it while the server runs. */
import type { Server } from 'node:https'
import type { Config } from '#server/config.ts'
import type { Log } from '#server/log.ts'
import type { Certificates } from './certificate-source.ts'
import { homeNames } from './home-network.ts'
import { openLocalCertificate } from './local-certificate.ts'
import { openOwnCertificate } from './own-certificate.ts'

/** A router may change an address at any time, and a renewed file should not need a restart. */
const CHECK_MS = 60_000

type Deps = { readonly config: Config; readonly log: Log }

/** The source that the settings select; null for plain http. Throws an Error with a message for people. */
export function openCertificates({ config, log }: Deps): Certificates | null {
  if (config.tlsFiles !== null) return openOwnCertificate(config.tlsFiles, log)
  if (!config.isLan) return null
  const names = () => homeNames(config.publicOrigin)
  return openLocalCertificate({ dataDir: config.dataDir, names, now: () => new Date(), log })
}

/** Gives new connections the newest certificate; open ones keep theirs. */
export function watchCertificates(
  server: Server,
  certificates: Certificates,
  log: Log,
): () => void {
  const check = () => {
    try {
      if (certificates.refresh()) server.setSecureContext(certificates.current())
    } catch (error) {
      log.fault(error)
    }
  }
  const timer = setInterval(check, CHECK_MS).unref()
  return () => clearInterval(timer)
}
