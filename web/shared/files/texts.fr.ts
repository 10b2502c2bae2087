/** The texts of texts.ts in French. */
import type { fileTexts as english } from './texts.ts'

export const fileTexts: typeof english = {
  failed: 'Le fichier n’a pas pu être fait',
  arriving: 'Ton historique arrive encore sur cet appareil.',
}
