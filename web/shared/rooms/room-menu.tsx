/** A button that opens the choice of a room, where a row of chips has no place; nothing with fewer than two rooms. */
import { House } from 'lucide-react'
import { Menu } from '#web/ui/menu.tsx'
import type { RoomChoice } from './room-choice.ts'
import { roomIconOf } from './room-icons.ts'
import { roomTexts } from './texts.ts'

export function RoomMenu({ choice }: { readonly choice: RoomChoice }) {
  const { rooms, only, choose } = choice
  if (rooms.length < 2) return null
  return (
    <Menu
      label={roomTexts.chosen(only?.name ?? roomTexts.all)}
      icon={only ? roomIconOf[only.icon] : House}
      actions={[
        { label: roomTexts.all, checked: only === null, onSelect: () => choose('') },
        ...rooms.map((room) => ({
          label: room.name,
          icon: roomIconOf[room.icon],
          checked: room === only,
          onSelect: () => choose(room.key),
        })),
      ]}
    />
  )
}
