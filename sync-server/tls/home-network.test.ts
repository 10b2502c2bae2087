/** Which addresses of this computer count, and the name constraints of a local authority. */
import type { NetworkInterfaceInfo } from 'node:os'
import { expect, test } from 'vitest'
import {
  homeAddresses,
  homeNames,
  isPermitted,
  originOf,
  permittedAtHome,
} from '#server/tls/home-network.ts'

function has(address: string, internal = false): NetworkInterfaceInfo {
  const family = address.includes(':') ? 'IPv6' : 'IPv4'
  return { address, family, internal, netmask: '', mac: '', cidr: null, scopeid: 0 } as never
}

test('phones use the addresses of the home network, not those of containers or temporary ones', () => {
  expect(
    homeAddresses({
      lo: [has('127.0.0.1', true), has('::1', true)],
      docker0: [has('172.17.0.1')],
      'br-0a1b': [has('172.18.0.1')],
      'vEthernet (WSL)': [has('172.29.0.1')],
      wlan0: [has('fe80::1'), has('2001:db8::7'), has('fd12::7'), has('192.168.1.5')],
      tailscale0: [has('100.101.102.103')],
    }),
  ).toEqual(['192.168.1.5', '100.101.102.103'])
})

test('every name and address that people may type is listed once', () => {
  const names = homeNames('https://192.168.1.5:3000', ['192.168.1.5', '10.0.0.7'])
  expect(names).toEqual(expect.arrayContaining(['localhost', '127.0.0.1', '::1', '10.0.0.7']))
  expect(names.filter((name) => name === '192.168.1.5')).toHaveLength(1)
  expect(homeNames('https://[fd12::7]:3000', [])[0]).toBe('fd12::7')
})

test('an authority may sign for the home network and this computer’s addresses, and for nothing else', () => {
  const permitted = permittedAtHome(['192.168.1.5', '203.0.113.7', 'chores.example'])
  for (const name of ['10.1.2.3', 'fd12::7', '203.0.113.7', 'pi.local', 'a.home.arpa', 'localhost'])
    expect([name, isPermitted(name, permitted)]).toEqual([name, true])
  for (const name of ['8.8.8.8', '203.0.113.8', '2001:db8::1', 'bank.example', 'notlocal'])
    expect([name, isPermitted(name, permitted)]).toEqual([name, false])
  expect(isPermitted('chores.example', permitted)).toBe(true)
})

test('an address in a URL has the form that browsers use', () => {
  expect(originOf('fd12::7', 3000)).toBe('https://[fd12::7]:3000')
  expect(originOf('192.168.1.5', 443)).toBe('https://192.168.1.5')
})
