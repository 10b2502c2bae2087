/** The relying party for which a passkey is made: the host name in the address of this server (A20). */
import { isIP } from 'node:net'
import type { Context } from 'hono'
import type { Config } from '#server/config.ts'
import { HttpError } from '#server/errors.ts'
import { bareHost } from '#server/tls/home-network.ts'

export type RelyingParty = {
  /** The host of the address: browsers offer a passkey only there. */
  readonly id: string
  readonly origin: string
}

type Origins = Pick<Config, 'publicOrigin' | 'isPublicOriginGiven' | 'isHttps'>

/**
 * If no address is configured, the one that the browser used counts, as for requests from other sites. A foreign name
 * that resolves to this server gains nothing: a passkey is stored with the name for which it was made.
 */
export function relyingPartyOf(
  c: Context,
  { publicOrigin, isPublicOriginGiven, isHttps }: Origins,
): RelyingParty {
  const host = isPublicOriginGiven ? undefined : c.req.header('host')
  const address = host === undefined ? publicOrigin : `http${isHttps ? 's' : ''}://${host}`
  const { protocol, hostname, origin } = URL.canParse(address)
    ? new URL(address)
    : new URL(publicOrigin)
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost')
  const isNamed = isIP(bareHost(hostname)) === 0
  if (!isNamed || (protocol !== 'https:' && !isLocal))
    throw new HttpError(409, 'no_passkeys_here', 'Passkeys need an address with https and a name')
  return { id: hostname, origin }
}
