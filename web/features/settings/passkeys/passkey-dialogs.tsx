/** Names or removes a passkey (A20). */
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useForm } from 'react-hook-form'
import type { ListedPasskey } from '#domain/users/passkey-api.ts'
import { passkeyApi } from '#domain/users/passkey-api.ts'
import { about, callApi } from '#web/api/call.ts'
import { useAccount } from '#web/data/account.ts'
import { ConfirmCall } from '#web/features/settings/confirm-call.tsx'
import { messageOf } from '#web/shared/connection/message-of.ts'
import { OnlineFormDialog } from '#web/shared/connection/online-dialogs.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { texts } from './texts.ts'

export type PasskeyDialogProps = {
  readonly passkey: ListedPasskey
  readonly open: boolean
  readonly onClose: () => void
  readonly onChanged: () => void
}

export function RenamePasskeyDialog({ passkey, open, onClose, onChanged }: PasskeyDialogProps) {
  const { id } = useAccount()
  const { register, handleSubmit, formState } = useForm({
    resolver: standardSchemaResolver(passkeyApi.renamePasskey.request),
    defaultValues: { name: passkey.name },
  })
  const submit = handleSubmit(async ({ name }) => {
    try {
      await callApi(about(passkeyApi.renamePasskey, passkey.id), { name }, id)
      showToast({ title: texts.renameDone })
      onChanged()
      onClose()
    } catch (error) {
      showToast({ title: texts.renameFailed, description: messageOf(error), tone: 'bad' })
    }
  })
  return (
    <OnlineFormDialog
      open={open}
      onClose={onClose}
      onSubmit={submit}
      title={texts.renameTitle}
      submitLabel={texts.save}
      busy={formState.isSubmitting}
    >
      <TextInput
        {...register('name')}
        label={texts.name}
        hint={texts.nameHint}
        autoComplete="off"
        error={formState.errors.name?.message}
      />
    </OnlineFormDialog>
  )
}

export function RemovePasskeyDialog({ passkey, onChanged, ...shown }: PasskeyDialogProps) {
  const { id } = useAccount()
  return (
    <ConfirmCall
      {...shown}
      texts={{
        title: texts.removeTitle(passkey.name),
        text: texts.removeText,
        confirm: texts.remove,
        done: texts.removeDone,
        failed: texts.removeFailed,
      }}
      call={() => callApi(about(passkeyApi.removePasskey, passkey.id), undefined, id)}
      onDone={onChanged}
    />
  )
}
