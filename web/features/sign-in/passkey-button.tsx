/** Signs in with a passkey, where this page may ask for one (A20). */
import { KeyRound } from 'lucide-react'
import { hasPasskeysHere } from '#web/shared/proof/passkeys-here.ts'
import { Button } from '#web/ui/button.tsx'
import { usePending } from '#web/ui/use-pending.ts'
import { showSignInFailure } from './sign-in-failures.ts'
import { texts } from './texts.ts'

type PasskeyButtonProps = {
  readonly size?: 'medium' | 'large'
  /** Gets the account whose passkey it was. */
  readonly onDone: (account: string) => unknown
  /** After the person was asked, and did not sign in. */
  readonly onNotDone?: () => void
}

export function PasskeyButton({ size = 'medium', onDone, onNotDone }: PasskeyButtonProps) {
  const [isAsking, run] = usePending()
  if (!hasPasskeysHere()) return null

  async function ask(): Promise<void> {
    const account = await askForPasskey()
    if (account === null) onNotDone?.()
    else await onDone(account)
  }

  return (
    <Button
      tone="outline"
      size={size}
      block
      icon={KeyRound}
      busy={isAsking}
      onClick={() => run(ask)}
    >
      {texts.login.passkey}
    </Button>
  )
}

/** Null if nobody signed in; they have been told why. */
async function askForPasskey(): Promise<string | null> {
  try {
    const { signInWithPasskey } = await import('#web/shared/proof/ask-passkey.ts')
    return await signInWithPasskey()
  } catch (error) {
    showSignInFailure(texts.login.failed, error)
    return null
  }
}
