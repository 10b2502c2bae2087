/**
 * Asks in a form for a proof that the signed-in person is there (F5, A21): the password or, instead of it, a passkey or
 * a new sign-in, as far as the person has these.
 */
import { KeyRound } from 'lucide-react'
import type { Assertion } from '#domain/users/passkey.ts'
import { useAccount } from '#web/data/account.ts'
import { messageOf } from '#web/shared/connection/message-of.ts'
import { Button } from '#web/ui/button.tsx'
import { InfoLine } from '#web/ui/info-line.tsx'
import type { PasswordInputProps } from '#web/ui/password-input.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { usePending } from '#web/ui/use-pending.ts'
import { PasskeyError } from './passkey-error.ts'
import { ProviderButton } from './provider-button.tsx'
import { identityTexts as texts } from './texts.ts'
import type { WaysIn } from './use-ways-in.ts'
import { hasPasskeyHere, isConnected } from './use-ways-in.ts'

export type ProofFieldProps = Omit<PasswordInputProps, 'autoComplete' | 'label'> & {
  readonly label?: string
  /** Null until they are known: then it asks for the password, which most people have. */
  readonly ways: WaysIn | null
  /** The proof that was given, valid for one attempt. */
  readonly passkey: Assertion | null
  readonly onPasskey: (passkey: Assertion | null) => void
  /** The path to come back to after a new sign-in; left out if that is no proof. */
  readonly returnTo?: string
}

export function ProofField(props: ProofFieldProps) {
  const { ways, passkey, onPasskey, returnTo, label = texts.password, ...input } = props
  const hasPassword = ways?.password !== false
  if (passkey !== null) return <Confirmed />
  return (
    <>
      {hasPassword && <PasswordInput {...input} label={label} autoComplete="current-password" />}
      {ways !== null && hasPasskeyHere(ways) && (
        <ByPasskey isOnly={!hasPassword} onPasskey={onPasskey} />
      )}
      {returnTo !== undefined && <ByProvider ways={ways} returnTo={returnTo} />}
    </>
  )
}

type ByPasskeyProps = Pick<ProofFieldProps, 'onPasskey'> & { readonly isOnly: boolean }

function ByPasskey({ isOnly, onPasskey }: ByPasskeyProps) {
  const { id } = useAccount()
  const [isAsking, run] = usePending()

  async function ask(): Promise<void> {
    try {
      const { proveWithPasskey } = await import('./ask-passkey.ts')
      onPasskey(await proveWithPasskey(id))
    } catch (error) {
      const description = error instanceof PasskeyError ? error.message : messageOf(error)
      showToast({ title: texts.failed, description, tone: 'bad' })
    }
  }

  return (
    <Button tone="outline" block icon={KeyRound} busy={isAsking} onClick={() => run(ask)}>
      {isOnly ? texts.passkey.use : texts.passkey.instead}
    </Button>
  )
}

type ByProviderProps = { readonly ways: WaysIn | null; readonly returnTo: string }

function ByProvider({ ways, returnTo }: ByProviderProps) {
  if (!isConnected(ways)) return null
  const { name } = ways.provider
  return (
    <>
      {!ways.password && <p>{texts.signInFirst(name)}</p>}
      <ProviderButton name={name} returnTo={returnTo} />
    </>
  )
}

/** In place of the field, with the focus that was there. */
function Confirmed() {
  return (
    <div role="status" tabIndex={-1} ref={(line) => line?.focus({ preventScroll: true })}>
      <InfoLine tone="ok">{texts.passkey.confirmed}</InfoLine>
    </div>
  )
}
