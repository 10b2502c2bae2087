/** The texts of texts.ts in Dutch. */
import type { pageTexts as english } from './texts.ts'

export const pageTexts: typeof english = {
  appName: 'Mitten',
  windowTitle: (page) => `${page} – Mitten`,
  theme: {
    legend: 'Thema',
    labels: { light: 'Licht', dark: 'Donker', system: 'Systeem' },
  },
  slowStart: {
    title: 'Dit duurt langer dan het hoort',
    text: 'Staat Mitten open in een ander tabblad of venster, sluit het daar. Wat je deed, staat op dit apparaat.',
    reload: 'Opnieuw laden',
  },
}
