/** The field of a task's form for its room (T29). */
import { Plus } from 'lucide-react'
import { Controller } from 'react-hook-form'
import { ChipChoice } from '#web/features/tasks/chores/chip-choice.tsx'
import type { TaskFormState } from '#web/features/tasks/task-form-fields.ts'
import { useDialogAbove } from '#web/shared/overlay/use-dialog-above.ts'
import { roomIconOf } from '#web/shared/rooms/room-icons.ts'
import { roomOf, useRooms } from '#web/shared/rooms/use-rooms.ts'
import { RoomDialog } from './room-dialog.tsx'
import { roomFormTexts } from './texts.ts'

/** In place of a key: no room, and a room that is yet to be made. */
const NONE = ''
const NEW = '*'

export function RoomField({ form: { control } }: { readonly form: TaskFormState }) {
  const rooms = useRooms()
  const making = useDialogAbove<true>('room-of-task')
  return (
    <Controller
      control={control}
      name="room_id"
      render={({ field: { value, onChange } }) => (
        <>
          <ChipChoice
            label={roomFormTexts.field}
            value={roomOf(rooms, value)?.key ?? NONE}
            options={[
              { value: NONE, label: roomFormTexts.none },
              ...rooms.map(({ key, name, icon }) => ({
                value: key,
                label: name,
                icon: roomIconOf[icon],
              })),
              { value: NEW, label: roomFormTexts.add, icon: Plus },
            ]}
            onChange={(key) => {
              if (key === NEW) void making.open(true)
              else onChange(rooms.find((room) => room.key === key)?.ids[0] ?? null)
            }}
          />
          {making.subject && (
            <RoomDialog room={null} onClose={() => making.close()} onMade={onChange} />
          )}
        </>
      )}
    />
  )
}
