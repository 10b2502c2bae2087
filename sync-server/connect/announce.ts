/** Tells the operator at start the address, how to connect a phone at home, and whether https is missing. */
import { X509Certificate } from 'node:crypto'
import { renderUnicodeCompact } from 'uqr'
import { isSafeAddress } from '#server/config-values.ts'
import type { Config } from '#server/config.ts'

export function announcement(
  { publicOrigin, isLan, isHttps, isPublicOriginGiven }: Config,
  authority: string | null,
): string {
  const ready = `Mitten is ready: ${publicOrigin}`
  if (isLan && authority !== null) {
    const page = `${publicOrigin.replace(/^https:/, 'http:')}/connect`
    const { fingerprint256 } = new X509Certificate(authority)
    return `${ready}
To use it on a phone or tablet, scan this or open ${page}

${renderUnicodeCompact(page, { border: 2 })}

The certificate shown there has the fingerprint (SHA-256)
${fingerprint256}
`
  }
  if (isHttps || isPublicOriginGiven) return `${ready}\n`
  return `${ready}\nFor phones and tablets in your home: npm start -- --lan\n`
}

/** On other devices browsers then allow no worker, no camera, no secure cookie. Null if there is nothing to warn about. */
export function httpWarning(publicOrigin: string): string | null {
  if (isSafeAddress(publicOrigin)) return null
  return 'PUBLIC_URL is not https: the app will not work offline there'
}
