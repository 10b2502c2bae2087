/** Nobody can make this server send requests into its own network. */
import { expect, test } from 'vitest'
import { isPublicAddress, isPublicEndpoint, lookupPublic } from './public-address.ts'

test.each([
  'https://fcm.googleapis.com/fcm/send/abc',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://web.push.apple.com/abc',
  'https://wns2-par02p.notify.windows.com/w/?token=abc',
  'https://[2606:4700::1111]/push',
])('%s may be a push service', (endpoint) => {
  expect(isPublicEndpoint(endpoint)).toBe(true)
})

test.each([
  'http://push.example.org/abc',
  'ftp://push.example.org/abc',
  'https://push.example.org:8443/abc',
  'https://somebody:secret@push.example.org/abc',
  'https://localhost/abc',
  'https://localhost./abc',
  'https://mitten.localhost/abc',
  'https://printer/abc',
  'https://printer.local/abc',
  'https://router.home.arpa/abc',
  'https://metadata.google.internal/abc',
  'https://127.0.0.1/abc',
  'https://127.1/abc',
  'https://0x7f000001/abc',
  'https://2130706433/abc',
  'https://0/abc',
  'https://10.1.2.3/abc',
  'https://172.20.0.1/abc',
  'https://192.168.1.1/abc',
  'https://169.254.169.254/latest/meta-data',
  'https://100.64.0.1/abc',
  'https://224.0.0.1/abc',
  'https://255.255.255.255/abc',
  'https://[::1]/abc',
  'https://[::]/abc',
  'https://[::ffff:10.0.0.1]/abc',
  'https://[64:ff9b::a00:1]/abc',
  'https://[2002:a00:1::]/abc',
  'https://[fd00::1]/abc',
  'https://[fe80::1]/abc',
  'not an address',
])('%s is refused', (endpoint) => {
  expect(isPublicEndpoint(endpoint)).toBe(false)
})

test('a literal address must be on the internet', () => {
  expect(isPublicAddress('9.9.9.9')).toBe(true)
  expect(isPublicAddress('10.0.0.1')).toBe(false)
  expect(isPublicAddress('push.example.org')).toBe(false)
})

test.each([true, false])(
  'a name that resolves to an internal address is refused (all: %s)',
  async (all) => {
    const error = await new Promise((resolve) => lookupPublic('localhost', { all }, resolve))
    expect(error).toMatchObject({ message: 'No public address' })
  },
)
