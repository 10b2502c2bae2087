/** The texts of texts.ts in Spanish. */
import type { deviceTexts as english } from './texts.ts'

export const deviceTexts: typeof english = {
  on: (browser, system) => `${browser} en ${system}`,
  unknown: 'Dispositivo desconocido',
}
