/** The texts of texts.ts in Dutch. */
import type { photoTexts as english } from './texts.ts'

export const photoTexts: typeof english = {
  take: 'Foto maken',
  upload: 'Foto uploaden',
  remove: 'Verwijderen',
  removeNamed: 'Foto verwijderen',
  hint: 'JPG of PNG, tot 5 MB. Op dit apparaat wordt de foto eerst verkleind en dan opgeslagen.',
  ring: 'Wat binnen de ring valt, wordt je foto.',
  preview: 'Wat de camera ziet',
  turn: 'Camera omdraaien',
  starting: 'De camera gaat aan',
  saved: 'Foto opgeslagen',
  removed: 'Foto verwijderd',
  picture: 'Afbeelding',
  optional: 'optioneel',
  link: 'Link naar afbeelding',
  removePicture: 'Afbeelding verwijderen',

  denied: 'Geen toegang tot de camera',
  allow: 'Geef toegang tot de camera om een foto te maken.',
  tooLarge: 'Het bestand is te groot',
  selectSmaller: 'Kies een afbeelding van minder dan 5 MB.',
  unreadable: 'Deze afbeelding kan niet worden gelezen',
  selectOther: 'Kies een afbeelding in JPG, PNG, WebP of GIF.',
  notKept: 'De foto kon niet worden opgeslagen',
  noRoom: 'Misschien is dit apparaat vol.',
}
