/** The registration of an account, with a password or by the provider. */
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import type { Control } from 'react-hook-form'
import { useForm, useWatch } from 'react-hook-form'
import { useSearchParams } from 'react-router-dom'
import type * as z from 'zod/mini'
import { planOffers } from '#domain/plans.ts'
import type { Plan } from '#domain/users/user.ts'
import { plans } from '#domain/users/user.ts'
import { NeedsConnection } from '#web/shared/connection/needs-connection.tsx'
import { useShownAnew } from '#web/shared/drafts/shown-anew.ts'
import { AuthFrame } from '#web/shared/page/auth-frame.tsx'
import { usePageTitle } from '#web/shared/page/page-title.ts'
import { StrengthHint } from '#web/shared/passwords/strength-hint.tsx'
import { register as registerAccount } from '#web/shared/session/session-actions.ts'
import { deviceTimeZone } from '#web/shared/time/device-time-zone.ts'
import { Button } from '#web/ui/button.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'
import { Select } from '#web/ui/select.tsx'
import { Stack } from '#web/ui/stack.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { keptInvitation } from './invitation-memory.ts'
import { OnlyProvider } from './only-provider.tsx'
import { OtherWays } from './other-ways.tsx'
import type { Registration } from './register-schema.ts'
import { registerSchema } from './register-schema.ts'
import { isCommonPassword, showSignInFailure } from './sign-in-failures.ts'
import { texts } from './texts.ts'
import { useSignInOptions } from './use-sign-in-options.ts'
import { useWelcome } from './use-welcome.ts'

type TypedRegistration = z.input<typeof registerSchema>

export function RegisterScreen() {
  const options = useSignInOptions()
  const provider = options.provider?.creates_accounts ? options.provider : null
  usePageTitle(texts.register.page)
  return (
    <AuthFrame
      title={texts.register.title}
      foot={
        <>
          {texts.register.known} <TextLink to="/login">{texts.register.login}</TextLink>
        </>
      }
    >
      {options.register || provider === null ? (
        <>
          <RegisterForm />
          <OtherWays size="large" provider={provider} />
        </>
      ) : (
        <OnlyProvider name={provider.name} />
      )}
    </AuthFrame>
  )
}

function RegisterForm() {
  const { register, submit, errors, isSubmitting, control } = useRegisterForm()
  const plan = useWatch({ control, name: 'plan' })
  return (
    <Stack as="form" noValidate onSubmit={submit}>
      <NeedsConnection />
      <TextInput
        label={texts.fields.username}
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        error={errors.username?.message}
        {...register('username')}
      />
      <TextInput
        label={texts.fields.email}
        type="email"
        autoComplete="email"
        error={errors.email?.message}
        {...register('email')}
      />
      <TextInput
        label={texts.fields.name}
        autoComplete="name"
        error={errors.name?.message}
        {...register('name')}
      />
      <PasswordInput
        autoComplete="new-password"
        label={texts.fields.password}
        hint={<TypedStrength control={control} />}
        error={errors.password?.message}
        {...register('password')}
      />
      <PasswordInput
        autoComplete="new-password"
        label={texts.fields.confirmPassword}
        error={errors.confirmPassword?.message}
        {...register('confirmPassword')}
      />
      <Select
        label={texts.fields.plan}
        hint={plan === 'free' ? undefined : texts.noPayment}
        error={errors.plan?.message}
        {...register('plan')}
      >
        {plans.map((each) => (
          <option key={each} value={each}>
            {texts.planOption(planOffers[each])}
          </option>
        ))}
      </Select>
      <Button type="submit" size="large" block busy={isSubmitting}>
        {texts.register.action}
      </Button>
    </Stack>
  )
}

function useRegisterForm() {
  const welcome = useWelcome()
  const [search] = useSearchParams()
  const form = useForm({
    resolver: standardSchemaResolver(registerSchema),
    defaultValues: {
      username: '',
      email: '',
      name: '',
      password: '',
      confirmPassword: '',
      plan: planFrom(search.get('plan')),
    },
  })
  useShownAnew('register', form)
  const { register, handleSubmit, formState, control, setError } = form
  const { errors, isSubmitting } = formState

  const submit = handleSubmit(async (typed) => {
    try {
      await registerAccount(requestFrom(typed))
      welcome(texts.register.done)
    } catch (error) {
      if (isCommonPassword(error))
        setError('password', { message: error.message }, { shouldFocus: true })
      showSignInFailure(texts.register.failed, error)
    }
  })
  return { register, submit, errors, isSubmitting, control }
}

function requestFrom({ confirmPassword: _, ...typed }: Registration) {
  const invitation = keptInvitation.read() ?? undefined
  return { ...typed, time_zone: deviceTimeZone(), invitation }
}

function planFrom(asked: string | null): Plan {
  return plans.find((plan) => plan === asked) ?? 'free'
}

/** A component of its own, so that a key press in a field renders only the hint. */
function TypedStrength({ control }: { readonly control: Control<TypedRegistration> }) {
  const [password, ...personal] = useWatch({
    control,
    name: ['password', 'username', 'email', 'name'],
  })
  return <StrengthHint password={password} personal={personal} />
}
