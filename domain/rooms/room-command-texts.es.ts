/** The texts of room-command-texts.ts in Spanish. */
import type { TranslatedCommandTexts } from '#domain/command-text.ts'
import type { roomCommandTexts as english } from './room-command-texts.ts'

export const roomCommandTexts: TranslatedCommandTexts<typeof english> = {
  createRoom: {
    failed: 'No se ha podido guardar la habitación',
    did: () => 'Añadida una habitación',
    youDid: () => 'Has añadido una habitación',
  },
  updateRoom: {
    failed: 'No se ha podido guardar la habitación',
    did: () => 'Cambiada una habitación',
    youDid: () => 'Has cambiado una habitación',
  },
  orderRooms: {
    failed: 'No se ha podido guardar la habitación',
    did: () => 'Ordenadas las habitaciones',
    youDid: () => 'Has ordenado las habitaciones',
  },
  deleteRoom: {
    failed: 'No se ha podido eliminar la habitación',
    did: () => 'Eliminada una habitación',
    youDid: () => 'Has eliminado una habitación',
  },
}
