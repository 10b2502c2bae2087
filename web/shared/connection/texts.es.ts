/** The texts of texts.ts in Spanish. */
import type { texts as english } from './texts.ts'

export const texts: typeof english = {
  insecure: 'Esta dirección no tiene https, así que aquí Mitten solo funciona con conexión.',
  howTo: 'Cómo cambiarlo',
  needsConnection: 'Hace falta conexión',
  unknownError: 'Ha ocurrido un error desconocido',
}
