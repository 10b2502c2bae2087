/** The texts of features/storage in Dutch. */
import type * as english from '#web/languages/en.ts'

export const storageTexts: typeof english.storageTexts = {
  missing: {
    page: 'Hier kan niets worden bewaard',
    title: 'Dit venster kan niets bewaren',
    text: 'Mitten bewaart je huishouden op dit apparaat, zodat het offline werkt. Deze browser laat dat niet toe.',
    ways: [
      'Zit je in een privévenster, open Mitten dan in een gewoon venster.',
      'Zijn cookies en sitegegevens geblokkeerd, sta ze dan toe voor dit adres.',
      'Is het apparaat vol, maak dan wat ruimte vrij en laad opnieuw.',
    ],
    works: 'Wat je elders deed, is niet weg: het staat op de server en op je andere apparaten.',
    again: 'Opnieuw laden',
  },
  card: {
    title: 'Bewaard op dit apparaat',
    used: 'Gebruikt door Mitten',
    free: 'Nog vrij',
    unknown: 'Deze browser zegt het niet',
    lasting: 'Beschermd',
    kept: 'Ja, de browser verwijdert het niet uit zichzelf',
    notKept: 'Nee, de browser mag het verwijderen als het apparaat vol raakt',
    protect: 'Deze gegevens beschermen',
    refused:
      'De browser zei nee voor nu. Dat verandert als je Mitten installeert of vaker gebruikt.',
    safari:
      'Safari verwijdert de gegevens van een website die zeven dagen niet is geopend. Staat Mitten op je beginscherm, dan gebeurt dat niet.',
    safariWaiting: (changes) =>
      changes === 1
        ? 'Safari verwijdert de gegevens van een website die zeven dagen niet is geopend. 1 wijziging hier staat nog niet op de server: ga voor die tijd online, anders is die weg.'
        : `Safari verwijdert de gegevens van een website die zeven dagen niet is geopend. ${changes} wijzigingen hier staan nog niet op de server: ga voor die tijd online, anders zijn die weg.`,
  },
}
