/** Makes a passkey on this device, and adds it; asks for a proof of the person where the sign-in is not fresh (A20). */
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import { assertion, passkeyName } from '#domain/users/passkey.ts'
import { HttpError } from '#web/api/call.ts'
import { useAccount } from '#web/data/account.ts'
import { messageOf } from '#web/shared/connection/message-of.ts'
import { NeedsConnection } from '#web/shared/connection/needs-connection.tsx'
import { useOnline } from '#web/shared/connection/use-online.ts'
import { PasskeyError } from '#web/shared/proof/passkey-error.ts'
import { ProofField } from '#web/shared/proof/proof-field.tsx'
import { proofIn } from '#web/shared/proof/use-proof-form.ts'
import type { WaysIn } from '#web/shared/proof/use-ways-in.ts'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { addPasskey, beginPasskey } from './passkey-calls.ts'
import { texts } from './texts.ts'

const schema = z.object({
  name: passkeyName,
  password: z.string(),
  passkey: z.nullable(assertion),
})
type Typed = z.output<typeof schema>

export type AddPasskeyDialogProps = {
  readonly open: boolean
  readonly deviceName: string
  readonly ways: WaysIn | null
  readonly onClose: () => void
  readonly onAdded: () => void
}

export function AddPasskeyDialog(props: AddPasskeyDialogProps) {
  const { open, deviceName, ways, onClose, onAdded } = props
  const isOnline = useOnline()
  const form = useAdding(deviceName, () => {
    onAdded()
    onClose()
  })
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      onSubmit={form.submit}
      title={texts.addTitle}
      description={texts.addText}
      submitLabel={texts.add}
      busy={form.isSubmitting}
      blocked={!isOnline}
    >
      <NeedsConnection />
      <TextInput
        {...form.register('name')}
        label={texts.name}
        hint={texts.nameHint}
        autoComplete="off"
        error={form.errors.name?.message}
      />
      {form.isProofNeeded && (
        <ProofField
          {...form.register('password')}
          error={form.errors.password?.message}
          ways={ways}
          returnTo="/settings?tab=security&add-passkey=1"
          passkey={form.passkey}
          onPasskey={form.onPasskey}
        />
      )}
    </FormDialog>
  )
}

function useAdding(deviceName: string, onDone: () => void) {
  const { id } = useAccount()
  const [isProofNeeded, setProofNeeded] = useState(false)
  const { register, handleSubmit, formState, control, setValue, setError } = useForm({
    resolver: standardSchemaResolver(schema),
    defaultValues: { name: deviceName, password: '', passkey: null },
  })
  const passkey = useWatch({ control, name: 'passkey' })

  const submit = handleSubmit(async (typed) => {
    try {
      if (!(await makeAndAdd(id, typed))) return
      showToast({ title: texts.addDone })
      onDone()
    } catch (error) {
      setValue('passkey', null)
      if (error instanceof HttpError && error.code === 'proof_needed') {
        setProofNeeded(true)
        setError('password', { message: error.message })
        return
      }
      const description = error instanceof PasskeyError ? error.message : messageOf(error)
      showToast({ title: texts.addFailed, description, tone: 'bad' })
    }
  })
  const { errors, isSubmitting } = formState
  const onPasskey = (given: typeof passkey) => setValue('passkey', given)
  return { register, submit, errors, isSubmitting, isProofNeeded, passkey, onPasskey }
}

/** False when the device made none: the person ended it. */
async function makeAndAdd(account: string, { name, ...typed }: Typed): Promise<boolean> {
  const { makePasskey } = await import('#web/shared/proof/ask-passkey.ts')
  const passkey = await makePasskey(await beginPasskey(account, proofIn(typed)))
  if (passkey === null) return false
  await addPasskey(account, { name, passkey })
  return true
}
