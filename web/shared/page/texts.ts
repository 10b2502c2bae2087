/** Texts that all pages share. */

export const pageTexts = {
  appName: 'Mitten',
  /** What the window is called: the page, then the app. */
  windowTitle: (page: string) => `${page} - Mitten`,
  theme: {
    legend: 'Theme',
    labels: { light: 'Light', dark: 'Dark', system: 'System' },
  },
}
