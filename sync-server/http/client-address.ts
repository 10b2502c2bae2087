/** The client's address, as far as it can be trusted: used by the rate limits and the log. */
import { BlockList, isIP, isIPv6 } from 'node:net'
import type { Context } from 'hono'

export type ClientAddress = (c: Context) => string

/** X-Forwarded-For counts only from a trusted proxy, and then from the right. */
export function createClientAddress(trustedProxies: readonly string[]): ClientAddress {
  const trusted = createTrusted(trustedProxies)
  return (c) => {
    const peer = peerOf(c)
    if (trusted === null || !trusted(peer)) return limitedAs(peer)
    const forwarded = (c.req.header('x-forwarded-for') ?? '').split(',').map(bare).toReversed()
    let client = peer
    for (const hop of forwarded) {
      if (isIP(hop) === 0) break
      client = hop
      if (!trusted(hop)) break
    }
    return limitedAs(client)
  }
}

/** Makes a check whether an address is in one of these networks; null if there are none. */
export function createTrusted(networks: readonly string[]): ((address: string) => boolean) | null {
  if (networks.length === 0) return null
  const list = new BlockList()
  for (const network of networks) {
    const [address = '', bits] = network.split('/')
    const family = isIPv6(address) ? 'ipv6' : 'ipv4'
    list.addSubnet(
      address,
      bits === undefined ? (family === 'ipv6' ? 128 : 32) : Number(bits),
      family,
    )
  }
  return (given) => {
    const address = unmapped(given)
    return isIP(address) !== 0 && list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
  }
}

/** The remote address of the connection. In tests there may be none. */
function peerOf(c: Context): string {
  const address: unknown = c.env?.incoming?.socket?.remoteAddress
  return typeof address === 'string' ? address : 'unknown'
}

/** Without port and brackets, as proxies may add them. */
function bare(hop: string): string {
  const text = hop.trim()
  const bracketed = /^\[([^\]]+)\](?::\d+)?$/.exec(text)?.[1]
  return bracketed ?? text.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
}

/** An IPv4 address as a dual-stack socket shows it. */
function unmapped(address: string): string {
  return address.startsWith('::ffff:') && address.includes('.') ? address.slice(7) : address
}

/** The networks around an address for the limits: what one customer may have, and a neighbourhood of customers. */
export type Networks = {
  /** The address itself; for IPv6 its /64. */
  readonly place: string
  /** An IPv6 /56, which one customer often has; for IPv4 the address itself. */
  readonly site: string
  /** An IPv6 /48, an IPv4 /24. */
  readonly neighbourhood: string
}

export function networksAround(place: string): Networks {
  if (place.endsWith('::/64')) {
    const [first = '', second = '', third = '', fourth = ''] = place.slice(0, -5).split(':')
    const wide = (Number.parseInt(fourth, 16) & 0xff00).toString(16)
    const site = `${first}:${second}:${third}:${wide}::/56`
    return { place, site, neighbourhood: `${first}:${second}:${third}::/48` }
  }
  return { place, site: place, neighbourhood: place.replace(/\.\d+$/, '.0/24') }
}

/** A household or a machine has a whole /64 of IPv6: changing addresses within it must not evade a limit. */
export function limitedAs(given: string): string {
  const address = unmapped(given)
  if (!address.includes(':')) return address
  const [head = '', tail] = address.split('%')[0]?.split('::') ?? []
  const groups = head === '' ? [] : head.split(':')
  const missing =
    tail === undefined ? 0 : 8 - groups.length - (tail === '' ? 0 : tail.split(':').length)
  const all = [
    ...groups,
    ...Array<string>(Math.max(missing, 0)).fill('0'),
    ...(tail?.split(':') ?? []),
  ]
  const network = all.slice(0, 4).map((group) => Number.parseInt(group || '0', 16).toString(16))
  return `${network.join(':')}::/64`
}
