/** The texts of texts.ts in French. */
import type { photoTexts as english } from './texts.ts'

export const photoTexts: typeof english = {
  take: 'Prendre une photo',
  upload: 'Choisir une photo',
  remove: 'Retirer',
  removeNamed: 'Retirer la photo',
  hint: 'JPG ou PNG, jusqu’à 5\u00A0Mo. Elle est réduite sur cet appareil avant d’être enregistrée.',
  ring: 'Ce qui est dans le cercle devient ta photo.',
  preview: 'Ce que voit la caméra',
  turn: 'Changer de caméra',
  starting: 'La caméra démarre',
  saved: 'Photo enregistrée',
  removed: 'Photo retirée',
  picture: 'Image',
  optional: 'facultatif',
  link: 'Lien de l’image',
  removePicture: 'Retirer l’image',

  denied: 'Pas d’accès à la caméra',
  allow: 'Autorise l’accès à la caméra pour prendre une photo.',
  tooLarge: 'Fichier trop lourd',
  selectSmaller: 'Choisis une image de moins de 5\u00A0Mo.',
  unreadable: 'Cette image est illisible',
  selectOther: 'Choisis une image JPG, PNG, WebP ou GIF.',
  notKept: 'La photo n’a pas pu être enregistrée',
  noRoom: 'Cet appareil n’a peut-être plus de place.',
}
