/** Texts that all pages share. */

export const pageTexts = {
  appName: 'Mitten',
  /** The title of the window: the page, then the app. */
  windowTitle: (page: string) => `${page} - Mitten`,
  theme: {
    legend: 'Theme',
    labels: { light: 'Light', dark: 'Dark', system: 'System' },
  },
}
