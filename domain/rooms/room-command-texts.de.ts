/** The texts of room-command-texts.ts in German. */
import type { TranslatedCommandTexts } from '#domain/command-text.ts'
import type { roomCommandTexts as english } from './room-command-texts.ts'

export const roomCommandTexts: TranslatedCommandTexts<typeof english> = {
  createRoom: {
    failed: 'Der Raum ließ sich nicht speichern',
    did: () => 'Raum angelegt',
    youDid: () => 'Du hast einen Raum angelegt',
  },
  updateRoom: {
    failed: 'Der Raum ließ sich nicht speichern',
    did: () => 'Raum geändert',
    youDid: () => 'Du hast einen Raum geändert',
  },
  orderRooms: {
    failed: 'Der Raum ließ sich nicht speichern',
    did: () => 'Räume sortiert',
    youDid: () => 'Du hast die Räume sortiert',
  },
  deleteRoom: {
    failed: 'Der Raum ließ sich nicht löschen',
    did: () => 'Raum gelöscht',
    youDid: () => 'Du hast einen Raum gelöscht',
  },
}
