/** Which client address is used. */
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { createClientAddress, networksAround } from '#server/http/client-address.ts'

async function addressOf(peer: string, forwarded: string | null, proxies: readonly string[] = []) {
  const clientAddress = createClientAddress(proxies)
  const app = new Hono().get('/', (c) => c.text(clientAddress(c)))
  const headers = forwarded === null ? {} : { 'x-forwarded-for': forwarded }
  const answer = await app.request(
    '/',
    { headers },
    { incoming: { socket: { remoteAddress: peer } } },
  )
  return answer.text()
}

test.each([
  ['192.0.2.1', '198.51.100.1', [], '192.0.2.1'],
  ['10.0.0.1', '198.51.100.1', ['10.0.0.0/8'], '198.51.100.1'],
  ['10.0.0.1', '203.0.113.5, 198.51.100.1', ['10.0.0.0/8'], '198.51.100.1'],
  ['10.0.0.1', '203.0.113.5, 198.51.100.1, 10.9.9.9', ['10.0.0.0/8'], '198.51.100.1'],
  ['10.0.0.1', '198.51.100.1, nonsense', ['10.0.0.0/8'], '10.0.0.1'],
  ['10.0.0.1', null, ['10.0.0.0/8'], '10.0.0.1'],
  ['10.0.0.1', '198.51.100.1:4711', ['10.0.0.1'], '198.51.100.1'],
  ['::ffff:10.0.0.1', '198.51.100.1', ['10.0.0.1'], '198.51.100.1'],
  ['::ffff:192.0.2.1', null, [], '192.0.2.1'],
  ['::1', '[2001:db8::5]:443', ['::1'], '2001:db8:0:0::/64'],
  ['2001:db8:aa:bb:1:2:3:4', null, [], '2001:db8:aa:bb::/64'],
  ['2001:DB8:AA:BB::9', null, [], '2001:db8:aa:bb::/64'],
  ['fe80::1%eth0', null, [], 'fe80:0:0:0::/64'],
  ['::', null, [], '0:0:0:0::/64'],
])('%s with %s and the proxies %j is %s', async (peer, forwarded, proxies, expected) => {
  expect(await addressOf(peer, forwarded, proxies)).toBe(expected)
})

test.each([
  ['192.0.2.9', '192.0.2.9', '192.0.2.0/24'],
  ['2001:db8:aa:bbcc::/64', '2001:db8:aa:bb00::/56', '2001:db8:aa::/48'],
  ['2001:db8:aa:7::/64', '2001:db8:aa:0::/56', '2001:db8:aa::/48'],
  ['unknown', 'unknown', 'unknown'],
])('%s is in the networks %s and %s', (place, site, neighbourhood) => {
  expect(networksAround(place)).toEqual({ place, site, neighbourhood })
})
