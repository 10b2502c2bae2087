/** When the local certificate is renewed, and when it stays. */
import { X509Certificate } from 'node:crypto'
import { chmodSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { DAY_MS } from '#domain/calendar.ts'
import { createLog } from '#server/log.ts'
import { makeFolder } from '#server/testing/make-folder.ts'
import { openLocalCertificate } from '#server/tls/local-certificate.ts'

let dataDir = ''
beforeEach(() => (dataDir = makeFolder()))

function open(start: readonly string[] = ['kitchen.local', '192.168.1.5']) {
  const lines: string[] = []
  const log = createLog({ write: (line) => void lines.push(line) })
  let names = start
  let time = Date.parse('2026-03-01T12:00:00Z')
  const certificates = openLocalCertificate({
    dataDir,
    names: () => names,
    now: () => new Date(time),
    log,
  })
  return {
    ...certificates,
    lines,
    move: (...others: string[]) => (names = others),
    pass: (days: number) => (time += days * DAY_MS),
    names: () => new X509Certificate(certificates.current().cert).subjectAltName,
    end: () => Date.parse(new X509Certificate(certificates.current().cert).validTo) - time,
  }
}

test('both stay the same after a restart', () => {
  const first = open()
  const second = open()
  expect(second.current()).toEqual(first.current())
  expect(second.authority()).toBe(first.authority())
  expect(second.refresh()).toBe(false)
})

test('only the server can read the keys, also after a restore that made them readable', () => {
  const modes = () =>
    ['', 'authority.pem', 'server.pem'].map((name) =>
      (statSync(join(dataDir, 'tls', name)).mode & 0o777).toString(8),
    )
  open()
  expect(modes()).toEqual(['700', '600', '600'])
  chmodSync(join(dataDir, 'tls', 'authority.pem'), 0o644)
  open()
  expect(modes()).toEqual(['700', '600', '600'])
})

test('a new address gives a new certificate from the same authority', () => {
  const server = open()
  const authority = server.authority()
  server.move('kitchen.local', '192.168.7.9')
  expect(server.refresh()).toBe(true)
  expect(server.names()).toBe('DNS:kitchen.local, IP Address:192.168.7.9')
  expect(server.authority()).toBe(authority)
  expect(server.refresh()).toBe(false)
})

test('a removed address changes nothing', () => {
  const server = open()
  server.move('kitchen.local')
  expect(server.refresh()).toBe(false)
})

test('a certificate is renewed thirty days before it expires', () => {
  const server = open()
  server.pass(358)
  expect(server.refresh()).toBe(false)
  server.pass(2)
  expect(server.refresh()).toBe(true)
  expect(server.end() / DAY_MS).toBeGreaterThan(380)
})

test('an expiring authority is replaced, and the log explains the consequences', () => {
  const server = open()
  const authority = server.authority()
  server.pass(3640)
  expect(server.refresh()).toBe(true)
  expect(server.authority()).not.toBe(authority)
  expect(server.lines.join()).toContain('every device must trust it again')
})

test('without its authority an old certificate is not used', () => {
  const first = open()
  rmSync(join(dataDir, 'tls', 'authority.pem'))
  const second = open()
  expect(second.current()).not.toEqual(first.current())
  const { publicKey } = new X509Certificate(second.authority() ?? '')
  expect(new X509Certificate(second.current().cert).verify(publicKey)).toBe(true)
})

test('an address outside of private networks is signed if it existed first, otherwise it is reported', () => {
  const there = open(['203.0.113.7'])
  expect(there.names()).toBe('IP Address:203.0.113.7')
  there.move('203.0.113.7', '203.0.113.8')
  expect(there.refresh()).toBe(false)
  there.move('192.168.1.5', '203.0.113.8')
  expect(there.refresh()).toBe(true)
  expect(there.names()).toBe('IP Address:192.168.1.5')
  expect(there.lines.join()).toContain('may not speak for 203.0.113.8')
})

test('a damaged file stops the start with instructions', () => {
  open()
  writeFileSync(join(dataDir, 'tls', 'server.pem'), 'not a certificate')
  expect(() => open()).toThrow(/server\.pem holds no certificate with its key: remove it/)
})
