/** The texts of texts.ts in French. */
import type { firstRunTexts as english } from './texts.ts'

export const firstRunTexts: typeof english = {
  title: 'Commence par une petite chose',
  lead: 'Touches-en une et elle est sur ta liste.',
  hide: 'Masquer',
  add: 'Ajouter',
  added: 'Ajoutée',
  rooms: 'Quelles pièces as-tu ?',
  invite: 'Inviter quelqu’un',
  wish: 'Faire un souhait',
}
