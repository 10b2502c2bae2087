/** The texts of texts.ts in French. */
import type { deviceTexts as english } from './texts.ts'

export const deviceTexts: typeof english = {
  on: (browser, system) => `${browser} sur ${system}`,
  unknown: 'Appareil inconnu',
}
