/** The texts of texts.ts in French. */
import type { roomTexts as english } from './texts.ts'

export const roomTexts: typeof english = {
  rooms: 'Pièces',
  all: 'Toutes',
  byRoom: 'Par pièce',
  chosen: (room) => `Pièces\u202F: ${room}`,
  none: 'Sans pièce',
  edit: 'Modifier',
  nothing: 'Rien à faire ici',
}
