/** A form that asks for nothing but the proof of the person (A21). */
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useForm, useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import { assertion } from '#domain/users/passkey.ts'
import type { GivenProof } from './passkey-calls.ts'
import { passkeyTexts as texts } from './texts.ts'
import { usePasskeys } from './use-passkeys.ts'

const schema = z.object({ password: z.string(), passkey: z.nullable(assertion) }).check(
  z.refine(({ password, passkey }) => passkey !== null || password !== '', {
    error: () => texts.proofRequired,
    path: ['password'],
  }),
)

/** `change` gets the proof; a passkey has to be asked for again after each try. */
export function useProofForm(change: (proof: GivenProof) => Promise<unknown>) {
  const passkeys = usePasskeys()
  const { register, handleSubmit, formState, control, setValue } = useForm({
    resolver: standardSchemaResolver(schema),
    defaultValues: { password: '', passkey: null },
  })
  const passkey = useWatch({ control, name: 'passkey' })
  const submit = handleSubmit(async (given) => {
    await change(given.passkey === null ? { password: given.password } : { passkey: given.passkey })
    setValue('passkey', null)
  })
  const { errors, isSubmitting } = formState
  return {
    submit,
    isSubmitting,
    field: {
      ...register('password'),
      error: errors.password?.message,
      passkeys,
      passkey,
      onPasskey: (given: typeof passkey) => setValue('passkey', given),
    },
  }
}
