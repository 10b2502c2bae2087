/** The texts of texts.ts in French. */
import type { pageTexts as english } from './texts.ts'

export const pageTexts: typeof english = {
  appName: 'Mitten',
  windowTitle: (page) => `${page} - Mitten`,
  theme: {
    legend: 'Thème',
    labels: { light: 'Clair', dark: 'Sombre', system: 'Système' },
  },
}
