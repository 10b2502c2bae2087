/** The security headers of each class of answers. */
import type { MiddlewareHandler } from 'hono'
import { secureHeaders } from 'hono/secure-headers'
import type { Config } from '#server/config.ts'
import type { PageContents } from '#server/http/static-files.ts'

export type SecurityHeaders = {
  /** Answers of the API, and refusals without a class of their own. */
  readonly api: MiddlewareHandler
  /** Pages, scripts, styles, fonts, pictures of the app. */
  readonly files: MiddlewareHandler
}

/** Nonce and hashes belong to the build, and are in its page: a cached page must match a cached header. */
export function createSecurityHeaders(
  { isHsts }: Pick<Config, 'isHsts'>,
  page: PageContents | null,
): SecurityHeaders {
  const everywhere = {
    ...leftOut,
    referrerPolicy: 'same-origin',
    strictTransportSecurity: isHsts && 'max-age=31536000',
    overwrite: false,
  } as const
  const api = secureHeaders({
    ...everywhere,
    contentSecurityPolicy: { defaultSrc: [`'none'`], frameAncestors: [`'none'`] },
  })
  return {
    api: async (c, next) => {
      await api(c, next)
      if (!c.res.headers.has('Cache-Control')) c.res.headers.set('Cache-Control', 'no-store')
    },
    files: secureHeaders({
      ...everywhere,
      contentSecurityPolicy: pagePolicy(page),
      permissionsPolicy,
    }),
  }
}

/** Hono's headers that the policy replaces, or that only old browsers know. */
const leftOut = {
  originAgentCluster: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xFrameOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
} as const

const permissionsPolicy = {
  camera: ['self'],
  accelerometer: [],
  autoplay: [],
  displayCapture: [],
  encryptedMedia: [],
  fullscreen: [],
  geolocation: [],
  gyroscope: [],
  magnetometer: [],
  microphone: [],
  midi: [],
  payment: [],
  publickeyCredentialsGet: ['self'],
  screenWakeLock: ['self'],
  usb: [],
  xrSpatialTracking: [],
}

function pagePolicy(page: PageContents | null) {
  const nonce = page?.styleNonce
  return {
    defaultSrc: [`'none'`],
    scriptSrc: [`'self'`, ...(page?.scripts ?? []).map((hash) => `'sha256-${hash}'`)],
    styleSrc: [`'self'`, ...(nonce ? [`'nonce-${nonce}'`] : [])],
    connectSrc: [`'self'`],
    imgSrc: [`'self'`, 'data:', 'blob:', 'https:'],
    fontSrc: [`'self'`],
    manifestSrc: [`'self'`],
    workerSrc: [`'self'`],
    objectSrc: [`'none'`],
    baseUri: [`'none'`],
    formAction: [`'self'`],
    frameAncestors: [`'none'`],
  }
}
