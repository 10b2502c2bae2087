/** The texts of texts.ts in German. */
import type { deviceTexts as english } from './texts.ts'

export const deviceTexts: typeof english = {
  on: (browser, system) => `${browser} auf ${system}`,
  unknown: 'Unbekanntes Gerät',
}
