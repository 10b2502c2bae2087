/** The chips that choose a room; nothing if there are fewer than two. */
import { LayoutGrid, Pencil } from 'lucide-react'
import { ChoiceChips } from '#web/ui/choice-chips.tsx'
import type { RoomChoice } from './room-choice.ts'
import { BY_ROOM } from './room-choice.ts'
import { roomIconOf } from './room-icons.ts'
import { roomTexts } from './texts.ts'

export type RoomChipsProps = {
  readonly choice: RoomChoice
  /** Whether the rooms can also be shown one after the other. */
  readonly hasGroups?: boolean
  readonly onEdit?: () => void
}

/** In place of a key. */
const EDIT = '+'

export function RoomChips({ choice, hasGroups = false, onEdit }: RoomChipsProps) {
  const { rooms, only, isByRoom, choose } = choice
  if (rooms.length < 2) return null
  return (
    <ChoiceChips
      label={roomTexts.rooms}
      value={isByRoom ? BY_ROOM : (only?.key ?? '')}
      onChange={(value) => (value === EDIT ? onEdit?.() : choose(value))}
      options={[
        { value: '', label: roomTexts.all },
        ...(hasGroups ? [{ value: BY_ROOM, label: roomTexts.byRoom, icon: LayoutGrid }] : []),
        ...rooms.map(({ key, name, icon }) => ({
          value: key,
          label: name,
          icon: roomIconOf[icon],
        })),
        ...(onEdit ? [{ value: EDIT, label: roomTexts.edit, icon: Pencil }] : []),
      ]}
    />
  )
}
