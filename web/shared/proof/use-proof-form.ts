/** The form of a change that needs a proof: the password is required of whoever has one. */
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import type { proof } from '#domain/api.ts'
import { api } from '#domain/api.ts'
import type { WaysIn } from './use-ways-in.ts'

/** Left out, a sign-in a few minutes ago is the proof (F5). */
export type Proof = z.input<typeof proof>

const withPassword = z.pick(api.login.request, { password: true })
const withoutPassword = z.object({ password: z.string() })

export function useProofForm(ways: WaysIn | null, submit: (proof: Proof) => Promise<unknown>) {
  const hasPassword = ways?.password !== false
  const { register, handleSubmit, formState } = useForm({
    resolver: standardSchemaResolver(hasPassword ? withPassword : withoutPassword),
    defaultValues: { password: '' },
  })
  return {
    field: register('password'),
    error: formState.errors.password?.message,
    isSubmitting: formState.isSubmitting,
    submit: handleSubmit(({ password }) => submit(hasPassword ? { password } : {})),
  }
}
