/** The texts of texts.ts in Dutch. */
import type { deviceTexts as english } from './texts.ts'

export const deviceTexts: typeof english = {
  on: (browser, system) => `${browser} op ${system}`,
  unknown: 'Onbekend apparaat',
}
