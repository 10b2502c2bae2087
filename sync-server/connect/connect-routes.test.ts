/** The page /connect and its files, with and without a local certificate authority (A2). */
import { hash, X509Certificate } from 'node:crypto'
import { expect, test } from 'vitest'
import { parseConfig } from '#server/config.ts'
import { announcement, httpWarning } from '#server/connect/announce.ts'
import { createConnectRoutes } from '#server/connect/connect-routes.ts'
import { makeAuthority } from '#server/tls/make-certificate.ts'

const { cert, key } = makeAuthority({
  name: 'Mitten at kitchen',
  permitted: ['local'],
  now: new Date(),
})
const { raw, fingerprint256 } = new X509Certificate(cert)

function routes(settings: Readonly<Record<string, string>>, authority: string | null = null) {
  return createConnectRoutes({ config: parseConfig(settings), authority: () => authority })
}

const atHome = () => routes({ LAN: 'on', PUBLIC_URL: 'https://kitchen.local:3000' }, cert)

test('on the home network the page shows address, QR code, steps for each kind of device, and fingerprint', async () => {
  const page = await (await atHome().request('/connect')).text()
  expect(page).toContain('href="https://kitchen.local:3000"')
  expect(page).toContain('aria-label="QR code of the address of this page"')
  for (const device of ['iPhone and iPad', 'Android', 'Mac', 'Windows', 'Firefox'])
    expect(page).toContain(device)
  expect(page).toContain('href="/connect/mitten.mobileconfig"')
  expect(page).toContain('href="/connect/mitten.crt"')
  expect(page).toContain(fingerprint256)
})

test('the page and the profile are in the language of the device (A30)', async () => {
  const read = async (path: string, accepted: string) => {
    const headers = { 'Accept-Language': accepted }
    return (await atHome().request(path, { headers })).text()
  }
  const titles = {
    'de-AT,de;q=0.9,en;q=0.8': ['de', 'Ein Gerät verbinden', 'Mitten zu Hause'],
    'fr-CA': ['fr', 'Connecter un appareil', 'Mitten à la maison'],
    es: ['es', 'Conectar un dispositivo', 'Mitten en casa'],
    nl: ['nl', 'Een apparaat verbinden', 'Mitten thuis'],
    'pt-BR': ['en', 'Connect a device', 'Mitten at home'],
  }
  for (const [accepted, [lang, title, profile]] of Object.entries(titles)) {
    const page = await read('/connect', accepted)
    expect(page).toContain(`<html lang="${lang}">`)
    expect(page).toContain(`<h1>${title}</h1>`)
    expect(await read('/connect/mitten.mobileconfig', accepted)).toContain(profile)
  }
})

test('the page has no scripts, and only its own style', async () => {
  const response = await atHome().request('/connect')
  const page = await response.text()
  const [, style = ''] = /<style>([^]*?)<\/style>/.exec(page) ?? []
  expect(response.headers.get('content-security-policy')).toBe(
    `default-src 'none'; style-src 'sha256-${hash('sha256', style, 'base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  )
  expect(page).not.toMatch(/<script|style="|\son\w+=/)
})

test('the certificate is served as browsers and Android expect it', async () => {
  const response = await atHome().request('/connect/mitten.crt')
  expect(response.headers.get('content-type')).toBe('application/x-x509-ca-cert')
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="mitten.crt"')
  expect(Buffer.from(await response.arrayBuffer())).toEqual(raw)
})

test('iPhone and iPad get a profile with the same certificate, the same each time', async () => {
  const response = await atHome().request('/connect/mitten.mobileconfig')
  expect(response.headers.get('content-type')).toBe('application/x-apple-aspen-config')
  const profile = await response.text()
  expect(profile).toContain('<string>com.apple.security.root</string>')
  expect(profile).toContain(`<data>${raw.toString('base64')}</data>`)
  const uuids = [...profile.matchAll(/UUID<\/key><string>([^<]+)/g)].map(([, uuid]) => uuid)
  expect(new Set(uuids).size).toBe(2)
  for (const uuid of uuids)
    expect(uuid).toMatch(/^[0-9A-F]{8}-[0-9A-F]{4}-5[0-9A-F]{3}-8[0-9A-F]{3}-[0-9A-F]{12}$/)
  expect(await (await atHome().request('/connect/mitten.mobileconfig')).text()).toBe(profile)
})

test('no answer contains a key', async () => {
  const secret = key.split('\n')[1] ?? ''
  for (const path of ['/connect', '/connect/mitten.crt', '/connect/mitten.mobileconfig']) {
    const body = Buffer.from(await (await atHome().request(path)).arrayBuffer()).toString()
    expect(body).not.toContain('PRIVATE')
    expect(body).not.toContain(secret)
  }
})

test('behind a proxy there is an address, nothing to trust, and no local address', async () => {
  const app = routes({ PUBLIC_URL: 'https://chores.example' })
  const page = await (await app.request('/connect')).text()
  expect(page).toContain('href="https://chores.example"')
  expect(page).not.toContain('fingerprint')
  expect(page).not.toContain('It also answers here')
  for (const path of ['/connect/mitten.crt', '/connect/mitten.mobileconfig'])
    expect((await app.request(path)).status).toBe(404)
})

test('without https the page says what is missing', async () => {
  const away = await (
    await routes({ PUBLIC_URL: 'http://192.168.1.5:3000' }).request('/connect')
  ).text()
  expect(away).toContain('works there only while it is connected')
  const local = await (await routes({}).request('/connect')).text()
  expect(local).toContain('Mitten listens without https')
  expect(local).not.toContain('aria-label="QR code')
})

test('the terminal shows how to connect phones on the home network, and hints at it elsewhere', () => {
  const home = parseConfig({ LAN: 'on', PUBLIC_URL: 'https://kitchen.local:3000' })
  const text = announcement(home, cert)
  expect(text).toContain('Mitten is ready: https://kitchen.local:3000\n')
  expect(text).toContain('http://kitchen.local:3000/connect')
  expect(text).toMatch(/[▀▄█]{10}/)
  expect(text).toContain(fingerprint256)
  expect(announcement(parseConfig({}), null)).toContain('npm start -- --lan')
  expect(announcement(parseConfig({ PUBLIC_URL: 'https://chores.example' }), null)).toBe(
    'Mitten is ready: https://chores.example\n',
  )
})

test('without https the log says what will not work (SEC21)', () => {
  expect(httpWarning('http://192.168.0.2:8080')).toMatch('will not work offline')
  expect(httpWarning('http://mitten.local')).toMatch('will not work offline')
})

test('over https, or on this computer only, there is no warning (SEC21)', () => {
  for (const origin of ['https://mitten.example.org', 'http://localhost:8080', 'http://[::1]:8080'])
    expect(httpWarning(origin)).toBeNull()
})
