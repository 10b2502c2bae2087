/** The texts of texts.ts in German. */
import type { texts as english } from './texts.ts'

export const texts: typeof english = {
  insecure: 'Diese Adresse hat kein https, darum funktioniert Mitten hier nur mit Verbindung.',
  howTo: 'Wie sich das ändern lässt',
  needsConnection: 'Braucht eine Verbindung',
  unknownError: 'Ein unbekannter Fehler ist aufgetreten',
}
