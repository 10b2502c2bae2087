/**
 * Where this server may send pushes: to the internet, never into its own network. Otherwise anybody with an account
 * could make it send requests to hosts that only it can reach (server-side request forgery).
 */
import type { LookupAddress, LookupAllOptions } from 'node:dns'
import { lookup } from 'node:dns'
import type { LookupFunction } from 'node:net'
import { BlockList, isIP } from 'node:net'
import { bareHost } from '#server/tls/home-network.ts'

/** Private, shared, local, reserved and documentation networks of IANA's registries. */
const inner = networks([
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
  // Ranges of the global IPv6 space that tunnel into IPv4, or are only for documentation.
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
])
const global6 = networks([['2000::', 3]])

const INNER_NAME = /(^|\.)(localhost|local|internal|lan|home\.arpa)$/

export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !inner.check(address, 'ipv4')
  // Everything that is not global is refused, including IPv4-mapped IPv6.
  return isIP(address) === 6 && global6.check(address, 'ipv6') && !inner.check(address, 'ipv6')
}

/** The address of a name is known only when it is resolved: see `lookupPublic`. */
export function isPublicEndpoint(endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false
  const { protocol, hostname, port, username, password } = new URL(endpoint)
  if (protocol !== 'https:' || port !== '' || username !== '' || password !== '') return false
  const host = bareHost(hostname).replace(/\.$/, '')
  if (isIP(host) !== 0) return isPublicAddress(host)
  return host.includes('.') && !INNER_NAME.test(host)
}

/** As `lookup` of Node answers when it is asked for all addresses. */
export type Resolve = (
  hostname: string,
  options: LookupAllOptions,
  callback: (error: Error | null, found: LookupAddress[]) => void,
) => void

/**
 * For requests: a name may resolve to another address than when it was checked, so the resolved address is checked now,
 * and the request connects to exactly that address.
 */
export function lookupAmong(
  isAllowed: (address: string) => boolean,
  resolve?: Resolve,
): LookupFunction {
  return (hostname, options, callback) => {
    const find: Resolve = resolve ?? lookup
    find(hostname, { ...options, all: true }, (error, found) => {
      if (error) return callback(error, '')
      const open = found.filter(({ address }) => isAllowed(address))
      const [first] = open
      if (first === undefined) return callback(new Error('No public address'), '')
      if (options.all === true) return callback(null, open)
      callback(null, first.address, first.family)
    })
  }
}

export const lookupPublic: LookupFunction = lookupAmong(isPublicAddress)

function networks(all: readonly (readonly [address: string, bits: number])[]): BlockList {
  const list = new BlockList()
  for (const [address, bits] of all)
    list.addSubnet(address, bits, isIP(address) === 6 ? 'ipv6' : 'ipv4')
  return list
}
