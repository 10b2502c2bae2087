/** Creating an account. */
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useForm, useWatch } from 'react-hook-form'
import { useSearchParams } from 'react-router-dom'
import type { Plan } from '#domain/users/user.ts'
import { plans } from '#domain/users/user.ts'
import { register as registerAccount } from '#web/app/session/session-actions.ts'
import { usePageTitle } from '#web/app/shell/page-title.ts'
import { texts as shellTexts } from '#web/app/shell/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'
import { Select } from '#web/ui/select.tsx'
import { AuthFrame } from '#web/ui/shell/auth-frame.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { Fields } from './fields.tsx'
import { rememberedInvitation } from './invitation-memory.ts'
import type { Registration } from './register-schema.ts'
import { deviceTimeZone, registerSchema } from './register-schema.ts'
import { showSignInFailure } from './sign-in-failures.ts'
import { texts } from './texts.ts'
import { useWelcome } from './use-welcome.ts'

export function RegisterScreen() {
  const welcome = useWelcome()
  const { register, submit, errors, isSubmitting, plan } = useRegisterForm(welcome)
  usePageTitle(texts.register.page)
  return (
    <AuthFrame
      title={texts.register.title}
      name={shellTexts.appName}
      foot={
        <>
          {texts.register.known} <TextLink to="/login">{texts.register.login}</TextLink>
        </>
      }
    >
      <Fields noValidate onSubmit={submit}>
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
          {...passwordTexts}
          label={texts.fields.password}
          error={errors.password?.message}
          {...register('password')}
        />
        <PasswordInput
          {...passwordTexts}
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
              {texts.plans[each]}
            </option>
          ))}
        </Select>
        <Button type="submit" size="large" block busy={isSubmitting}>
          {texts.register.action}
        </Button>
      </Fields>
    </AuthFrame>
  )
}

const passwordTexts = {
  showLabel: texts.fields.showPassword,
  hideLabel: texts.fields.hidePassword,
  autoComplete: 'new-password',
}

function useRegisterForm(welcome: (title: string) => void) {
  const [search] = useSearchParams()
  const { register, handleSubmit, formState, control } = useForm({
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
  const { errors, isSubmitting } = formState
  const plan = useWatch({ control, name: 'plan' })

  const submit = handleSubmit(async (typed) => {
    try {
      await registerAccount(requestFrom(typed))
      welcome(texts.register.done)
    } catch (error) {
      showSignInFailure(texts.register.failed, error)
    }
  })
  return { register, submit, errors, isSubmitting, plan }
}

function requestFrom({ confirmPassword: _, ...typed }: Registration) {
  const invitation = rememberedInvitation() ?? undefined
  return { ...typed, time_zone: deviceTimeZone(), invitation }
}

function planFrom(asked: string | null): Plan {
  return plans.find((plan) => plan === asked) ?? 'free'
}
