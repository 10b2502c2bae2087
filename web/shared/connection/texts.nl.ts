/** The texts of texts.ts in Dutch. */
import type { texts as english } from './texts.ts'

export const texts: typeof english = {
  insecure: 'Dit adres heeft geen https, dus Mitten werkt hier alleen met verbinding.',
  howTo: 'Zo verander je dat',
  needsConnection: 'Verbinding nodig',
  unknownError: 'Er ging iets mis',
}
