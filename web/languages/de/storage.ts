/** The texts of features/storage in German. */
import type * as english from '#web/languages/en.ts'

const SAFARI = 'Safari löscht die Daten einer Website, die sieben Tage lang nicht geöffnet wird.'

export const storageTexts: typeof english.storageTexts = {
  missing: {
    page: 'Hier lässt sich nichts speichern',
    title: 'Dieses Fenster kann nichts speichern',
    text: 'Mitten speichert euren Haushalt auf diesem Gerät, damit er auch offline da ist. Dieser Browser erlaubt das nicht.',
    ways: [
      'In einem privaten Fenster: Öffne Mitten in einem normalen.',
      'Sind Cookies und Websitedaten blockiert: Erlaube sie für diese Adresse.',
      'Hat das Gerät keinen Platz mehr: Mach etwas Platz und lade neu.',
    ],
    works:
      'Was du woanders gemacht hast, ist nicht verloren: Es liegt auf dem Server und auf deinen anderen Geräten.',
    again: 'Neu laden',
  },
  card: {
    title: 'Auf diesem Gerät',
    used: 'Mitten belegt',
    free: 'Noch frei',
    unknown: 'Sagt dieser Browser nicht',
    lasting: 'Geschützt',
    kept: 'Ja, der Browser löscht nichts von sich aus',
    notKept: 'Nein, wird der Platz knapp, darf der Browser löschen',
    protect: 'Daten schützen',
    refused:
      'Der Browser hat vorerst Nein gesagt. Das ändert sich, wenn du Mitten installierst oder öfter benutzt.',
    safari: `${SAFARI} Liegt Mitten auf dem Home-Bildschirm, passiert das nicht.`,
    safariWaiting: (changes) =>
      changes === 1
        ? `${SAFARI} 1 Änderung von hier ist noch nicht auf dem Server: Geh vorher online, sonst geht sie verloren.`
        : `${SAFARI} ${changes} Änderungen von hier sind noch nicht auf dem Server: Geh vorher online, sonst gehen sie verloren.`,
  },
}
