/** The texts of texts.ts in German. */
import type { pageTexts as english } from './texts.ts'

export const pageTexts: typeof english = {
  appName: 'Mitten',
  windowTitle: (page) => `${page} – Mitten`,
  theme: {
    legend: 'Darstellung',
    labels: { light: 'Hell', dark: 'Dunkel', system: 'System' },
  },
}
