/** Texts that all pages share. */
import { defineTexts } from '#domain/language/texts.ts'

export const pageTexts = defineTexts('pageTexts', {
  appName: 'Mitten',
  /** The title of the window: the page, then the app. */
  windowTitle: (page: string) => `${page} - Mitten`,
  switchPerson: 'Switch person',
  theme: {
    legend: 'Theme',
    labels: { light: 'Light', dark: 'Dark', system: 'System' },
  },
  slowStart: {
    title: 'This takes longer than it should',
    text: 'If Mitten is open in another tab or window, close it there. What you did is kept on this device.',
    reload: 'Load again',
  },
})
