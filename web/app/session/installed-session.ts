/** Keeps the session of the installed app: it may stay closed for weeks, and comes back without a reload (U4). */
import { api } from '#domain/api.ts'
import { callApi, NetworkError } from '#web/api/call.ts'
import { isInstalled } from '#web/shared/device/display-mode.ts'

const REFRESH_MS = 30 * 60_000
const COOKIE_LASTS_S = 2_592_000
const RETRIES = 2
const RETRY_DELAY_MS = 500

/** Asks which session there is; the installed app, which starts before the connection is up, asks up to twice more. */
export async function askSession(account?: string) {
  for (let left = isInstalled() ? RETRIES : 0; ; left--) {
    try {
      return await callApi(api.session, undefined, account)
    } catch (error) {
      if (!(error instanceof NetworkError) || left === 0) throw error
      await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS))
    }
  }
}

/** Keeps an account's session alive while the installed app shows it. */
export function keepInstalledSession(
  account: string,
  {
    signal,
    onRefused,
  }: {
    readonly signal: AbortSignal
    /** Called when the server wants the person to sign in again. */
    readonly onRefused: () => void
  },
): void {
  if (signal.aborted) return
  const refresh = () => void refreshSession(account, onRefused)
  const refreshIfVisible = () => document.visibilityState === 'visible' && refresh()
  markInstalled()
  const timer = setInterval(refresh, REFRESH_MS)
  document.addEventListener('visibilitychange', refreshIfVisible, { signal })
  signal.addEventListener('abort', () => clearInterval(timer))
}

async function refreshSession(account: string, onRefused: () => void): Promise<void> {
  markInstalled()
  try {
    await askSession(account)
  } catch (error) {
    // Without a connection nothing is known: the last known person stays signed in (A4).
    if (!(error instanceof NetworkError)) onRefused()
  }
}

function markInstalled(): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `mitten-installed=1; Max-Age=${COOKIE_LASTS_S}; Path=/; SameSite=Lax${secure}`
}
