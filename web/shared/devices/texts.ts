/** Texts about the devices that a person is signed in on. */
import { defineTexts } from '#domain/language/texts.ts'

export const deviceTexts = defineTexts('deviceTexts', {
  on: (browser: string, system: string) => `${browser} on ${system}`,
  unknown: 'Unknown device',
})
