/** Adds a child without e-mail: name, picture and big buttons (K1). Needs a connection. */
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { styled } from 'styled-components'
import { v7 } from 'uuid'
import * as z from 'zod/mini'
import { derivedId } from '#domain/derived-id.ts'
import { displayName } from '#domain/users/user-fields.ts'
import { useAccount } from '#web/data/account.ts'
import { OnlineFormDialog } from '#web/shared/connection/online-dialogs.tsx'
import { swatches } from '#web/ui/swatch.ts'
import { Switch } from '#web/ui/switch.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { theme } from '#web/ui/theme.ts'
import { showToast } from '#web/ui/toast-store.ts'
import { BastedMitten } from './basted-mitten.tsx'
import { PictureChoice, pictureToSend } from './picture-choice.tsx'
import { childTexts } from './texts.ts'

const schema = z.object({ name: displayName, kid_mode: z.boolean() })

export type AddChildDialogProps = { readonly open: boolean; readonly onClose: () => void }

export function AddChildDialog({ open, onClose }: AddChildDialogProps) {
  const account = useAccount()
  const [opened] = useState(() => v7())
  const [picture, setPicture] = useState(swatches.cat)
  const { register, control, handleSubmit, formState } = useForm({
    resolver: standardSchemaResolver(schema),
    defaultValues: { name: '', kid_mode: true },
  })
  const name = useWatch({ control, name: 'name' }).trim()
  const submit = handleSubmit(async (typed) => {
    const child = { ...typed, photo_url: await pictureToSend(picture) }
    // The server refuses another child under a key with which it has already made one.
    const key = derivedId(opened, JSON.stringify(child))
    if (!(await account.run('makeChild', child, { key }))) return
    showToast({ title: childTexts.toasts.added(typed.name) })
    onClose()
  })
  return (
    <OnlineFormDialog
      open={open}
      onClose={onClose}
      onSubmit={submit}
      title={childTexts.add}
      submitLabel={childTexts.add}
      icon={Plus}
      busy={formState.isSubmitting}
    >
      <BastedMitten name={name} photo={picture} />
      <TextInput
        {...register('name')}
        label={childTexts.name}
        autoComplete="off"
        error={formState.errors.name?.message}
      />
      <PictureChoice value={picture} onChange={setPicture} />
      <Switch
        {...register('kid_mode')}
        label={childTexts.bigButtons}
        note={childTexts.bigButtonsNote}
      />
      <Foot>{childTexts.noPassword(name)}</Foot>
    </OnlineFormDialog>
  )
}

const Foot = styled.p`
  ${theme.note}
  text-align: center;
  overflow-wrap: anywhere;
`
