/** When the app offers to install itself, and how (U3). */
import { expect, test } from 'vitest'
import { platformOf } from '#web/shared/device/platform.ts'
import type { InstallOffer, Situation } from './install-offer.ts'
import { installOffer } from './install-offer.ts'

const webKit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'
const iPhone = `Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) ${webKit}`
const mac = `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webKit}`
const blink = 'AppleWebKit/537.36 (KHTML, like Gecko)'
const android = `Mozilla/5.0 (Linux; Android 15; Pixel 9) ${blink}`

const agents = {
  iosSafari: `${iPhone} Version/18.5 Mobile/15E148 Safari/604.1`,
  iosChrome: `${iPhone} CriOS/148.0.0.0 Mobile/15E148 Safari/604.1`,
  iosFirefox: `${iPhone} FxiOS/151.0 Mobile/15E148 Safari/605.1.15`,
  iosEdge: `${iPhone} Version/18.0 EdgiOS/148.0.0.0 Mobile/15E148 Safari/604.1`,
  macSafari: `${mac} Version/18.5 Safari/605.1.15`,
  androidChrome: `${android} Chrome/148.0.0.0 Mobile Safari/537.36`,
  androidFirefox: 'Mozilla/5.0 (Android 15; Mobile; rv:151.0) Gecko/151.0 Firefox/151.0',
  windowsChrome: `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${blink} Chrome/148.0.0.0 Safari/537.36`,
  windowsFirefox:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:151.0) Gecko/20100101 Firefox/151.0',
} as const

function offerOn(userAgent: string, change: Partial<Situation> = {}): InstallOffer {
  return installOffer({
    userAgent,
    maxTouchPoints: 0,
    isInstalled: false,
    isDismissed: false,
    hasEvent: false,
    hasWaited: false,
    ...change,
  })
}

test.each<[keyof typeof agents, InstallOffer, InstallOffer, InstallOffer]>([
  // at once, after a second, with the browser's event
  ['iosSafari', 'iosGuide', 'iosGuide', 'iosGuide'],
  ['iosChrome', 'none', 'none', 'none'],
  ['iosFirefox', 'none', 'none', 'none'],
  ['iosEdge', 'none', 'none', 'none'],
  ['macSafari', 'none', 'manual', 'browser'],
  ['androidChrome', 'none', 'manual', 'browser'],
  ['androidFirefox', 'none', 'manual', 'browser'],
  ['windowsChrome', 'none', 'manual', 'browser'],
  ['windowsFirefox', 'none', 'manual', 'browser'],
])('%s: at once %s, after a second %s, on its own event %s', (name, atOnce, later, onEvent) => {
  const agent = agents[name]
  expect(offerOn(agent)).toBe(atOnce)
  expect(offerOn(agent, { hasWaited: true })).toBe(later)
  expect(offerOn(agent, { hasEvent: true })).toBe(onEvent)
})

test.each(Object.entries(agents))('%s: never when installed, never when dismissed', (_, agent) => {
  const ready = { hasWaited: true, hasEvent: true }
  expect(offerOn(agent, { ...ready, isInstalled: true })).toBe('none')
  expect(offerOn(agent, { ...ready, isDismissed: true })).toBe('none')
})

test('an iPad that calls itself a Mac is told by its touch screen', () => {
  expect(platformOf({ userAgent: agents.macSafari, maxTouchPoints: 5 })).toBe('ios')
  expect(offerOn(agents.macSafari, { maxTouchPoints: 5 })).toBe('iosGuide')
})

test.each([
  ['Facebook', `${iPhone} Mobile/15E148 [FBAN/FBIOS;FBAV/500.0.0.0;FBBV/1]`],
  ['Facebook on Android', `${agents.androidChrome} [FB_IAB/FB4A;FBAV/500.0.0.0;]`],
  ['Instagram', `${iPhone} Mobile/15E148 Instagram 380.0.0.0`],
  ['X', `${iPhone} Mobile/15E148 Twitter for iPhone/11.0`],
  ['TikTok', `${android} Chrome/148.0.0.0 Mobile Safari/537.36 musical_ly_2024 BytedanceWebview`],
  ['Snapchat', `${iPhone} Version/18.5 Mobile/15E148 Safari/604.1 Snapchat/13.0`],
  ['Pinterest', `${iPhone} Mobile/15E148 [Pinterest/iOS]`],
  ['LinkedIn', `${iPhone} Mobile/15E148 [LinkedInApp]/9.30`],
  ['LINE', `${iPhone} Version/18.5 Mobile/15E148 Safari/604.1 Line/15.0`],
  ['WeChat', `${iPhone} Mobile/15E148 MicroMessenger/8.0.50`],
  ['WhatsApp', `${android} Chrome/148.0.0.0 Mobile Safari/537.36 WhatsApp/2.25`],
  [
    'any Android WebView',
    `Mozilla/5.0 (Linux; Android 15; Pixel 9; wv) ${blink} Version/4.0 Chrome/148.0.0.0 Mobile Safari/537.36`,
  ],
])('inside %s there is no offer', (_, agent) => {
  expect(offerOn(agent, { hasWaited: true, hasEvent: true })).toBe('none')
})
