/** A form that asks only for the proof of the person (F5, A21). */
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useForm, useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import type { proof } from '#domain/api.ts'
import { assertion } from '#domain/users/passkey.ts'
import { identityTexts as texts } from './texts.ts'
import type { WaysIn } from './use-ways-in.ts'
import { isConnected } from './use-ways-in.ts'

/** The proof of the person, besides the session. If it is empty, a sign-in a few minutes ago is the proof. */
export type Proof = z.input<typeof proof>

const given = z.object({ password: z.string(), passkey: z.nullable(assertion) })
export type GivenProof = z.output<typeof given>

const required = given.check(
  z.refine(({ password, passkey }) => passkey !== null || password !== '', {
    error: () => texts.required,
    path: ['password'],
  }),
)

/** `change` gets the proof; a passkey has to be requested again after each attempt. */
export function useProofForm(ways: WaysIn | null, change: (proof: Proof) => Promise<unknown>) {
  const mayBeFresh = ways !== null && (!ways.password || isConnected(ways))
  const { register, handleSubmit, formState, control, setValue } = useForm({
    resolver: standardSchemaResolver(mayBeFresh ? given : required),
    defaultValues: { password: '', passkey: null },
  })
  const passkey = useWatch({ control, name: 'passkey' })
  const submit = handleSubmit(async (typed) => {
    await change(proofIn(typed))
    setValue('passkey', null)
  })
  const { errors, isSubmitting } = formState
  return {
    submit,
    isSubmitting,
    field: {
      ...register('password'),
      error: errors.password?.message,
      ways,
      passkey,
      onPasskey: (asserted: typeof passkey) => setValue('passkey', asserted),
    },
  }
}

export function proofIn({ password, passkey }: GivenProof): Proof {
  if (passkey !== null) return { passkey }
  return password === '' ? {} : { password }
}
