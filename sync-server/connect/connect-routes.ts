/** Serves /connect and its downloads: the address, and only the public certificate of the authority. */
import { X509Certificate, hash } from 'node:crypto'
import { isIP } from 'node:net'
import type { Context, MiddlewareHandler } from 'hono'
import { Hono } from 'hono'
import type { LanguageTag } from '#domain/language/languages.ts'
import type { AppEnv } from '#server/app-env.ts'
import type { Config } from '#server/config.ts'
import { acceptedLanguage } from '#server/http/accepted-language.ts'
import { bareHost, homeAddresses, originOf } from '#server/tls/home-network.ts'
import type { ConnectPage } from './connect-page.ts'
import { CERTIFICATE_PATH, connectPage, connectTexts, PROFILE_PATH } from './connect-page.ts'
import { connectStyle, policyFor } from './connect-style.ts'

export type ConnectDeps = {
  readonly config: Config
  /** The local authority's certificate as PEM; null if there is none. */
  readonly authority: () => string | null
}

const headers = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': policyFor(connectStyle),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
}

export function createConnectRoutes({ config, authority }: ConnectDeps): Hono<AppEnv> {
  const download = (
    type: string,
    contentOf: (authority: string, language: LanguageTag) => string | Buffer,
  ) =>
    function answerDownload(c: Context) {
      const certificate = authority()
      if (certificate === null) return c.notFound()
      return c.body(new Uint8Array(Buffer.from(contentOf(certificate, languageOf(c)))), 200, {
        ...headers,
        'Content-Type': type,
        'Content-Disposition': `attachment; filename="${c.req.path.split('/').at(-1)}"`,
      })
    }
  return new Hono<AppEnv>()
    .get('/connect', (c) =>
      c.html(connectPage(pageOf(config, authority()), languageOf(c)), 200, headers),
    )
    .get(
      CERTIFICATE_PATH,
      download('application/x-x509-ca-cert', (pem) => new X509Certificate(pem).raw),
    )
    .get(PROFILE_PATH, download('application/x-apple-aspen-config', appleProfile))
}

type PlainDeps = ConnectDeps & {
  /** The certificate that https uses here, as PEM. */
  readonly certificate: () => string
}

/** Everything that plain http on the https port serves: the redirect, and the way to the certificate. */
export function createPlainApp(deps: PlainDeps): Hono<AppEnv> {
  return new Hono<AppEnv>().route('/', createConnectRoutes(deps)).all('*', leadToHttps(deps))
}

/**
 * Never a permanent redirect: a server that later runs without a certificate must stay reachable. And never to a
 * foreign host name, whatever the request says: instead to the public address, or nowhere if none is set.
 */
function leadToHttps({ config, certificate }: PlainDeps): MiddlewareHandler {
  return async (c) => {
    const asked = new URL(c.req.url)
    const isOurs =
      asked.hostname === new URL(config.publicOrigin).hostname ||
      standsFor(certificate(), asked.hostname)
    const canLead = ['GET', 'HEAD'].includes(c.req.method) && (isOurs || isReachable(config))
    if (!canLead) return c.json({ message: 'Use https', code: 'https_only' }, 403, headers)
    const origin = isOurs ? `https://${asked.host}` : config.publicOrigin
    const Location = `${origin}${asked.pathname}${asked.search}`
    return c.body(null, 307, { ...headers, Location })
  }
}

function standsFor(certificate: string, hostname: string): boolean {
  const shown = new X509Certificate(certificate)
  const name = bareHost(hostname)
  return (isIP(name) === 0 ? shown.checkHost(name) : shown.checkIP(name)) !== undefined
}

/** Whether a public address for other devices is configured. */
function isReachable({ isPublicOriginGiven, isLan }: Config): boolean {
  return isPublicOriginGiven || isLan
}

function pageOf(config: Config, authority: string | null): ConnectPage {
  const others = config.isLan ? homeAddresses().map((host) => originOf(host, config.port)) : []
  const origin = config.publicOrigin
  return {
    address: isReachable(config) ? origin : null,
    pageAddress: `${authority === null ? origin : origin.replace(/^https:/, 'http:')}/connect`,
    otherAddresses: others.filter((other) => other !== origin),
    fingerprint: authority === null ? null : new X509Certificate(authority).fingerprint256,
  }
}

/** The language of the device that is being connected. */
function languageOf(c: Context): LanguageTag {
  return acceptedLanguage(c.req.header('accept-language'))
}

/** The identifiers are derived from the certificate, so that installing the profile again replaces it. */
function appleProfile(authority: string, language: LanguageTag): string {
  const { profileName, profileText } = connectTexts[language]
  const { raw } = new X509Certificate(authority)
  const base64 = raw.toString('base64')
  const certificateId = uuidOf(`certificate ${base64}`)
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
<dict>
  <key>PayloadContent</key>
  <array>
    <dict>
      <key>PayloadType</key><string>com.apple.security.root</string>
      <key>PayloadVersion</key><integer>1</integer>
      <key>PayloadIdentifier</key><string>app.mitten.authority.${certificateId}</string>
      <key>PayloadUUID</key><string>${certificateId}</string>
      <key>PayloadDisplayName</key><string>${profileName}</string>
      <key>PayloadCertificateFileName</key><string>mitten.crt</string>
      <key>PayloadContent</key><data>${base64}</data>
    </dict>
  </array>
  <key>PayloadType</key><string>Configuration</string>
  <key>PayloadVersion</key><integer>1</integer>
  <key>PayloadIdentifier</key><string>app.mitten.profile</string>
  <key>PayloadUUID</key><string>${uuidOf(`profile ${base64}`)}</string>
  <key>PayloadDisplayName</key><string>${profileName}</string>
  <key>PayloadDescription</key><string>${profileText}</string>
</dict>
</plist>
`
}

function uuidOf(text: string): string {
  const hex = hash('sha256', text, 'hex')
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `5${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
  ]
  return [...parts, hex.slice(20, 32)].join('-').toUpperCase()
}
