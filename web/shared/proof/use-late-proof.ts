/** The proof of the person for a form that asks for it only if the server does: when the sign-in is not fresh (A21). */
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { HttpError } from '#web/api/call.ts'
import { messageOf } from '#web/shared/connection/message-of.ts'
import type { GivenProof, Proof } from './use-proof-form.ts'
import { proofIn } from './use-proof-form.ts'

const none: GivenProof = { password: '', passkey: null }

export function useLateProof() {
  const [isNeeded, setNeeded] = useState(false)
  const form = useForm<GivenProof>({ defaultValues: none })
  const { register, control, formState, getValues, setValue, setError, clearErrors } = form
  // Read in every rendering, because otherwise the form would not report changes.
  const { errors } = formState
  const passkey = useWatch({ control, name: 'passkey' })
  return {
    /** The proof given so far; if it is empty, a fresh sign-in is the proof. */
    given(): Proof {
      clearErrors()
      return proofIn(getValues())
    },
    /** Whether the error says that a proof is needed: then the field appears. A passkey has to be requested again. */
    isAskedBy(error: unknown): boolean {
      setValue('passkey', null)
      if (!(error instanceof HttpError) || error.code !== 'proof_needed') return false
      setNeeded(true)
      setError('password', { message: messageOf(error) })
      return true
    },
    field: isNeeded
      ? {
          ...register('password'),
          error: errors.password?.message,
          passkey,
          onPasskey: (asserted: typeof passkey) => setValue('passkey', asserted),
        }
      : null,
  }
}
