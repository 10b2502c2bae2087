/** The content of the certificates, and that TLS accepts them for their names only. */
import { createPrivateKey, X509Certificate } from 'node:crypto'
import { expect, test } from 'vitest'
import { DAY_MS } from '#domain/calendar.ts'
import { issueCertificate, makeAuthority, permittedBy } from '#server/tls/make-certificate.ts'
import { handshake } from '#server/tls/testing/real-tls.ts'

const now = new Date()
const permitted = ['192.168.0.0/16', 'fc00::/7', 'local']
const authority = makeAuthority({ name: 'Mitten at kitchen', permitted, now })
const issue = (...names: string[]) => issueCertificate(authority, { names, now })

function days({ validFrom, validTo }: X509Certificate): number {
  return (Date.parse(validTo) - Date.parse(validFrom)) / DAY_MS
}

test('the authority signs itself, lasts ten years and may only sign servers', () => {
  const certificate = new X509Certificate(authority.cert)
  expect(certificate.subject).toBe('CN=Mitten at kitchen')
  expect(certificate.ca).toBe(true)
  expect(certificate.verify(certificate.publicKey)).toBe(true)
  expect(days(certificate)).toBeGreaterThan(3650)
  expect(days(certificate)).toBeLessThan(3654)
  expect(permittedBy(authority.cert)).toEqual(permitted)
})

test('a server gets a certificate for every name, valid for less than the 398 days that Apple allows', () => {
  const { cert, key } = issue('kitchen.local', '192.168.1.5', 'fd00::5')
  const certificate = new X509Certificate(cert)
  expect(certificate.subjectAltName).toBe(
    'DNS:kitchen.local, IP Address:192.168.1.5, IP Address:FD00:0:0:0:0:0:0:5',
  )
  expect(certificate.ca).toBe(false)
  expect(certificate.keyUsage).toEqual(['1.3.6.1.5.5.7.3.1'])
  expect(certificate.publicKey.asymmetricKeyDetails).toEqual({ namedCurve: 'prime256v1' })
  expect(days(certificate)).toBeLessThan(398)
  expect(Date.parse(certificate.validFrom)).toBeLessThan(now.getTime())
  expect(certificate.checkPrivateKey(createPrivateKey(key))).toBe(true)
  expect(certificate.verify(new X509Certificate(authority.cert).publicKey)).toBe(true)
})

test.each(['kitchen.local', '192.168.1.5', 'fd00::5'])(
  'TLS believes %s by trusting the authority alone',
  async (name) => {
    const pair = issue('kitchen.local', '192.168.1.5', 'fd00::5')
    expect(await handshake(pair, { ca: authority.cert, name })).toBe('trusted')
    // Node 24 adds a hint.
    expect(await handshake(pair, { name })).toMatch(/^unable to verify the first certificate/)
  },
)

test.each(['bank.example', 'notlocal', '203.0.113.7', '2001:db8::1'])(
  'a stolen authority cannot pass for %s',
  async (name) => {
    expect(await handshake(issue(name), { ca: authority.cert, name })).toBe(
      'permitted subtree violation',
    )
  },
)

test('every certificate has a unique serial number', () => {
  const serials = [issue('a.local'), issue('a.local')].map(
    ({ cert }) => new X509Certificate(cert).serialNumber,
  )
  expect(new Set(serials).size).toBe(2)
})
