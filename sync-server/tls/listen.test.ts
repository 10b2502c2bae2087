/** The running server over https: who trusts it, what it sends, and how plain http is handled at the same port. */
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createApp } from '#server/app.ts'
import { registration } from '#server/auth/make-test-server.ts'
import { parseConfig } from '#server/config.ts'
import { closeServer } from '#server/http/server-limits.ts'
import { createLog } from '#server/log.ts'
import { makeFolder } from '#server/testing/make-folder.ts'
import { openEmptySqlite } from '#server/testing/open-empty-sqlite.ts'
import { passwordsOnce } from '#server/testing/passwords-once.ts'
import { openCertificates } from '#server/tls/certificates.ts'
import { listen } from '#server/tls/listen.ts'
import { issueCertificate, makeAuthority } from '#server/tls/make-certificate.ts'
import { ask } from '#server/tls/testing/real-tls.ts'

let dataDir = ''
beforeEach(() => {
  dataDir = makeFolder()
  // Only the check of the certificate every minute uses a fake timer; the network uses real time.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
})
const stops: (() => Promise<void>)[] = []
afterEach(async () => {
  vi.useRealTimers()
  for (const stop of stops.splice(0)) await stop()
})

async function start(settings: Readonly<Record<string, string>>) {
  const config = {
    ...parseConfig({ HOST: '127.0.0.1', RATE_LIMITS: 'off', DATA_DIR: dataDir, ...settings }),
    port: 0,
  }
  const log = createLog({ write: () => {} })
  const certificates = openCertificates({ config, log })
  const authority = certificates?.authority ?? (() => null)
  const database = openEmptySqlite()
  const webFolder = null
  const mitten = createApp({
    config,
    database,
    log,
    webFolder,
    now: () => new Date(),
    passwords: passwordsOnce,
    authority,
  })
  const server = listen({ fetch: mitten.app.fetch, config, certificates, log }, () => {})
  await once(server, 'listening')
  stops.push(() => closeServer(server, mitten.drain, 0))
  const { port } = server.address() as AddressInfo
  return { port, ca: authority() ?? '', host: `localhost:${port}` }
}

const atHome = () => start({ LAN: 'on' })

test('a device that trusts the authority is served, by name and by address; any other device refuses', async () => {
  const { port, ca } = await atHome()
  for (const host of ['localhost', '127.0.0.1'])
    expect((await ask(`https://${host}:${port}/healthz`, { ca })).body.toString()).toBe('ok')
  await expect(ask(`https://localhost:${port}/healthz`)).rejects.toThrow('unable to verify')
})

test('HSTS is not sent with a locally made certificate', async () => {
  const { host, ca } = await atHome()
  for (const path of ['/healthz', '/api/auth/session', '/connect', '/nothing']) {
    const { headers } = await ask(`https://${host}${path}`, { ca })
    expect(headers).not.toHaveProperty('strict-transport-security')
  }
})

test('session cookies are never sent without https', async () => {
  const { host, ca } = await atHome()
  const { status, headers } = await ask(`https://${host}/api/auth/register`, {
    ca,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' },
    body: JSON.stringify(registration('maya')),
  })
  expect(status).toBe(201)
  expect(headers['set-cookie']).toEqual([
    expect.stringMatching(/^__Host-sid-.*; Secure$/),
    expect.stringMatching(/^__Secure-known.*; Secure$/),
  ])
})

test('a browser without Sec-Fetch headers is checked by the address that it used (SEC15)', async () => {
  const { host, ca } = await atHome()
  const login = (origin: string) =>
    ask(`https://${host}/api/auth/login`, {
      ca,
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: origin },
      body: '{"username":"maya","password":"whatever it is"}',
    })
  expect((await login(`https://${host}`)).status).toBe(401)
  expect((await login(`http://${host}`)).status).toBe(403)
  expect((await login('https://evil.example')).status).toBe(403)
})

test('plain http on the same port serves the redirect and /connect, and nothing else', async () => {
  const { host } = await atHome()
  const statuses: Record<string, number> = {}
  const paths = ['/connect', '/connect/mitten.crt', '/connect/mitten.mobileconfig']
  for (const path of [...paths, '/connect/server.pem', '/', '/api/auth/session', '/healthz'])
    statuses[path] = (await ask(`http://${host}${path}`)).status
  expect(statuses).toEqual({
    '/connect': 200,
    '/connect/mitten.crt': 200,
    '/connect/mitten.mobileconfig': 200,
    '/connect/server.pem': 307,
    '/': 307,
    '/api/auth/session': 307,
    '/healthz': 307,
  })
  const { headers } = await ask(`http://${host}/tasks?tab=completed`)
  expect(headers.location).toBe(`https://${host}/tasks?tab=completed`)
  expect(headers['cache-control']).toBe('no-store')
  const sent = await ask(`http://${host}/api/auth/login`, { method: 'POST', body: '{}' })
  expect({ status: sent.status, body: JSON.parse(sent.body.toString()) }).toEqual({
    status: 403,
    body: { message: 'Use https', code: 'https_only' },
  })
})

test('plain http redirects only to names of this server, whatever the request says', async () => {
  const { port } = await start({ LAN: 'on', PUBLIC_URL: 'https://kitchen.local:8443' })
  const led = async (Host: string, path = '/tasks') =>
    (await ask(`http://127.0.0.1:${port}${path}`, { headers: { Host } })).headers.location
  const own = [
    'localhost',
    '127.0.0.1',
    '[::1]',
    'LOCALHOST',
    'kitchen.local',
    'kitchen.local:8443',
  ]
  for (const host of own) expect(await led(host)).toBe(`https://${host.toLowerCase()}/tasks`)
  const others = [
    'evil.example',
    'localhost.evil.example',
    'evil.example:3000',
    '203.0.113.9',
    '[2001:db8::9]',
  ]
  for (const host of others) expect(await led(host)).toBe('https://kitchen.local:8443/tasks')
  expect(await led('evil.example', '//evil.example/x')).toBe(
    'https://kitchen.local:8443//evil.example/x',
  )
  const byTarget = await ask(`http://127.0.0.1:${port}`, { path: 'http://evil.example/tasks' })
  expect(byTarget.headers.location).toBe('https://kitchen.local:8443/tasks')
})

test('with the operator’s certificate and no public address, plain http redirects to its names or nowhere', async () => {
  const now = new Date()
  const town = makeAuthority({ name: 'A town', permitted: ['example'], now })
  const pair = issueCertificate(town, { names: ['chores.example'], now })
  const files = { cert: join(dataDir, 'cert.pem'), key: join(dataDir, 'key.pem') }
  writeFileSync(files.cert, pair.cert)
  writeFileSync(files.key, pair.key)
  const { port } = await start({ TLS_CERT: files.cert, TLS_KEY: files.key })
  const asked = (Host: string) => ask(`http://127.0.0.1:${port}/tasks`, { headers: { Host } })
  expect((await asked('chores.example')).headers.location).toBe('https://chores.example/tasks')
  const refused = await asked('evil.example')
  expect([refused.status, refused.headers.location]).toEqual([403, undefined])
})

test('connections that send nothing, break off or send garbage do no harm', async () => {
  const { port, ca, host } = await atHome()
  const silent = connect(port, '127.0.0.1')
  await once(silent, 'connect')
  const nonsense = connect(port, '127.0.0.1')
  nonsense.end('\u0016not a handshake')
  await once(nonsense.resume(), 'close')
  const reset = connect(port, '127.0.0.1', () => reset.resetAndDestroy())
  await once(reset, 'close')
  expect((await ask(`https://${host}/healthz`, { ca })).status).toBe(200)
  silent.destroy()
})

test('a renewed certificate of the operator is used for the next connection, and HSTS is sent', async () => {
  const now = new Date()
  const town = makeAuthority({ name: 'A town', permitted: ['localhost'], now })
  const files = { cert: join(dataDir, 'cert.pem'), key: join(dataDir, 'key.pem') }
  const renew = () => {
    const { cert, key } = issueCertificate(town, { names: ['localhost'], now })
    writeFileSync(files.cert, cert)
    writeFileSync(files.key, key)
  }
  renew()
  const { host } = await start({ TLS_CERT: files.cert, TLS_KEY: files.key })
  const first = await ask(`https://${host}/healthz`, { ca: town.cert })
  expect(first.headers['strict-transport-security']).toBe('max-age=31536000')
  renew()
  expect((await ask(`https://${host}/healthz`, { ca: town.cert })).certificate).toBe(
    first.certificate,
  )
  vi.advanceTimersByTime(60_000)
  const next = await ask(`https://${host}/healthz`, { ca: town.cert })
  expect(next.status).toBe(200)
  expect(next.certificate).not.toBe(first.certificate)
  expect((await ask(`http://${host}/connect/mitten.crt`)).status).toBe(404)
})

test('without a certificate the port speaks plain http', async () => {
  const { port } = await start({})
  expect((await ask(`http://127.0.0.1:${port}/healthz`)).body.toString()).toBe('ok')
})
