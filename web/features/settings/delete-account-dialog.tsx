/**
 * Asks for confirmation before the account is deleted: shows what is deleted and what is unsent, and asks for the
 * password.
 */
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { FileDown } from 'lucide-react'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import * as z from 'zod/mini'
import { api } from '#domain/api.ts'
import type { CommandInput } from '#domain/commands.ts'
import type { User } from '#domain/users/user.ts'
import type { OpenAccount } from '#web/data/account.ts'
import { useAccount } from '#web/data/account.ts'
import { removeFromDevice } from '#web/data/remove-from-device.ts'
import { ChildrenGone } from '#web/features/children/children-gone.tsx'
import { NeedsConnection } from '#web/shared/connection/needs-connection.tsx'
import { useOnline } from '#web/shared/connection/use-online.ts'
import { Button } from '#web/ui/button.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { DeletionSummary } from './deletion-summary.tsx'
import { HandOverFirst } from './hand-over-first.tsx'
import { settingsTexts } from './texts.ts'
import { useExport } from './use-export.ts'

const texts = settingsTexts.danger
/** Asked of everybody here, however fresh the sign-in is. */
const schema = z.pick(api.login.request, { password: true })
/** The toast stays that long before the page starts afresh. */
const RELOAD_MS = 1500

export type DeleteAccountDialogProps = {
  readonly me: User
  readonly open: boolean
  readonly onClose: () => void
}

export function DeleteAccountDialog({ me, open, onClose }: DeleteAccountDialogProps) {
  const isOnline = useOnline()
  const download = useExport()
  const { register, submit, error, isSubmitting } = useDeletion()
  return (
    <FormDialog
      alert
      open={open}
      onClose={onClose}
      onSubmit={submit}
      title={settingsTexts.sure}
      description={texts.question(me.username)}
      submitLabel={texts.action}
      tone="danger"
      busy={isSubmitting}
      blocked={!isOnline}
    >
      <NeedsConnection />
      <DeletionSummary me={me} />
      <ChildrenGone />
      <HandOverFirst />
      <PasswordInput
        {...register('password')}
        label={texts.password}
        autoComplete="current-password"
        error={error}
      />
      <Button
        tone="outline"
        block
        icon={FileDown}
        busy={download.isBusy}
        aria-disabled={!isOnline || undefined}
        onClick={download.download}
      >
        {settingsTexts.data.download}
      </Button>
    </FormDialog>
  )
}

function useDeletion() {
  const account = useAccount()
  const navigate = useNavigate()
  const { register, handleSubmit, formState } = useForm({
    resolver: standardSchemaResolver(schema),
    defaultValues: { password: '' },
  })
  const submit = handleSubmit(async ({ password }) => {
    if (!(await deleteAccount(account, password))) return
    showToast({ title: texts.deleted, description: texts.deletedText, outlives: true })
    void navigate('/', { replace: true })
    setTimeout(() => location.reload(), RELOAD_MS)
  })
  const { errors, isSubmitting } = formState
  return { register, submit, error: errors.password?.message, isSubmitting }
}

/**
 * Deletes the active account: at the server, then everything of it on this device (F5). False when the server refused,
 * or did not answer; the person has been told why.
 */
async function deleteAccount(account: OpenAccount, password: string): Promise<boolean> {
  // The REST endpoint takes the proof from the body, where the command's own input is empty.
  const proof = { password } as unknown as CommandInput<'deleteAccount'>
  if (!(await account.run('deleteAccount', proof))) return false
  await removeFromDevice(account.id)
  return true
}
