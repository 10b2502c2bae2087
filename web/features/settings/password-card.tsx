/** Changes the password, after a proof by the old one or by a passkey; this signs out the other devices. */
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import type { Control } from 'react-hook-form'
import { useForm, useWatch } from 'react-hook-form'
import type * as z from 'zod/mini'
import { api } from '#domain/api.ts'
import { callApi } from '#web/api/call.ts'
import { useAccount } from '#web/data/account.ts'
import { keepPushOn } from '#web/features/push/push-device.ts'
import { messageOf } from '#web/shared/connection/message-of.ts'
import { NeedsConnection } from '#web/shared/connection/needs-connection.tsx'
import { useOnline } from '#web/shared/connection/use-online.ts'
import { StrengthHint } from '#web/shared/passwords/strength-hint.tsx'
import { useHousehold } from '#web/shared/people/use-household.ts'
import { ProofField } from '#web/shared/proof/proof-field.tsx'
import type { WaysIn } from '#web/shared/proof/use-ways-in.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'
import { SectionHead } from '#web/ui/section-head.tsx'
import { Stack } from '#web/ui/stack.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { FormFoot } from './layout.ts'
import { passwordSchema } from './password-schema.ts'
import { settingsTexts } from './texts.ts'

const texts = settingsTexts.passwordForm
const nothingTyped = { currentPassword: '', newPassword: '', confirmPassword: '', passkey: null }

type PasswordCardProps = { readonly ways: WaysIn | null; readonly onChanged: () => void }

export function PasswordCard({ ways, onChanged }: PasswordCardProps) {
  const isOnline = useOnline()
  const { register, submit, errors, isSubmitting, control, setValue } = usePasswordForm(onChanged)
  return (
    <Card aria-labelledby="change-password">
      <SectionHead id="change-password" title={texts.title} />
      <Stack as="form" noValidate onSubmit={submit}>
        <NeedsConnection />
        <ProofField
          {...register('currentPassword')}
          label={texts.current}
          error={errors.currentPassword?.message}
          ways={ways}
          passkey={useWatch({ control, name: 'passkey' })}
          onPasskey={(given) => setValue('passkey', given)}
        />
        <PasswordInput
          {...register('newPassword')}
          label={texts.next}
          autoComplete="new-password"
          hint={<TypedStrength control={control} />}
          error={errors.newPassword?.message}
        />
        <PasswordInput
          {...register('confirmPassword')}
          label={texts.confirm}
          autoComplete="new-password"
          error={errors.confirmPassword?.message}
        />
        <FormFoot>
          <p>{texts.othersEnd}</p>
          <Button type="submit" busy={isSubmitting} aria-disabled={!isOnline || undefined}>
            {texts.action}
          </Button>
        </FormFoot>
      </Stack>
    </Card>
  )
}

type Typed = z.input<typeof passwordSchema>

/** A component of its own, so that a key press in a field renders only the hint. */
function TypedStrength({ control }: { readonly control: Control<Typed> }) {
  const me = useHousehold()?.me
  const password = useWatch({ control, name: 'newPassword' })
  return <StrengthHint password={password} personal={me ? [me.name, me.username, me.email] : []} />
}

function usePasswordForm(onChanged: () => void) {
  const { id } = useAccount()
  const { register, handleSubmit, reset, formState, control, setValue } = useForm<Typed>({
    resolver: standardSchemaResolver(passwordSchema),
    defaultValues: nothingTyped,
  })
  const submit = handleSubmit(async ({ currentPassword, passkey, newPassword }) => {
    try {
      const proof = passkey === null ? { currentPassword } : { passkey }
      await callApi(api.changePassword, { ...proof, newPassword }, id)
      void keepPushOn(id)
      reset()
      showToast({ title: texts.done, description: texts.othersEnd })
      onChanged()
    } catch (error) {
      // The passkey was valid only for this attempt.
      setValue('passkey', null)
      showToast({ title: texts.failed, description: messageOf(error), tone: 'bad' })
    }
  })
  const { errors, isSubmitting } = formState
  return { register, submit, errors, isSubmitting, control, setValue }
}
