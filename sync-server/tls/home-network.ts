/** The names of this computer on the home network, and those a local certificate may contain. */
import { isIP } from 'node:net'
import type { NetworkInterfaceInfo } from 'node:os'
import { hostname, networkInterfaces } from 'node:os'
import { createTrusted } from '#server/http/client-address.ts'

/** Private addresses; Tailscale uses 100.64.0.0/10. */
const HOME_NETWORKS = [
  '127.0.0.0/8',
  '10.0.0.0/8',
  '172.16.0.0/12',
  '192.168.0.0/16',
  '100.64.0.0/10',
  '::1/128',
  'fc00::/7',
]
/** Names that nobody can register on the Internet. */
const HOME_DOMAINS = ['localhost', 'local', 'lan', 'home', 'home.arpa', 'internal']
/** Bridges and tunnels of containers and virtual machines: phones cannot use them. */
const VIRTUAL = /^(docker|br-|veth|virbr|vmnet|vboxnet|cni|podman)/i

type Interfaces = NodeJS.Dict<NetworkInterfaceInfo[]>

/** Addresses that other devices at home can reach. IPv4, because the server listens on it by default. */
export function homeAddresses(interfaces: Interfaces = networkInterfaces()): readonly string[] {
  return Object.entries(interfaces)
    .filter(([name]) => !VIRTUAL.test(name))
    .flatMap(([, infos]) => infos ?? [])
    .filter(({ internal, family }) => !internal && family === 'IPv4')
    .map(({ address }) => address)
}

/** Every name and address that people at home may type for this server. */
export function homeNames(
  publicOrigin: string,
  addresses: readonly string[] = homeAddresses(),
): readonly string[] {
  const ownName = hostname().toLowerCase().split('.')[0] ?? ''
  const names = /^[a-z0-9-]+$/.test(ownName) ? [`${ownName}.local`] : []
  return [
    ...new Set([
      bareHost(new URL(publicOrigin).hostname),
      'localhost',
      ...names,
      '127.0.0.1',
      '::1',
      ...addresses,
    ]),
  ]
}

/** The names a new authority may sign: private networks, local names, and the current addresses of this computer. */
export function permittedAtHome(names: readonly string[]): readonly string[] {
  const permitted = [...HOME_NETWORKS, ...HOME_DOMAINS]
  const others = names.filter((name) => !isPermitted(name, permitted))
  return [
    ...permitted,
    ...others.map((name) => (isAddress(name) ? `${name}/${bitsOf(name)}` : name)),
  ]
}

/** Whether an authority limited to these addresses, networks and domains may issue a certificate for a name. */
export function isPermitted(name: string, permitted: readonly string[]): boolean {
  if (isAddress(name)) return createTrusted(permitted.filter(isAddress))?.(name) ?? false
  return permitted.some((domain) => name === domain || name.endsWith(`.${domain}`))
}

/** The form used in certificates and lists of networks: an IPv6 address without its brackets. */
export function bareHost(hostname: string): string {
  return hostname.replace(/^\[|\]$/g, '')
}

/** The form in a URL. */
export function originOf(host: string, port: number): string {
  return new URL(`https://${host.includes(':') ? `[${host}]` : host}:${port}`).origin
}

/** Whether it is an address or a network, not a name. */
export function isAddress(name: string): boolean {
  return isIP(name.split('/')[0] ?? '') !== 0
}

function bitsOf(address: string): number {
  return isIP(address) === 6 ? 128 : 32
}
