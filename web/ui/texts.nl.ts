/** The texts of texts.ts in Dutch. */
import type { uiTexts as english } from './texts.ts'

export const uiTexts: typeof english = {
  close: 'Sluiten',
  cancel: 'Annuleren',
  showPassword: 'Wachtwoord tonen',
  hidePassword: 'Wachtwoord verbergen',
  swatches: {
    bath: 'Bad',
    cake: 'Taart',
    cat: 'Kat',
    film: 'Film',
    gift: 'Cadeau',
    heart: 'Hart',
    house: 'Huis',
    moon: 'Maan',
    mug: 'Mok',
    sofa: 'Bank',
    star: 'Ster',
    tulip: 'Tulp',
  },
}
