/** The readable name of a device from its User-Agent: browser and operating system. */

/** In this order: most browsers also claim to be the ones below them. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\b(Edg|EdgA|EdgiOS)\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]
const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
]

export function deviceName(userAgent: string): string {
  const browser = nameIn(browsers, userAgent)
  const system = nameIn(systems, userAgent)
  if (browser !== null && system !== null) return `${browser} on ${system}`
  return browser ?? system ?? 'Unknown device'
}

function nameIn(known: typeof browsers, userAgent: string): string | null {
  return known.find(([pattern]) => pattern.test(userAgent))?.[1] ?? null
}
