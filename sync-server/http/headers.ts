/** The security headers of each class of answer, put together once at start. */
import type { Context, MiddlewareHandler } from 'hono'
import type { Config } from '#server/config.ts'

export type HeaderSet = Readonly<Record<string, string>>

export type SecurityHeaders = {
  /** Answers of the API, and every refusal. */
  readonly api: HeaderSet
  /** Pages, scripts, styles, fonts, pictures of the app. */
  readonly files: HeaderSet
  /** Responses that were made with their headers already. */
  readonly complete: WeakSet<Response>
}

/** The nonce is the build's: the page carries it too, and a page from the cache must fit a header from the cache. */
export function createSecurityHeaders(
  { isHsts }: Pick<Config, 'isHsts'>,
  styleNonce: string | null,
): SecurityHeaders {
  const everywhere = {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    ...(isHsts ? { 'Strict-Transport-Security': 'max-age=31536000' } : {}),
  }
  return {
    complete: new WeakSet(),
    api: {
      ...everywhere,
      'Cache-Control': 'no-store',
      'Content-Security-Policy': `default-src 'none'; frame-ancestors 'none'`,
    },
    files: {
      ...everywhere,
      'Content-Security-Policy': pagePolicy(styleNonce),
      'Permissions-Policy': PERMISSIONS,
    },
  }
}

const PERMISSIONS = [
  'camera=(self)',
  ...[
    'accelerometer',
    'autoplay',
    'display-capture',
    'encrypted-media',
    'fullscreen',
    'geolocation',
    'gyroscope',
    'magnetometer',
    'microphone',
    'midi',
    'payment',
    'publickey-credentials-get',
    'screen-wake-lock',
    'usb',
    'xr-spatial-tracking',
  ].map((feature) => `${feature}=()`),
].join(', ')

function pagePolicy(styleNonce: string | null): string {
  return [
    `default-src 'none'`,
    `script-src 'self'`,
    `style-src 'self'${styleNonce === null ? '' : ` 'nonce-${styleNonce}'`}`,
    `connect-src 'self'`,
    `img-src 'self' data: blob: https:`,
    `font-src 'self'`,
    `manifest-src 'self'`,
    `worker-src 'self'`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
  ].join('; ')
}

/** Gives the API's headers to answers that have none of their own yet. */
export function apiHeaders({ api, complete }: SecurityHeaders): MiddlewareHandler {
  const entries = Object.entries(api)
  return async (c, next) => {
    await next()
    if (!complete.has(c.res)) fill(c, entries)
  }
}

function fill(c: Context, entries: readonly (readonly [string, string])[]): void {
  const { headers } = c.res
  for (const [name, value] of entries) if (!headers.has(name)) headers.set(name, value)
}
