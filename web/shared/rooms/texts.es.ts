/** The texts of texts.ts in Spanish. */
import type { roomTexts as english } from './texts.ts'

export const roomTexts: typeof english = {
  rooms: 'Habitaciones',
  all: 'Todas',
  byRoom: 'Por habitación',
  chosen: (room) => `Habitaciones: ${room}`,
  none: 'Sin habitación',
  edit: 'Editar',
  nothing: 'Aquí no hay nada que hacer',
}
