/** Adds a webhook and shows its secret once, or removes one (A44). */
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useState } from 'react'
import { Controller, useForm, useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import type { ListedWebhook, WebhookEvent } from '#domain/programs/webhook-api.ts'
import { chosenEvents, webhookAddress, webhookEvents } from '#domain/programs/webhook-api.ts'
import { assertion } from '#domain/users/passkey.ts'
import { HttpError } from '#web/api/call.ts'
import { useAccount } from '#web/data/account.ts'
import { messageOf } from '#web/shared/connection/message-of.ts'
import { NeedsConnection } from '#web/shared/connection/needs-connection.tsx'
import { useOnline } from '#web/shared/connection/use-online.ts'
import { ProofField } from '#web/shared/proof/proof-field.tsx'
import { proofIn } from '#web/shared/proof/use-proof-form.ts'
import type { WaysIn } from '#web/shared/proof/use-ways-in.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { InfoLine } from '#web/ui/info-line.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { Text } from '#web/ui/text.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { addWebhook, removeWebhook } from './program-calls.ts'
import { ShownOnceDialog } from './shown-once.tsx'
import { texts as programTexts } from './texts.ts'

const texts = programTexts.webhooks

const schema = z.object({
  address: webhookAddress,
  events: chosenEvents,
  password: z.string(),
  passkey: z.nullable(assertion),
})

export type AddWebhookDialogProps = {
  readonly open: boolean
  readonly ways: WaysIn | null
  readonly onClose: () => void
  readonly onAdded: () => void
}

export function AddWebhookDialog({ open, ways, onClose, onAdded }: AddWebhookDialogProps) {
  const isOnline = useOnline()
  const form = useAdding(onAdded)
  const { register, control, errors } = form
  if (form.secret !== null)
    return (
      <ShownOnceDialog
        open={open}
        onClose={onClose}
        title={texts.madeTitle}
        label={texts.secret}
        secret={form.secret}
      >
        <Text>{texts.secretText}</Text>
      </ShownOnceDialog>
    )
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      onSubmit={form.submit}
      title={texts.addTitle}
      submitLabel={texts.add}
      busy={form.isSubmitting}
      blocked={!isOnline}
    >
      <NeedsConnection />
      <TextInput
        {...register('address')}
        label={texts.address}
        hint={texts.addressHint}
        inputMode="url"
        autoComplete="off"
        dir="ltr"
        error={errors.address?.message}
      />
      <Controller
        control={control}
        name="events"
        render={({ field: { value, onChange } }) => <Events chosen={value} onChange={onChange} />}
      />
      {errors.events?.message !== undefined && (
        <InfoLine tone="bad">{errors.events.message}</InfoLine>
      )}
      {form.isProofNeeded && (
        <ProofField
          {...register('password')}
          error={errors.password?.message}
          ways={ways}
          returnTo="/settings?tab=security&add-webhook=1"
          passkey={form.passkey}
          onPasskey={form.onPasskey}
        />
      )}
    </FormDialog>
  )
}

type EventsProps = {
  readonly chosen: readonly WebhookEvent[]
  readonly onChange: (chosen: readonly WebhookEvent[]) => void
}

function Events({ chosen, onChange }: EventsProps) {
  return (
    <div role="group" aria-label={texts.when}>
      {webhookEvents.map((event) => (
        <Switch
          key={event}
          label={texts.events[event]}
          checked={chosen.includes(event)}
          onChange={({ target }) =>
            onChange(
              webhookEvents.filter((each) =>
                each === event ? target.checked : chosen.includes(each),
              ),
            )
          }
        />
      ))}
    </div>
  )
}

function useAdding(onAdded: () => void) {
  const { id } = useAccount()
  const [isProofNeeded, setProofNeeded] = useState(false)
  const [secret, setSecret] = useState<string | null>(null)
  const { register, handleSubmit, formState, control, setValue, setError } = useForm({
    resolver: standardSchemaResolver(schema),
    defaultValues: { address: '', events: [], password: '', passkey: null },
  })
  const passkey = useWatch({ control, name: 'passkey' })

  function refused(error: unknown): void {
    setValue('passkey', null)
    const field = error instanceof HttpError ? error.details['field'] : null
    if (error instanceof HttpError && error.code === 'proof_needed') {
      setProofNeeded(true)
      setError('password', { message: messageOf(error) })
    } else if (field === 'address') setError('address', { message: messageOf(error) })
    else showToast({ title: texts.addFailed, description: messageOf(error), tone: 'bad' })
  }

  const submit = handleSubmit(async ({ address, events, ...typed }) => {
    try {
      const added = await addWebhook(id, { ...proofIn(typed), address, events })
      setSecret(added.secret)
      showToast({ title: texts.addDone })
      onAdded()
    } catch (error) {
      refused(error)
    }
  })
  const { errors, isSubmitting } = formState
  const onPasskey = (given: typeof passkey) => setValue('passkey', given)
  return {
    register,
    control,
    submit,
    errors,
    isSubmitting,
    isProofNeeded,
    passkey,
    onPasskey,
    secret,
  }
}

export type RemoveWebhookDialogProps = {
  readonly webhook: ListedWebhook
  readonly open: boolean
  readonly onClose: () => void
  readonly onRemoved: () => void
}

export function RemoveWebhookDialog(props: RemoveWebhookDialogProps) {
  const { webhook, open, onClose, onRemoved } = props
  const { id } = useAccount()
  const isOnline = useOnline()

  async function remove(): Promise<boolean> {
    try {
      await removeWebhook(id, webhook.id)
      showToast({ title: texts.removeDone })
      onRemoved()
      return true
    } catch (error) {
      showToast({ title: texts.removeFailed, description: messageOf(error), tone: 'bad' })
      return false
    }
  }

  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      onConfirm={remove}
      title={texts.removeTitle(new URL(webhook.address).host)}
      description={texts.removeText}
      confirmLabel={texts.remove}
      blocked={!isOnline}
    >
      <NeedsConnection />
    </ConfirmDialog>
  )
}
