/** Makes a passkey on this device, and adds it; asks for a proof of the person if the sign-in is not fresh (A20). */
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { passkeyApi } from '#domain/users/passkey-api.ts'
import { passkeyName } from '#domain/users/passkey.ts'
import { callApi } from '#web/api/call.ts'
import { useAccount } from '#web/data/account.ts'
import { messageOf } from '#web/shared/connection/message-of.ts'
import { OnlineFormDialog } from '#web/shared/connection/online-dialogs.tsx'
import { PasskeyError } from '#web/shared/proof/passkey-error.ts'
import { ProofField } from '#web/shared/proof/proof-field.tsx'
import { useLateProof } from '#web/shared/proof/use-late-proof.ts'
import type { Proof } from '#web/shared/proof/use-proof-form.ts'
import type { WaysIn } from '#web/shared/proof/use-ways-in.ts'
import { TextInput } from '#web/ui/text-input.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { texts } from './texts.ts'

const schema = z.object({
  name: passkeyName,
})

export type AddPasskeyDialogProps = {
  readonly open: boolean
  readonly deviceName: string
  readonly ways: WaysIn | null
  readonly onClose: () => void
  readonly onAdded: () => void
}

export function AddPasskeyDialog(props: AddPasskeyDialogProps) {
  const { open, deviceName, ways, onClose, onAdded } = props
  const form = useAdding(deviceName, () => {
    onAdded()
    onClose()
  })
  return (
    <OnlineFormDialog
      open={open}
      onClose={onClose}
      onSubmit={form.submit}
      title={texts.addTitle}
      description={texts.addText}
      submitLabel={texts.add}
      busy={form.isSubmitting}
    >
      <TextInput
        {...form.register('name')}
        label={texts.name}
        hint={texts.nameHint}
        autoComplete="off"
        error={form.errors.name?.message}
      />
      {form.proof && (
        <ProofField {...form.proof} ways={ways} returnTo="/settings?tab=security&add-passkey=1" />
      )}
    </OnlineFormDialog>
  )
}

function useAdding(deviceName: string, onDone: () => void) {
  const { id } = useAccount()
  const proof = useLateProof()
  const { register, handleSubmit, formState } = useForm({
    resolver: standardSchemaResolver(schema),
    // The name comes with the list of devices, which may arrive later than the dialog.
    values: { name: deviceName },
    resetOptions: { keepDirtyValues: true },
  })

  const submit = handleSubmit(async ({ name }) => {
    try {
      if (!(await makeAndAdd(id, name, proof.given()))) return
      showToast({ title: texts.addDone })
      onDone()
    } catch (error) {
      if (proof.isAskedBy(error)) return
      const description = error instanceof PasskeyError ? error.message : messageOf(error)
      showToast({ title: texts.addFailed, description, tone: 'bad' })
    }
  })
  const { errors, isSubmitting } = formState
  return { register, submit, errors, isSubmitting, proof: proof.field }
}

/** False if the device made none, because the person cancelled. */
async function makeAndAdd(account: string, name: string, proof: Proof): Promise<boolean> {
  const { makePasskey } = await import('#web/shared/proof/ask-passkey.ts')
  const passkey = await makePasskey(await callApi(passkeyApi.passkeyOptions, proof, account))
  if (passkey === null) return false
  await callApi(passkeyApi.addPasskey, { name, passkey }, account)
  return true
}
