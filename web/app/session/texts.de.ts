/** The texts of texts.ts in German. */
import type { texts as english } from './texts.ts'

export const texts: typeof english = {
  unknownError: 'Ein unbekannter Fehler ist aufgetreten',
  full: 'Auf diesem Gerät ist kein Platz mehr. Es wurde nichts gespeichert. Mach etwas Platz und versuch es noch einmal.',
  missing: {
    title: 'Nichts gespeichert',
    text: 'Ein Teil der App ließ sich nicht laden. Lade die Seite neu, sobald du wieder Verbindung hast.',
  },
  noRoom: {
    title: 'Auf diesem Gerät ist kein Platz mehr',
    text: 'Deine Daten sind sicher. Der Abgleich wartet, bis du Platz gemacht hast.',
  },
  evicted: {
    title: 'Der Browser hat die Daten hier gelöscht',
    text: 'Alles, was auf dem Server liegt, wird wiederhergestellt. Änderungen, die noch nicht gesendet waren, sind verloren.',
  },
}
