/** What every page says, in the frame or without it. */

export const pageTexts = {
  appName: 'Mitten',
  /** What the window is called: the page, then the app. */
  windowTitle: (page: string) => `${page} - Mitten`,
  theme: {
    legend: 'Theme',
    labels: { light: 'Light', dark: 'Dark', system: 'System' },
  },
}
