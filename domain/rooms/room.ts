/** Rooms: a name, a swatch and an icon under which a person keeps tasks (T29). */
import type { RowOf } from '#domain/column.ts'
import { choice, flag, id, moment, text, whole, withDefault } from '#domain/column.ts'

/** How many rooms a person may have. */
export const MAX_ROOMS = 30

export const roomSwatches = [
  'house',
  'mug',
  'bath',
  'sofa',
  'moon',
  'heart',
  'star',
  'tulip',
  'cat',
  'cake',
  'film',
  'gift',
] as const
export type RoomSwatch = (typeof roomSwatches)[number]

export const roomIcons = [
  'box',
  'kitchen',
  'bath',
  'bed',
  'sofa',
  'desk',
  'laundry',
  'hall',
  'garden',
  'car',
  'pet',
  'baby',
] as const
export type RoomIcon = (typeof roomIcons)[number]

export const roomColumns = {
  id: id(),
  /** The owner. */
  user_id: id(),
  name: text(40),
  swatch: withDefault(choice(roomSwatches), 'house'),
  icon: withDefault(choice(roomIcons), 'box'),
  /** Its place among the rooms of its owner. */
  place: withDefault(whole({ min: 0 }), 0),
  /** Whether a shared task is or ever was in it: then partners see it. */
  is_shared: withDefault(flag(), false),
  created_at: moment(),
}
export type Room = RowOf<typeof roomColumns>

/** Rooms with the same key are shown as one, no matter who owns them. Stored names are already normalised. */
export function roomKey({ name }: Pick<Room, 'name'>): string {
  return name.toLowerCase()
}
