/** Decides whether and how installing is offered here (U3). */
import type { Device } from '#web/shared/device/platform.ts'
import { platformOf } from '#web/shared/device/platform.ts'

export type Situation = Device & {
  readonly isInstalled: boolean
  /** Dismissed earlier in this browser session. */
  readonly isDismissed: boolean
  /** The browser has offered to install the app itself. */
  readonly hasEvent: boolean
  /** A second has passed since the page opened. */
  readonly hasWaited: boolean
}

/** `browser` uses the browser's own dialog; the others explain how to install it by hand. */
export type InstallOffer = 'none' | 'browser' | 'iosGuide' | 'manual'

export function installOffer(situation: Situation): InstallOffer {
  const { userAgent, isInstalled, isDismissed, hasEvent, hasWaited } = situation
  if (isInstalled || isDismissed || isInAppBrowser(userAgent)) return 'none'
  if (platformOf(situation) === 'ios') return isSafari(userAgent) ? 'iosGuide' : 'none'
  if (hasEvent) return 'browser'
  return hasWaited ? 'manual' : 'none'
}

/** Windows that other apps open for links: an app installed from there would not stay. */
function isInAppBrowser(userAgent: string): boolean {
  return inAppBrowser.test(userAgent)
}

// Facebook and Messenger, Instagram, Threads (Barcelona), X, TikTok, Snapchat, Pinterest, LinkedIn, LINE, KakaoTalk, WeChat, QQ, Weibo, VK, Reddit, Telegram, WhatsApp; then any Android WebView.
const inAppBrowser =
  /\bFB(?:AN|AV|_IAB|IOS)\b|Messenger|Instagram|Barcelona|Twitter|TikTok|musical_ly|Bytedance|Snapchat|Pinterest|LinkedInApp|\bLine\/|KAKAOTALK|MicroMessenger|\bQQ\/|Weibo|VKAndroidApp|VKClient|Reddit\/|Telegram|WhatsApp|; wv\)/i

/** Other browsers on iOS name themselves; windows inside apps omit the version. */
function isSafari(userAgent: string): boolean {
  return /Version\/\d.* Safari\//.test(userAgent) && !otherIosBrowser.test(userAgent)
}

const otherIosBrowser = /CriOS|FxiOS|EdgiOS|OPiOS|OPT\/|OPX\/|DuckDuckGo|YaBrowser|Brave|GSA\//
