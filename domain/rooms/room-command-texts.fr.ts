/** The texts of room-command-texts.ts in French. */
import type { TranslatedCommandTexts } from '#domain/command-text.ts'
import type { roomCommandTexts as english } from './room-command-texts.ts'

export const roomCommandTexts: TranslatedCommandTexts<typeof english> = {
  createRoom: {
    failed: 'La pièce n’a pas pu être enregistrée',
    did: () => 'Pièce ajoutée',
    youDid: () => 'Tu as ajouté une pièce',
  },
  updateRoom: {
    failed: 'La pièce n’a pas pu être enregistrée',
    did: () => 'Pièce modifiée',
    youDid: () => 'Tu as modifié une pièce',
  },
  orderRooms: {
    failed: 'La pièce n’a pas pu être enregistrée',
    did: () => 'Pièces triées',
    youDid: () => 'Tu as trié les pièces',
  },
  deleteRoom: {
    failed: 'La pièce n’a pas pu être supprimée',
    did: () => 'Pièce supprimée',
    youDid: () => 'Tu as supprimé une pièce',
  },
}
