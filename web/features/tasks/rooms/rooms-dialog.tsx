/** A person's own rooms, to add, change, sort and delete: ?rooms=1. */
import { ArrowDown, ArrowUp, Pencil, Plus, Trash2 } from 'lucide-react'
import { styled } from 'styled-components'
import type { Room } from '#domain/rooms/room.ts'
import { MAX_ROOMS } from '#domain/rooms/room.ts'
import { useAccount, useLive } from '#web/data/account.ts'
import { useDialogAbove } from '#web/shared/overlay/use-dialog-above.ts'
import { roomIconOf } from '#web/shared/rooms/room-icons.ts'
import { runUndoable } from '#web/shared/undo/undoable-toast.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import type { MenuAction } from '#web/ui/menu.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { Name } from '#web/ui/name.tsx'
import { swatches } from '#web/ui/swatch.ts'
import { theme } from '#web/ui/theme.ts'
import { RoomDialog } from './room-dialog.tsx'
import { roomFormTexts } from './texts.ts'

export type RoomsDialogProps = { readonly open: boolean; readonly onClose: () => void }

export function RoomsDialog({ open, onClose }: RoomsDialogProps) {
  const rooms = useOwnRooms()
  const { subject: edited, open: edit, close } = useDialogAbove<Room | 'new'>('room')
  const menuOf = useRoomMenu(rooms, (room) => void edit(room))
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={roomFormTexts.title}
      cancelLabel={roomFormTexts.done}
      footer={
        rooms.length < MAX_ROOMS && (
          <Button tone="soft" icon={Plus} onClick={() => void edit('new')}>
            {roomFormTexts.add}
          </Button>
        )
      }
    >
      {rooms.length === 0 && <p>{roomFormTexts.empty}</p>}
      <List>
        {rooms.map((room, place) => (
          <li key={room.id}>
            <RoomName room={room} />
            <Menu label={roomFormTexts.menu(room.name)} actions={menuOf(room, place)} />
          </li>
        ))}
      </List>
      {edited && <RoomDialog room={edited === 'new' ? null : edited} onClose={() => close()} />}
    </Dialog>
  )
}

function RoomName({ room: { name, icon, swatch } }: { readonly room: Room }) {
  const Icon = roomIconOf[icon]
  return (
    <>
      <img src={swatches[swatch]} alt="" />
      <Icon aria-hidden="true" />
      <b>
        <Name>{name}</Name>
      </b>
    </>
  )
}

const none: readonly Room[] = []

function useOwnRooms(): readonly Room[] {
  const { id } = useAccount()
  const found = useLive(({ rooms }) => rooms.where('user_id').equals(id).toArray(), [id])
  return found?.toSorted((a, b) => a.place - b.place) ?? none
}

function useRoomMenu(rooms: readonly Room[], edit: (room: Room) => void) {
  const account = useAccount()
  const ids = rooms.map(({ id }) => id)
  const move = (room: Room, to: number) =>
    void account.run('orderRooms', {
      ids: ids.filter((id) => id !== room.id).toSpliced(to, 0, room.id),
    })
  return (room: Room, place: number): readonly MenuAction[] => [
    { label: roomFormTexts.edit, icon: Pencil, onSelect: () => edit(room) },
    ...(place > 0
      ? [{ label: roomFormTexts.up, icon: ArrowUp, onSelect: () => move(room, place - 1) }]
      : []),
    ...(place < rooms.length - 1
      ? [{ label: roomFormTexts.down, icon: ArrowDown, onSelect: () => move(room, place + 1) }]
      : []),
    {
      label: roomFormTexts.delete,
      icon: Trash2,
      tone: 'danger',
      onSelect: () =>
        void runUndoable(
          account,
          { name: 'deleteRoom', input: { id: room.id } },
          { title: roomFormTexts.deleted },
        ),
    },
  ]
}

const List = styled.ul`
  ${theme.column(0)}
  ${theme.hairline('> * + *')}
  > li {
    ${theme.row(3)}
    min-height: 60px;
    ${theme.icon('20px', theme.text.muted)}
  }
  img {
    ${theme.square('40px')}
    border-radius: 10px;
    filter: ${theme.stitch.dim};
  }
  b {
    ${theme.rest}
    font: ${theme.font.label};
  }
`
