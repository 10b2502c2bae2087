/** A new wish: a name and a picture are enough, and a parent decides what it costs (RW17). */
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { Gift } from 'lucide-react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { v7 } from 'uuid'
import * as z from 'zod/mini'
import { rewardFields } from '#domain/rewards/reward-fields.ts'
import { useAccount } from '#web/data/account.ts'
import { ItemPicture } from '#web/shared/photos/item-picture.tsx'
import { UploadButton } from '#web/shared/photos/upload-button.tsx'
import { usePhotoChoice } from '#web/shared/photos/use-photo-choice.ts'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { Row } from '#web/ui/stack.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { kidTexts } from './texts.ts'

const schema = z.object({ name: rewardFields.name })

export type WishDialogProps = { readonly open: boolean; readonly onClose: () => void }

export function WishDialog({ open, onClose }: WishDialogProps) {
  const account = useAccount()
  const [id] = useState(() => v7())
  const [image_url, setImage] = useState<string | null>(null)
  const { isBusy, chooseFile } = usePhotoChoice(setImage)
  const { register, handleSubmit, formState } = useForm({
    resolver: standardSchemaResolver(schema),
    defaultValues: { name: '' },
  })
  const submit = handleSubmit(async ({ name }) => {
    if (await account.run('createReward', { id, name, image_url })) onClose()
  })
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      onSubmit={submit}
      title={kidTexts.wish}
      cancelLabel={null}
      submitLabel={kidTexts.makeWish}
      icon={Gift}
      busy={formState.isSubmitting || isBusy}
    >
      <TextInput
        {...register('name')}
        label={kidTexts.wishName}
        autoComplete="off"
        error={formState.errors.name?.message}
      />
      <Row $wrap>
        {image_url !== null && <ItemPicture url={image_url} />}
        <UploadButton tone="outline" busy={isBusy} onFile={(file) => void chooseFile(file)} />
      </Row>
    </FormDialog>
  )
}
