/** The rooms that this person sees; rooms of the same name are one (T29). */
import type { Room } from '#domain/rooms/room.ts'
import { roomKey } from '#domain/rooms/room.ts'
import { useShared } from '#web/data/account.ts'
import type { AccountDatabase } from '#web/data/database.ts'

export type ShownRoom = Pick<Room, 'name' | 'swatch' | 'icon'> & {
  readonly key: string
  /** The ids of all rooms with this name: the person's own first. */
  readonly ids: readonly string[]
}

const none: readonly ShownRoom[] = []

/** The person's own rooms in their order, then those that only partners have. */
export function useRooms(): readonly ShownRoom[] {
  return useShared(readRooms) ?? none
}

async function readRooms({ rooms }: AccountDatabase, id: string): Promise<readonly ShownRoom[]> {
  const rank = ({ user_id }: Room) => (user_id === id ? 0 : 1)
  const all = (await rooms.toArray()).sort((a, b) => rank(a) - rank(b) || a.place - b.place)
  const shown = new Map<string, ShownRoom>()
  for (const room of all) {
    const { name, swatch, icon } = room
    const key = roomKey(room)
    const known = shown.get(key) ?? { key, name, swatch, icon, ids: [] }
    shown.set(key, { ...known, ids: [...known.ids, room.id] })
  }
  return [...shown.values()]
}

/** Undefined for a task in no room, or in one that is gone. */
export function roomOf(rooms: readonly ShownRoom[], id: string | null): ShownRoom | undefined {
  return id === null ? undefined : rooms.find(({ ids }) => ids.includes(id))
}
