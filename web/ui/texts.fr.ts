/** The texts of texts.ts in French. */
import type { uiTexts as english } from './texts.ts'

export const uiTexts: typeof english = {
  close: 'Fermer',
  cancel: 'Annuler',
  showPassword: 'Afficher le mot de passe',
  hidePassword: 'Masquer le mot de passe',
  swatches: {
    bath: 'Baignoire',
    cake: 'Gâteau',
    cat: 'Chat',
    film: 'Film',
    gift: 'Cadeau',
    heart: 'Cœur',
    house: 'Maison',
    moon: 'Lune',
    mug: 'Tasse',
    sofa: 'Canapé',
    star: 'Étoile',
    tulip: 'Tulipe',
  },
}
