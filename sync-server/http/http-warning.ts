/** Warns in the log about missing https: on other devices the browser then allows no worker, no camera, no secure cookie. */

const here = ['localhost', '127.0.0.1', '[::1]']

/** Null if there is nothing to warn about. */
export function httpWarning(publicOrigin: string): string | null {
  const { hostname, protocol } = new URL(publicOrigin)
  if (protocol !== 'http:' || here.includes(hostname)) return null
  return 'PUBLIC_URL is not https: the app will not work offline there'
}
