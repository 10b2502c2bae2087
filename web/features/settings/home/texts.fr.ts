/** The texts of texts.ts in French. */
import type { homeCardTexts as english } from './texts.ts'

export const homeCardTexts: typeof english = {
  title: 'Dans la maison',
  text: 'Home Assistant et d’autres, chez toi, peuvent lire ceci sur le broker de la maison. Les tâches privées n’y sont jamais.',
  shows: 'Montrer mes points et mes tâches à faire',
  showsNote: 'Toute personne qui utilise le broker les voit.',
  completes: 'Des boutons peuvent terminer mes tâches',
  completesNote: 'Qui appuie gagne les points pour toi.',
}
