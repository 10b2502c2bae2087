/** The registration form: its default values, and what happens on submit. */
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useForm } from 'react-hook-form'
import { useSearchParams } from 'react-router-dom'
import type * as z from 'zod/mini'
import type { Plan } from '#domain/users/user.ts'
import { plans } from '#domain/users/user.ts'
import { register as registerAccount } from '#web/shared/session/session-actions.ts'
import { deviceTimeZone } from '#web/shared/time/device-time-zone.ts'
import { rememberedInvitation } from './invitation-memory.ts'
import type { Registration } from './register-schema.ts'
import { registerSchema } from './register-schema.ts'
import { isCommonPassword, showSignInFailure } from './sign-in-failures.ts'
import { texts } from './texts.ts'
import { useWelcome } from './use-welcome.ts'

export type TypedRegistration = z.input<typeof registerSchema>

export function useRegisterForm() {
  const welcome = useWelcome()
  const [search] = useSearchParams()
  const { register, handleSubmit, formState, control, setError } = useForm({
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
  const invitation = rememberedInvitation() ?? undefined
  return { ...typed, time_zone: deviceTimeZone(), invitation }
}

function planFrom(asked: string | null): Plan {
  return plans.find((plan) => plan === asked) ?? 'free'
}
