/** The texts of room-command-texts.ts in Dutch. */
import type { TranslatedCommandTexts } from '#domain/command-text.ts'
import type { roomCommandTexts as english } from './room-command-texts.ts'

export const roomCommandTexts: TranslatedCommandTexts<typeof english> = {
  createRoom: {
    failed: 'De ruimte kon niet worden opgeslagen',
    did: () => 'Een ruimte toegevoegd',
    youDid: () => 'Je hebt een ruimte toegevoegd',
  },
  updateRoom: {
    failed: 'De ruimte kon niet worden opgeslagen',
    did: () => 'Een ruimte bewerkt',
    youDid: () => 'Je hebt een ruimte bewerkt',
  },
  orderRooms: {
    failed: 'De ruimte kon niet worden opgeslagen',
    did: () => 'De ruimtes gesorteerd',
    youDid: () => 'Je hebt de ruimtes gesorteerd',
  },
  deleteRoom: {
    failed: 'De ruimte kon niet worden verwijderd',
    did: () => 'Een ruimte verwijderd',
    youDid: () => 'Je hebt een ruimte verwijderd',
  },
}
