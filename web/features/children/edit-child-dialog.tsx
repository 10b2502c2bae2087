/** Changes name, picture and spoken language of a child; it is deleted here, never from the card (K2, K5). */
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { languageNames } from '#domain/language/languages.ts'
import { displayName } from '#domain/users/user-fields.ts'
import { firstName } from '#domain/users/user.ts'
import { useAccount } from '#web/data/account.ts'
import { OnlineFormDialog } from '#web/shared/connection/online-dialogs.tsx'
import { languageTexts } from '#web/shared/language/texts.ts'
import { useOverlayAddress } from '#web/shared/overlay/use-overlay-address.ts'
import { usePicture } from '#web/shared/photos/use-picture.ts'
import { Button } from '#web/ui/button.tsx'
import { Name } from '#web/ui/name.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { BastedMitten } from './basted-mitten.tsx'
import type { ChildDialogProps } from './child-dialogs.tsx'
import { PictureChoice, pictureToSend } from './picture-choice.tsx'
import { childTexts } from './texts.ts'

const schema = z.object({ name: displayName, language: z.string() })

export function EditChildDialog({ child, open, onClose }: ChildDialogProps) {
  const { user, listed } = child
  const account = useAccount()
  const [picture, setPicture] = useState<string | null>(null)
  const known = usePicture(user.photo_url)
  const { register, handleSubmit, formState } = useForm({
    resolver: standardSchemaResolver(schema),
    // The list of children may arrive later than the dialog.
    values: { name: user.name, language: listed?.language ?? '' },
    resetOptions: { keepDirtyValues: true },
  })
  const submit = handleSubmit(async ({ name, language }) => {
    const photo_url = await pictureToSend(picture)
    const changed = {
      id: user.id,
      name,
      ...(photo_url !== null && { photo_url }),
      ...(formState.dirtyFields.language && { language: language || null }),
    }
    if (!(await account.run('updateChild', changed))) return
    showToast({ title: childTexts.toasts.saved })
    onClose()
  })
  return (
    <OnlineFormDialog
      open={open}
      onClose={onClose}
      onSubmit={submit}
      title={<Name>{childTexts.editTitle(firstName(user))}</Name>}
      submitLabel={childTexts.save}
      busy={formState.isSubmitting}
    >
      <BastedMitten name={user.name} photo={picture ?? known} />
      <TextInput
        {...register('name')}
        label={childTexts.name}
        autoComplete="off"
        error={formState.errors.name?.message}
      />
      <PictureChoice value={picture} onChange={setPicture} />
      {listed && (
        <Select
          {...register('language')}
          label={childTexts.language}
          hint={childTexts.languageHint}
        >
          <option value="">{languageTexts.device}</option>
          {Object.entries(languageNames).map(([tag, name]) => (
            <option key={tag} value={tag} lang={tag}>
              {name}
            </option>
          ))}
        </Select>
      )}
      {listed?.is_own && <Delete child={user.id} />}
    </OnlineFormDialog>
  )
}

function Delete({ child }: { readonly child: string }) {
  const overlay = useOverlayAddress()
  return (
    <Button
      tone="dangerSoft"
      block
      icon={Trash2}
      onClick={() => overlay.replace('edit-child', { by: 'delete-child', value: child })}
    >
      {childTexts.delete}
    </Button>
  )
}
