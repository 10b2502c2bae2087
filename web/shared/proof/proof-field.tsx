/** Asks in a form for the proof of a risky change (F5): the password, or without one a new sign-in. */
import type { UseFormRegisterReturn } from 'react-hook-form'
import { PasswordInput } from '#web/ui/password-input.tsx'
import { ProviderButton } from './provider-button.tsx'
import { proofTexts } from './texts.ts'
import type { WaysIn } from './use-ways-in.ts'

type ProofFieldProps = {
  /** Null until they are known: then it asks for the password, which most people have. */
  readonly ways: WaysIn | null
  /** The path to come back to after a new sign-in. */
  readonly returnTo: string
  readonly field: UseFormRegisterReturn
  readonly error: string | undefined
}

export function ProofField({ ways, returnTo, field, error }: ProofFieldProps) {
  if (ways?.password === false && ways.provider !== null)
    return (
      <>
        <p>{proofTexts.signInFirst(ways.provider.name)}</p>
        <ProviderButton name={ways.provider.name} returnTo={returnTo} />
      </>
    )
  return (
    <PasswordInput
      {...field}
      label={proofTexts.password}
      showLabel={proofTexts.showPassword}
      hideLabel={proofTexts.hidePassword}
      autoComplete="current-password"
      error={error}
    />
  )
}
