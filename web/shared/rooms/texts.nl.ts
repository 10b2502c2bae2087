/** The texts of texts.ts in Dutch. */
import type { roomTexts as english } from './texts.ts'

export const roomTexts: typeof english = {
  rooms: 'Ruimtes',
  all: 'Alles',
  byRoom: 'Per ruimte',
  chosen: (room) => `Ruimtes: ${room}`,
  none: 'Geen ruimte',
  edit: 'Bewerken',
  nothing: 'Hier is niets te doen',
}
