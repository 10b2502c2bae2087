/** The texts of texts.ts in German. */
import type { pageTexts as english } from './texts.ts'

export const pageTexts: typeof english = {
  appName: 'Mitten',
  windowTitle: (page) => `${page} – Mitten`,
  theme: {
    legend: 'Darstellung',
    labels: { light: 'Hell', dark: 'Dunkel', system: 'System' },
  },
  slowStart: {
    title: 'Das dauert länger als gedacht',
    text: 'Wenn Mitten in einem anderen Tab oder Fenster offen ist, schließ es dort. Was du getan hast, ist auf diesem Gerät gesichert.',
    reload: 'Neu laden',
  },
}
