/** The room of a task in its quiet line; if there is only one room, nothing. */
import { MetaItem } from '#web/ui/meta.tsx'
import { Name } from '#web/ui/name.tsx'
import { roomIconOf } from './room-icons.ts'
import { roomOf, useRooms } from './use-rooms.ts'

export function RoomMark({ id }: { readonly id: string | null }) {
  const rooms = useRooms()
  const room = rooms.length > 1 ? roomOf(rooms, id) : undefined
  if (room === undefined) return null
  return (
    <MetaItem icon={roomIconOf[room.icon]}>
      <Name>{room.name}</Name>
    </MetaItem>
  )
}
