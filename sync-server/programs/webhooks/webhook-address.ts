/**
 * Where this server may send webhooks (A45): to the internet by https, and into its own network only if the operator
 * lists it. Otherwise anybody with an account could make it send requests to hosts that only it can reach.
 */
import type { LookupFunction } from 'node:net'
import { isIP } from 'node:net'
import { createTrusted } from '#server/http/client-address.ts'
import type { Resolve } from '#server/push/public-address.ts'
import { isPublicAddress, isPublicEndpoint, lookupAmong } from '#server/push/public-address.ts'
import { bareHost } from '#server/tls/home-network.ts'

export type WebhookAddresses = {
  /** Whether an address is allowed. Where a name leads is known only when it is looked up. */
  isAllowed(address: string): boolean
  /** For the request: the address that was checked is the one it connects to. */
  lookupFor(address: string): LookupFunction
}

export function createWebhookAddresses(
  networks: readonly string[],
  resolve?: Resolve,
): WebhookAddresses {
  const isListed = createTrusted(networks) ?? (() => false)
  return {
    isAllowed(address) {
      if (isPublicEndpoint(address)) return true
      if (networks.length === 0 || !URL.canParse(address)) return false
      const { protocol, hostname, username, password } = new URL(address)
      if (!/^https?:$/.test(protocol) || username !== '' || password !== '') return false
      const host = bareHost(hostname)
      return isIP(host) === 0 || isListed(host)
    },
    lookupFor(address) {
      const mayBePublic = isPublicEndpoint(address)
      return lookupAmong((ip) => isListed(ip) || (mayBePublic && isPublicAddress(ip)), resolve)
    },
  }
}
