/** Asks for the password, or for a passkey instead: the proof that the signed-in person is there (A21). */
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
import { passkeyTexts as texts } from './texts.ts'
import type { Passkeys } from './use-passkeys.ts'
import { isUsableHere } from './use-passkeys.ts'

export type ProofFieldProps = Omit<PasswordInputProps, 'autoComplete'> & {
  readonly passkeys: Pick<Passkeys, 'value'>
  /** The proof that was given: good for one try. */
  readonly passkey: Assertion | null
  readonly onPasskey: (passkey: Assertion | null) => void
}

export function ProofField({ passkeys, passkey, onPasskey, ...input }: ProofFieldProps) {
  const { id } = useAccount()
  const [isAsking, run] = usePending()
  if (passkey !== null) return <Confirmed />

  async function ask(): Promise<void> {
    try {
      const { proveWithPasskey } = await import('./ask-passkey.ts')
      onPasskey(await proveWithPasskey(id))
    } catch (error) {
      const description = error instanceof PasskeyError ? error.message : messageOf(error)
      showToast({ title: texts.proofFailed, description, tone: 'bad' })
    }
  }

  return (
    <>
      <PasswordInput {...input} autoComplete="current-password" />
      {passkeys.value?.some(isUsableHere) && (
        <Button tone="outline" block icon={KeyRound} busy={isAsking} onClick={() => run(ask)}>
          {texts.instead}
        </Button>
      )}
    </>
  )
}

/** In the place of the field, with the focus that was there. */
function Confirmed() {
  return (
    <div role="status" tabIndex={-1} ref={(line) => line?.focus({ preventScroll: true })}>
      <InfoLine tone="ok">{texts.confirmed}</InfoLine>
    </div>
  )
}
