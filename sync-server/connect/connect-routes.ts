/** Serves /connect and its downloads: the address, and only the public certificate of the authority. */
import { hash, X509Certificate } from 'node:crypto'
import { isIP } from 'node:net'
import type { Context, MiddlewareHandler } from 'hono'
import { Hono } from 'hono'
import type { AppEnv } from '#server/app-env.ts'
import type { Config } from '#server/config.ts'
import { bareHost, homeAddresses, originOf } from '#server/tls/home-network.ts'
import { appleProfile } from './apple-profile.ts'
import type { ConnectPage } from './connect-page.ts'
import { CERTIFICATE_PATH, connectPage, PROFILE_PATH } from './connect-page.ts'
import { connectStyle } from './connect-style.ts'

export type ConnectDeps = {
  readonly config: Config
  /** The local authority's certificate as PEM; null if there is none. */
  readonly authority: () => string | null
}

const headers = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': [
    `default-src 'none'`,
    `style-src 'sha256-${hash('sha256', connectStyle, 'base64')}'`,
    `base-uri 'none'`,
    `form-action 'none'`,
    `frame-ancestors 'none'`,
  ].join('; '),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
}

export function createConnectRoutes({ config, authority }: ConnectDeps): Hono<AppEnv> {
  const download = (type: string, contentOf: (authority: string) => string | Buffer) =>
    function answerDownload(c: Context) {
      const certificate = authority()
      if (certificate === null) return c.notFound()
      return c.body(new Uint8Array(Buffer.from(contentOf(certificate))), 200, {
        ...headers,
        'Content-Type': type,
        'Content-Disposition': `attachment; filename="${c.req.path.split('/').at(-1)}"`,
      })
    }
  return new Hono<AppEnv>()
    .get('/connect', (c) => c.html(connectPage(pageOf(config, authority())), 200, headers))
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

/** All that plain http gets on the https port: the redirect, and the path to the certificate. */
export function createPlainApp(deps: PlainDeps): Hono<AppEnv> {
  return new Hono<AppEnv>().route('/', createConnectRoutes(deps)).all('*', leadToHttps(deps))
}

/**
 * Never a permanent redirect: a server that later runs without a certificate must stay reachable. And never to a foreign
 * host name, whatever the request says: then to the public address, or nowhere if none is set.
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
