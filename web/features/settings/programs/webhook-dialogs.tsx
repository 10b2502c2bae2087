/** Adds a webhook and shows its secret once, or removes one (A44). */
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import type { ListedWebhook, WebhookEvent } from '#domain/programs/webhook-api.ts'
import { chosenEvents, webhookAddress, webhookEvents } from '#domain/programs/webhook-api.ts'
import { HttpError } from '#web/api/call.ts'
import { useAccount } from '#web/data/account.ts'
import { ConfirmCall } from '#web/features/settings/confirm-call.tsx'
import { messageOf } from '#web/shared/connection/message-of.ts'
import { NeedsConnection } from '#web/shared/connection/needs-connection.tsx'
import { useOnline } from '#web/shared/connection/use-online.ts'
import { ProofField } from '#web/shared/proof/proof-field.tsx'
import { useLateProof } from '#web/shared/proof/use-late-proof.ts'
import type { WaysIn } from '#web/shared/proof/use-ways-in.ts'
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
      {form.proof && (
        <ProofField {...form.proof} ways={ways} returnTo="/settings?tab=security&add-webhook=1" />
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
  const proof = useLateProof()
  const [secret, setSecret] = useState<string | null>(null)
  const { register, handleSubmit, formState, control, setError } = useForm({
    resolver: standardSchemaResolver(schema),
    defaultValues: { address: '', events: [] },
  })

  function refused(error: unknown): void {
    if (proof.isAskedBy(error)) return
    const field = error instanceof HttpError ? error.details['field'] : null
    if (field === 'address') setError('address', { message: messageOf(error) })
    else showToast({ title: texts.addFailed, description: messageOf(error), tone: 'bad' })
  }

  const submit = handleSubmit(async ({ address, events }) => {
    try {
      const added = await addWebhook(id, { ...proof.given(), address, events })
      setSecret(added.secret)
      showToast({ title: texts.addDone })
      onAdded()
    } catch (error) {
      refused(error)
    }
  })
  const { errors, isSubmitting } = formState
  return {
    register,
    control,
    submit,
    errors,
    isSubmitting,
    proof: proof.field,
    secret,
  }
}

export type RemoveWebhookDialogProps = {
  readonly webhook: ListedWebhook
  readonly open: boolean
  readonly onClose: () => void
  readonly onRemoved: () => void
}

export function RemoveWebhookDialog({ webhook, onRemoved, ...shown }: RemoveWebhookDialogProps) {
  const { id } = useAccount()
  return (
    <ConfirmCall
      {...shown}
      texts={{
        title: texts.removeTitle(new URL(webhook.address).host),
        text: texts.removeText,
        confirm: texts.remove,
        done: texts.removeDone,
        failed: texts.removeFailed,
      }}
      call={() => removeWebhook(id, webhook.id)}
      onDone={onRemoved}
    />
  )
}
