/** Makes a room, or changes its name and look. */
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { Controller, useForm } from 'react-hook-form'
import { v7 } from 'uuid'
import * as z from 'zod/mini'
import { roomFields } from '#domain/rooms/room-fields.ts'
import type { Room } from '#domain/rooms/room.ts'
import { roomIcons, roomSwatches } from '#domain/rooms/room.ts'
import { useAccount } from '#web/data/account.ts'
import { roomIconOf } from '#web/shared/rooms/room-icons.ts'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { PictureRadios } from '#web/ui/picture-radios.tsx'
import { swatches } from '#web/ui/swatch.ts'
import { TextInput } from '#web/ui/text-input.tsx'
import { uiTexts } from '#web/ui/texts.ts'
import { roomFormTexts } from './texts.ts'

export type RoomDialogProps = {
  readonly onClose: () => void
  /** Null makes a new one. */
  readonly room: Room | null
  readonly onMade?: (id: string) => void
}

const schema = z.object(roomFields)

export function RoomDialog({ onClose, room, onMade }: RoomDialogProps) {
  const account = useAccount()
  const { register, control, handleSubmit, formState } = useForm({
    resolver: standardSchemaResolver(schema),
    defaultValues: {
      name: room?.name ?? '',
      icon: room?.icon ?? 'box',
      swatch: room?.swatch ?? 'house',
    },
  })
  const submit = handleSubmit(async (fields) => {
    const id = room?.id ?? v7()
    const isSaved = await (room
      ? account.run('updateRoom', { id, ...fields })
      : account.run('createRoom', { id, ...fields }))
    if (!isSaved) return
    if (!room) onMade?.(id)
    onClose()
  })
  return (
    <FormDialog
      open
      onClose={onClose}
      onSubmit={(event) => {
        // Its form may be inside a task's form, which must not be submitted with it.
        event.stopPropagation()
        void submit(event)
      }}
      title={room ? roomFormTexts.editTitle : roomFormTexts.addTitle}
      submitLabel={roomFormTexts.save}
      busy={formState.isSubmitting}
    >
      <TextInput
        {...register('name')}
        label={roomFormTexts.name}
        placeholder={roomFormTexts.namePlaceholder}
        autoComplete="off"
        error={formState.errors.name?.message}
      />
      <Controller
        control={control}
        name="icon"
        render={({ field: { value, onChange } }) => (
          <PictureRadios
            label={roomFormTexts.icon}
            value={value}
            onChange={onChange}
            options={roomIcons.map((icon) => {
              const Icon = roomIconOf[icon]
              return {
                value: icon,
                label: roomFormTexts.icons[icon],
                picture: <Icon aria-hidden="true" />,
              }
            })}
          />
        )}
      />
      <Controller
        control={control}
        name="swatch"
        render={({ field: { value, onChange } }) => (
          <PictureRadios
            label={roomFormTexts.swatch}
            value={value}
            onChange={onChange}
            options={roomSwatches.map((swatch) => ({
              value: swatch,
              label: uiTexts.swatches[swatch],
              picture: <img src={swatches[swatch]} alt="" />,
            }))}
          />
        )}
      />
    </FormDialog>
  )
}
