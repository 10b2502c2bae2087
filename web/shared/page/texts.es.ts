/** The texts of texts.ts in Spanish. */
import type { pageTexts as english } from './texts.ts'

export const pageTexts: typeof english = {
  appName: 'Mitten',
  windowTitle: (page) => `${page} - Mitten`,
  theme: {
    legend: 'Tema',
    labels: { light: 'Claro', dark: 'Oscuro', system: 'Sistema' },
  },
}
