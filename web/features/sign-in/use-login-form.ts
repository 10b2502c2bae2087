/** The form of a username and its password, and signing in with them. */
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useForm } from 'react-hook-form'
import { api } from '#domain/api.ts'
import { useShownAnew } from '#web/shared/drafts/shown-anew.ts'
import { signIn } from '#web/shared/session/session-actions.ts'
import { showSignInFailure } from './sign-in-failures.ts'
import { texts } from './texts.ts'

export function useLoginForm(username: string, done: () => unknown) {
  const form = useForm({
    resolver: standardSchemaResolver(api.login.request),
    defaultValues: { username, password: '' },
  })
  useShownAnew(`login ${username}`, form)
  const { register, handleSubmit, formState } = form
  const submit = handleSubmit(async (typed) => {
    try {
      await signIn(typed)
    } catch (error) {
      return showSignInFailure(texts.login.failed, error)
    }
    await done()
  })
  const { errors, isSubmitting } = formState
  return { register, submit, errors, isSubmitting }
}
