/** Adds a webhook and shows its secret once, or removes one (A44). */
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useId } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { styled } from 'styled-components'
import * as z from 'zod/mini'
import type { ListedWebhook, WebhookEvent } from '#domain/programs/webhook-api.ts'
import {
  chosenEvents,
  webhookAddress,
  webhookApi,
  webhookEvents,
} from '#domain/programs/webhook-api.ts'
import { about, callApi, HttpError } from '#web/api/call.ts'
import { useAccount } from '#web/data/account.ts'
import { ConfirmCall } from '#web/features/settings/confirm-call.tsx'
import { messageOf } from '#web/shared/connection/message-of.ts'
import { FieldText } from '#web/ui/field.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { Text } from '#web/ui/text.tsx'
import { theme } from '#web/ui/theme.ts'
import type { Opened } from './secret-dialog.tsx'
import { SecretDialog, useSecret } from './secret-dialog.tsx'
import { texts as programTexts } from './texts.ts'

const texts = programTexts.webhooks

const schema = z.object({
  address: webhookAddress,
  events: chosenEvents,
})

export function AddWebhookDialog({ onMade, ...shown }: Opened) {
  const { id } = useAccount()
  const { make, ...made } = useSecret(texts, onMade)
  const { register, handleSubmit, formState, control, setError } = useForm({
    resolver: standardSchemaResolver(schema),
    defaultValues: { address: '', events: [] },
  })
  const { errors, isSubmitting } = formState

  function isSaid(error: unknown): boolean {
    const isAddress = error instanceof HttpError && error.details['field'] === 'address'
    if (isAddress) setError('address', { message: messageOf(error) })
    return isAddress
  }

  const submit = handleSubmit((wanted) =>
    make({ call: (proof) => callApi(webhookApi.addWebhook, { ...proof, ...wanted }, id), isSaid }),
  )

  return (
    <SecretDialog
      {...shown}
      texts={texts}
      made={made}
      note={<Text>{texts.secretText}</Text>}
      returnTo="/settings?tab=security&add-webhook=1"
      isBusy={isSubmitting}
      onSubmit={submit}
    >
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
        render={({ field: { value, onChange } }) => (
          <Events chosen={value} onChange={onChange} error={errors.events?.message} />
        )}
      />
    </SecretDialog>
  )
}

type EventsProps = {
  readonly chosen: readonly WebhookEvent[]
  readonly onChange: (chosen: readonly WebhookEvent[]) => void
  readonly error: string | undefined
}

function Events({ chosen, onChange, error }: EventsProps) {
  const id = useId()
  return (
    <Group aria-describedby={error === undefined ? undefined : id}>
      <legend>{texts.when}</legend>
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
      <FieldText id={id} error={error} />
    </Group>
  )
}

const Group = styled.fieldset`
  > legend {
    font: ${theme.font.smallStrong};
  }
`

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
      call={() => callApi(about(webhookApi.removeWebhook, webhook.id), undefined, id)}
      onDone={onRemoved}
    />
  )
}
