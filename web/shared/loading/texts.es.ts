/** The texts of texts.ts in Spanish. */
import type { loadingTexts as english } from './texts.ts'

/** The browser's message is in its own language, and not every browser gives one. */
const failed = (what: string, message: string) =>
  message === '' ? `No se han podido cargar ${what}` : `No se han podido cargar ${what}: ${message}`

export const loadingTexts: typeof english = {
  failed: {
    user: () => 'No se han podido cargar tus datos',
    points: () => 'No se han podido cargar los puntos',
    tasks: (message) => failed('las tareas', message),
    rewards: (message) => failed('los premios', message),
    partnerships: (message) => failed('las personas vinculadas', message),
    notifications: (message) => failed('las notificaciones', message),
  },
  again: 'Reintentar',
}
