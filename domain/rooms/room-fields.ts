/** The typed fields of a room, with their bounds and messages. */
import { choiceField } from '#domain/choice-field.ts'
import { newFields } from '#domain/new-fields.ts'
import { roomColumns, roomIcons, roomSwatches } from '#domain/rooms/room.ts'
import { atMost, text } from '#domain/text.ts'

const { max } = roomColumns.name

export const roomFields = {
  name: text({
    min: { length: 1, message: 'Please name the room' },
    max: atMost('Name', max),
  }),
  swatch: choiceField('swatch', roomSwatches),
  icon: choiceField('icon', roomIcons),
}

/** The fields of a new room; only the name is required. */
export const newRoomFields = newFields(roomFields, roomColumns)
