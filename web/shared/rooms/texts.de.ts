/** The texts of texts.ts in German. */
import type { roomTexts as english } from './texts.ts'

export const roomTexts: typeof english = {
  rooms: 'Räume',
  all: 'Alle',
  byRoom: 'Nach Raum',
  chosen: (room) => `Räume: ${room}`,
  none: 'Ohne Raum',
  edit: 'Räume bearbeiten',
  nothing: 'Hier gibt es nichts zu tun',
}
