/** The page of a password-reset link: sets a new password once (A7). */
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useState } from 'react'
import type { Control } from 'react-hook-form'
import { useForm, useWatch } from 'react-hook-form'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { api } from '#domain/api.ts'
import { callApi, HttpError } from '#web/api/call.ts'
import { NeedsConnection } from '#web/shared/connection/needs-connection.tsx'
import { AuthFrame } from '#web/shared/page/auth-frame.tsx'
import { usePageTitle } from '#web/shared/page/page-title.ts'
import { StrengthHint } from '#web/shared/passwords/strength-hint.tsx'
import { Button } from '#web/ui/button.tsx'
import { InfoLine } from '#web/ui/info-line.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'
import { Stack } from '#web/ui/stack.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { resetSchema } from './reset-schema.ts'
import { isCommonPassword, showSignInFailure } from './sign-in-failures.ts'
import { texts } from './texts.ts'

export function ResetScreen() {
  const [search] = useSearchParams()
  const token = search.get('token') ?? ''
  const [isGone, setGone] = useState(token === '')
  usePageTitle(texts.reset.page)
  return (
    <AuthFrame
      title={texts.reset.title}
      foot={<TextLink to="/login">{texts.reset.login}</TextLink>}
    >
      {isGone ? (
        <div role="alert">
          <InfoLine tone="bad">{texts.reset.gone}</InfoLine>
        </div>
      ) : (
        <ResetForm token={token} onGone={() => setGone(true)} />
      )}
    </AuthFrame>
  )
}

type ResetFormProps = { readonly token: string; readonly onGone: () => void }

function ResetForm({ token, onGone }: ResetFormProps) {
  const { register, submit, errors, isSubmitting, control } = useResetForm(token, onGone)
  return (
    <Stack as="form" noValidate onSubmit={submit}>
      <NeedsConnection />
      <PasswordInput
        autoComplete="new-password"
        label={texts.reset.newPassword}
        hint={<TypedStrength control={control} />}
        error={errors.newPassword?.message}
        {...register('newPassword')}
      />
      <PasswordInput
        autoComplete="new-password"
        label={texts.reset.confirmPassword}
        error={errors.confirmPassword?.message}
        {...register('confirmPassword')}
      />
      <Button type="submit" size="large" block busy={isSubmitting}>
        {texts.reset.action}
      </Button>
    </Stack>
  )
}

function TypedStrength({ control }: { readonly control: Control<typeof nothingTyped> }) {
  return <StrengthHint password={useWatch({ control, name: 'newPassword' })} />
}

const nothingTyped = { newPassword: '', confirmPassword: '' }

function useResetForm(token: string, onGone: () => void) {
  const navigate = useNavigate()
  const { register, handleSubmit, formState, control, setError } = useForm({
    resolver: standardSchemaResolver(resetSchema),
    defaultValues: nothingTyped,
  })
  const { errors, isSubmitting } = formState

  const submit = handleSubmit(async ({ newPassword }) => {
    try {
      await callApi(api.resetPassword, { token, newPassword })
      showToast({ title: texts.reset.done, description: texts.reset.doneText })
      await navigate('/login', { replace: true })
    } catch (error) {
      if (error instanceof HttpError && error.status === 404) return onGone()
      if (isCommonPassword(error))
        setError('newPassword', { message: error.message }, { shouldFocus: true })
      showSignInFailure(texts.reset.failed, error)
    }
  })
  return { register, submit, errors, isSubmitting, control }
}
