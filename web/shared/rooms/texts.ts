/** Texts of the rooms of a household, wherever they are shown. */
import { defineTexts } from '#domain/language/texts.ts'

export const roomTexts = defineTexts('roomTexts', {
  rooms: 'Rooms',
  all: 'All',
  byRoom: 'By room',
  chosen: (room: string) => `Rooms: ${room}`,
  none: 'No room',
  edit: 'Edit rooms',
  nothing: 'Nothing to do here',
})
