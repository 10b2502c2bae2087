/** /connect and what it gives away: the address, and of the certificates only the authority's public one. */
import { hash, X509Certificate } from 'node:crypto'
import type { Context, MiddlewareHandler } from 'hono'
import { Hono } from 'hono'
import type { AppEnv } from '#server/app-env.ts'
import type { Config } from '#server/config.ts'
import { homeAddresses, originOf } from '#server/tls/home-network.ts'
import { appleProfile } from './apple-profile.ts'
import type { ConnectPage } from './connect-page.ts'
import { CERTIFICATE_PATH, connectPage, PROFILE_PATH } from './connect-page.ts'
import { connectStyle } from './connect-style.ts'

export type ConnectDeps = {
  readonly config: Config
  /** The local authority's certificate as PEM; null where there is none. */
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

/** All that plain http gets at the port of https: the way in, and the way to the certificate. */
export function createPlainApp(deps: ConnectDeps): Hono<AppEnv> {
  return new Hono<AppEnv>().route('/', createConnectRoutes(deps)).all('*', leadToHttps)
}

/** Never for good: whoever serves without a certificate later must not be locked out. */
const leadToHttps: MiddlewareHandler = async (c) => {
  if (!['GET', 'HEAD'].includes(c.req.method))
    return c.json({ message: 'Use https', code: 'https_only' }, 403, headers)
  const address = new URL(c.req.url)
  address.protocol = 'https:'
  return c.body(null, 307, { ...headers, Location: address.href })
}

function pageOf(config: Config, authority: string | null): ConnectPage {
  const isReachable = config.isPublicOriginGiven || config.isLan
  const others = config.isLan ? homeAddresses().map((host) => originOf(host, config.port)) : []
  const origin = config.publicOrigin
  return {
    address: isReachable ? origin : null,
    pageAddress: `${authority === null ? origin : origin.replace(/^https:/, 'http:')}/connect`,
    otherAddresses: others.filter((other) => other !== origin),
    fingerprint: authority === null ? null : new X509Certificate(authority).fingerprint256,
  }
}
