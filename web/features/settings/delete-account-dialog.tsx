/**
 * Asks for confirmation before the account is deleted: shows what is deleted and what is unsent, and asks for a proof,
 * even after a fresh sign-in if the person has a password or a passkey for it.
 */
import { FileDown } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import type { CommandInput } from '#domain/commands.ts'
import type { User } from '#domain/users/user.ts'
import type { OpenAccount } from '#web/data/account.ts'
import { useAccount } from '#web/data/account.ts'
import { removeFromDevice } from '#web/data/remove-from-device.ts'
import { ChildrenGone } from '#web/features/children/children-gone.tsx'
import { OnlineFormDialog } from '#web/shared/connection/online-dialogs.tsx'
import { useOnline } from '#web/shared/connection/use-online.ts'
import { ProofField } from '#web/shared/proof/proof-field.tsx'
import type { Proof } from '#web/shared/proof/use-proof-form.ts'
import { useProofForm } from '#web/shared/proof/use-proof-form.ts'
import { useWaysIn } from '#web/shared/proof/use-ways-in.ts'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { DeletionSummary } from './deletion-summary.tsx'
import { HandOverFirst } from './hand-over-first.tsx'
import { settingsTexts } from './texts.ts'
import { useExport } from './use-export.ts'

const texts = settingsTexts.danger
/** The toast is shown for this long before the page starts afresh. */
const RELOAD_MS = 1500

export type DeleteAccountDialogProps = {
  readonly me: User
  readonly open: boolean
  readonly onClose: () => void
}

export function DeleteAccountDialog({ me, open, onClose }: DeleteAccountDialogProps) {
  const isOnline = useOnline()
  const download = useExport()
  const ways = useWaysIn().value
  const form = useProofForm(ways, useDeletion())
  return (
    <OnlineFormDialog
      alert
      open={open}
      onClose={onClose}
      onSubmit={form.submit}
      title={settingsTexts.sure}
      description={texts.question(me.username)}
      submitLabel={texts.action}
      tone="danger"
      busy={form.isSubmitting}
    >
      <DeletionSummary me={me} />
      <ChildrenGone />
      <HandOverFirst />
      <ProofField {...form.field} returnTo="/settings?delete-account=1" />
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
    </OnlineFormDialog>
  )
}

function useDeletion() {
  const account = useAccount()
  const navigate = useNavigate()
  return async (proof: Proof) => {
    if (!(await deleteAccount(account, proof))) return
    showToast({ title: texts.deleted, description: texts.deletedText, outlives: true })
    void navigate('/', { replace: true })
    setTimeout(() => location.reload(), RELOAD_MS)
  }
}

/**
 * Deletes the active account: at the server, then everything of it on this device (F5). False if the server refused, or
 * did not answer; the person has been told why.
 */
async function deleteAccount(account: OpenAccount, proof: Proof): Promise<boolean> {
  // The REST endpoint takes the proof from the body; the command itself has no input.
  const input = proof as unknown as CommandInput<'deleteAccount'>
  if (!(await account.run('deleteAccount', input))) return false
  await removeFromDevice(account.id)
  return true
}
