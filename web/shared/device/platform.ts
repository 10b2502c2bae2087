/** The platform of this device, from what its browser reports. */

export type Device = {
  readonly userAgent: string
  readonly maxTouchPoints: number
}

export type Platform = 'ios' | 'android' | 'desktop'

export function platformOf({ userAgent, maxTouchPoints }: Device): Platform {
  if (/iPhone|iPad|iPod/.test(userAgent)) return 'ios'
  // iPads call themselves Macs; Macs have no touch screen.
  if (userAgent.includes('Macintosh') && maxTouchPoints > 1) return 'ios'
  return userAgent.includes('Android') ? 'android' : 'desktop'
}
