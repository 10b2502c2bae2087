/** The texts of features/first-run in French. */
import type * as english from '#web/languages/en.ts'

export const firstRunTexts: typeof english.firstRunTexts = {
  title: 'Commence par une petite chose',
  lead: 'Touches-en une et elle est sur ta liste.',
  hide: 'Masquer',
  add: 'Ajouter',
  added: 'Ajoutée',
  rooms: 'Quelles pièces as-tu\u202F?',
  invite: 'Inviter quelqu’un',
  wish: 'Faire un souhait',
}
