/** The texts of texts.ts in French. */
import type { pageTexts as english } from './texts.ts'

export const pageTexts: typeof english = {
  appName: 'Mitten',
  windowTitle: (page) => `${page} - Mitten`,
  theme: {
    legend: 'Thème',
    labels: { light: 'Clair', dark: 'Sombre', system: 'Système' },
  },
  slowStart: {
    title: 'C’est plus long que prévu',
    text: 'Si Mitten est ouvert dans un autre onglet ou une autre fenêtre, ferme-le là-bas. Ce que tu as fait est gardé sur cet appareil.',
    reload: 'Recharger',
  },
}
