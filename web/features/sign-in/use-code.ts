/** The code of a child as typed or scanned, and signing in with it (K3). */
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { CODE_LENGTH, typedCode } from '#domain/children/child-api.ts'
import { signInWithCode } from '#web/shared/session/session-actions.ts'
import { showSignInFailure } from './sign-in-failures.ts'
import { texts } from './texts.ts'

const wrongLength = { error: () => texts.code.length }
const schema = z.object({
  code: z.string().check(
    z.maxLength(40, wrongLength),
    z.refine((typed) => typedCode(typed).length === CODE_LENGTH, wrongLength),
  ),
})

export type CodeForm = ReturnType<typeof useCode>

/** `done` gets the account that the code is for. */
export function useCode(done: (account: string) => unknown, scanned = '') {
  const { register, handleSubmit, formState } = useForm({
    resolver: standardSchemaResolver(schema),
    defaultValues: { code: scanned },
  })
  const submit = handleSubmit(async ({ code }) => {
    try {
      await done(await signInWithCode(typedCode(code)))
    } catch (error) {
      showSignInFailure(texts.login.failed, error)
    }
  })
  const { errors, isSubmitting } = formState
  return { field: register('code'), error: errors.code?.message, isSubmitting, submit }
}
