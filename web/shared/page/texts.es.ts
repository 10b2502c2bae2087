/** The texts of texts.ts in Spanish. */
import type { pageTexts as english } from './texts.ts'

export const pageTexts: typeof english = {
  appName: 'Mitten',
  windowTitle: (page) => `${page} - Mitten`,
  theme: {
    legend: 'Tema',
    labels: { light: 'Claro', dark: 'Oscuro', system: 'Sistema' },
  },
  slowStart: {
    title: 'Esto tarda más de la cuenta',
    text: 'Si Mitten está abierto en otra pestaña o ventana, ciérralo allí. Lo que hiciste está guardado en este dispositivo.',
    reload: 'Volver a cargar',
  },
}
