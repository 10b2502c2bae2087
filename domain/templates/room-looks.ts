/** The icon and swatch of each room that is made with ready-made chores. */
import type { RoomIcon, RoomSwatch } from '#domain/rooms/room.ts'
import type { Room } from './starter-pack.ts'

type Look = { readonly swatch: RoomSwatch; readonly icon: RoomIcon }

export const roomLooks: Readonly<Record<Room, Look>> = {
  kitchen: { swatch: 'cake', icon: 'kitchen' },
  bathroom: { swatch: 'bath', icon: 'bath' },
  toilet: { swatch: 'film', icon: 'bath' },
  living: { swatch: 'sofa', icon: 'sofa' },
  bedroom: { swatch: 'moon', icon: 'bed' },
  children: { swatch: 'gift', icon: 'bed' },
  baby: { swatch: 'heart', icon: 'baby' },
  office: { swatch: 'mug', icon: 'desk' },
  hall: { swatch: 'house', icon: 'hall' },
  laundry: { swatch: 'star', icon: 'laundry' },
  cellar: { swatch: 'house', icon: 'box' },
  garden: { swatch: 'tulip', icon: 'garden' },
  car: { swatch: 'star', icon: 'car' },
  pets: { swatch: 'cat', icon: 'pet' },
}
