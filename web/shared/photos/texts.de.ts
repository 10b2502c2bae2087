/** The texts of texts.ts in German. */
import type { photoTexts as english } from './texts.ts'

export const photoTexts: typeof english = {
  take: 'Foto machen',
  upload: 'Foto hochladen',
  remove: 'Entfernen',
  removeNamed: 'Foto entfernen',
  hint: 'JPG oder PNG, bis 5 MB. Vor dem Speichern wird es auf diesem Gerät verkleinert.',
  ring: 'Was im Ring zu sehen ist, wird dein Foto.',
  preview: 'Was die Kamera sieht',
  turn: 'Kamera umdrehen',
  starting: 'Die Kamera startet',
  saved: 'Foto gespeichert',
  removed: 'Foto entfernt',
  picture: 'Bild',
  optional: 'optional',
  link: 'Link zum Bild',
  removePicture: 'Bild entfernen',

  denied: 'Die Kamera ist gesperrt',
  allow: 'Bitte erlaube die Kamera, um ein Foto zu machen.',
  tooLarge: 'Die Datei ist zu groß',
  selectSmaller: 'Bitte wähle ein Bild unter 5 MB.',
  unreadable: 'Dieses Bild lässt sich nicht lesen',
  selectOther: 'Bitte wähle ein Bild als JPG, PNG, WebP oder GIF.',
  notKept: 'Das Foto ließ sich nicht speichern',
  noRoom: 'Vielleicht ist auf diesem Gerät kein Platz mehr.',
}
