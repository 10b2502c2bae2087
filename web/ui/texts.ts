/** The texts of dialogs and fields themselves, and the names of the knitted pictures. */
import { defineTexts } from '#domain/language/texts.ts'

export const uiTexts = defineTexts('uiTexts', {
  close: 'Close',
  cancel: 'Cancel',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  swatches: {
    bath: 'Bath',
    cake: 'Cake',
    cat: 'Cat',
    film: 'Film',
    gift: 'Gift',
    heart: 'Heart',
    house: 'House',
    moon: 'Moon',
    mug: 'Mug',
    sofa: 'Sofa',
    star: 'Star',
    tulip: 'Tulip',
  },
})
