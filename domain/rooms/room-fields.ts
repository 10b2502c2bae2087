/** The typed fields of a room, with their bounds and messages. */
import * as z from 'zod/mini'
import { newFields } from '#domain/new-fields.ts'
import { roomColumns, roomIcons, roomSwatches } from '#domain/rooms/room.ts'
import { atMost, text } from '#domain/text.ts'

const { max } = roomColumns.name

export const roomFields = {
  name: text({
    min: { length: 1, message: 'Please name the room' },
    max: atMost('Name', max),
  }),
  swatch: z.enum(roomSwatches),
  icon: z.enum(roomIcons),
}

/** The fields of a new room; only the name is required. */
export const newRoomFields = newFields(roomFields, roomColumns)
