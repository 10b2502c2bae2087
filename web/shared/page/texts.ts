/** Texts that all pages share. */
import { defineTexts } from '#domain/language/texts.ts'

export const pageTexts = defineTexts('pageTexts', {
  appName: 'Mitten',
  /** The title of the window: the page, then the app. */
  windowTitle: (page: string) => `${page} - Mitten`,
  theme: {
    legend: 'Theme',
    labels: { light: 'Light', dark: 'Dark', system: 'System' },
  },
})
