/** Asks for the password before the profile of a child is deleted (K5). */
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { api } from '#domain/api.ts'
import type { CommandInput } from '#domain/commands.ts'
import { firstName } from '#domain/users/user.ts'
import { useAccount } from '#web/data/account.ts'
import { NeedsConnection } from '#web/shared/connection/needs-connection.tsx'
import { useOnline } from '#web/shared/connection/use-online.ts'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { Sentence } from '#web/ui/name.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import type { ChildDialogProps } from './child-dialogs.tsx'
import { childTexts } from './texts.ts'

const schema = z.pick(api.login.request, { password: true })

export function DeleteChildDialog({ child: { user }, open, onClose }: ChildDialogProps) {
  const account = useAccount()
  const isOnline = useOnline()
  const name = firstName(user)
  const { register, handleSubmit, formState } = useForm({
    resolver: standardSchemaResolver(schema),
    defaultValues: { password: '' },
  })
  const submit = handleSubmit(async ({ password }) => {
    // The REST endpoint takes the proof from the body, beside the command's own input.
    const proof = { id: user.id, password } as CommandInput<'deleteChild'>
    if (!(await account.run('deleteChild', proof))) return
    showToast({ title: childTexts.toasts.deleted(name) })
    onClose()
  })
  return (
    <FormDialog
      alert
      open={open}
      onClose={onClose}
      onSubmit={submit}
      title={childTexts.sure}
      description={<Sentence name={[name, name]}>{childTexts.deleteText(name)}</Sentence>}
      submitLabel={childTexts.delete}
      tone="danger"
      busy={formState.isSubmitting}
      blocked={!isOnline}
    >
      <NeedsConnection />
      <PasswordInput
        {...register('password')}
        label={childTexts.password}
        autoComplete="current-password"
        error={formState.errors.password?.message}
      />
    </FormDialog>
  )
}
