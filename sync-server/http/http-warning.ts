/** Warns in the log about missing https: on other devices the browser then allows no worker, no camera, no secure cookie. */
import { isSafeAddress } from '#server/config-values.ts'

/** Null if there is nothing to warn about. */
export function httpWarning(publicOrigin: string): string | null {
  if (isSafeAddress(publicOrigin)) return null
  return 'PUBLIC_URL is not https: the app will not work offline there'
}
