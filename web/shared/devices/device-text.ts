/** The name of a device, in the reader's language: its browser and its operating system. */
import type { SignedInWith } from '#domain/api.ts'
import { deviceTexts } from './texts.ts'

export function deviceText({ browser, system }: SignedInWith): string {
  if (browser !== null && system !== null) return deviceTexts.on(browser, system)
  return browser ?? system ?? deviceTexts.unknown
}
