/** Asks for a proof before the profile of a child is deleted (K5). */
import type { CommandInput } from '#domain/commands.ts'
import { firstName } from '#domain/users/user.ts'
import { useAccount } from '#web/data/account.ts'
import { OnlineFormDialog } from '#web/shared/connection/online-dialogs.tsx'
import { ProofField } from '#web/shared/proof/proof-field.tsx'
import { useProofForm } from '#web/shared/proof/use-proof-form.ts'
import { useWaysIn } from '#web/shared/proof/use-ways-in.ts'
import { Sentence } from '#web/ui/name.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import type { ChildDialogProps } from './child-dialogs.tsx'
import { childTexts } from './texts.ts'

export function DeleteChildDialog({ child: { user }, open, onClose }: ChildDialogProps) {
  const account = useAccount()
  const name = firstName(user)
  const ways = useWaysIn().value
  const form = useProofForm(ways, async (proof) => {
    // The REST endpoint takes the proof from the body, along with the command's own input.
    const input = { id: user.id, ...proof } as CommandInput<'deleteChild'>
    if (!(await account.run('deleteChild', input))) return
    showToast({ title: childTexts.toasts.deleted(name) })
    onClose()
  })
  return (
    <OnlineFormDialog
      alert
      open={open}
      onClose={onClose}
      onSubmit={form.submit}
      title={childTexts.sure}
      description={<Sentence name={[name, name]}>{childTexts.deleteText(name)}</Sentence>}
      submitLabel={childTexts.delete}
      tone="danger"
      busy={form.isSubmitting}
    >
      <ProofField {...form.field} returnTo="/partners" />
    </OnlineFormDialog>
  )
}
