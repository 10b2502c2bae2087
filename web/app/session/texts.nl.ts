/** The texts of texts.ts in Dutch. */
import type { texts as english } from './texts.ts'

export const texts: typeof english = {
  unknownError: 'Er ging iets mis',
  full: 'Dit apparaat is vol. Er is niets opgeslagen. Maak wat ruimte vrij en probeer het opnieuw.',
  missing: {
    title: 'Er is niets opgeslagen',
    text: 'Een deel van de app kon niet worden geladen. Laad de pagina opnieuw als er verbinding is.',
  },
  noRoom: {
    title: 'Dit apparaat is vol',
    text: 'Je gegevens zijn veilig. Het syncen gaat verder als er weer ruimte is.',
  },
  evicted: {
    title: 'Deze browser heeft gewist wat hier was opgeslagen',
    text: 'Alles wat op de server staat, wordt teruggehaald. Wat nog niet was verstuurd, is weg.',
  },
}
