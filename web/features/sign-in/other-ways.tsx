/** The ways to sign in besides the password, under a line that says "or"; nothing if there are none (A20, A24). */
import { KeyRound } from 'lucide-react'
import { styled } from 'styled-components'
import { hasPasskeysHere } from '#web/shared/proof/passkeys-here.ts'
import { ProviderButton } from '#web/shared/proof/provider-button.tsx'
import { Button } from '#web/ui/button.tsx'
import { Stack } from '#web/ui/stack.tsx'
import { theme } from '#web/ui/theme.ts'
import { usePending } from '#web/ui/use-pending.ts'
import { showSignInFailure } from './sign-in-failures.ts'
import { texts } from './texts.ts'
import type { SignInOptions } from './use-sign-in-options.ts'

type OtherWaysProps = {
  readonly size?: 'medium' | 'large'
  readonly provider?: SignInOptions['provider']
  /** With a passkey, if this page may ask for one: gets the account to which the passkey belongs. */
  readonly onPasskey?: (account: string) => unknown
  /** After the person was asked for a passkey and did not sign in. */
  readonly onNotDone?: () => void
}

export function OtherWays(props: OtherWaysProps) {
  const { size = 'medium', provider = null, onPasskey, onNotDone } = props
  const onDone = hasPasskeysHere() ? onPasskey : undefined
  if (!onDone && provider === null) return null
  return (
    <>
      <Or>{texts.login.or}</Or>
      <Stack $gap={2.5}>
        {onDone && <PasskeyButton size={size} onDone={onDone} onNotDone={onNotDone} />}
        {provider && <ProviderButton name={provider.name} size={size} />}
      </Stack>
    </>
  )
}

type PasskeyButtonProps = {
  readonly size: 'medium' | 'large'
  readonly onDone: (account: string) => unknown
  readonly onNotDone: (() => void) | undefined
}

function PasskeyButton({ size, onDone, onNotDone }: PasskeyButtonProps) {
  const [isAsking, run] = usePending()

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

/** Null if nobody signed in; the person has been told why. */
async function askForPasskey(): Promise<string | null> {
  try {
    const { signInWithPasskey } = await import('#web/shared/proof/ask-passkey.ts')
    return await signInWithPasskey()
  } catch (error) {
    showSignInFailure(texts.login.failed, error)
    return null
  }
}

const Or = styled.p`
  ${theme.row(3.5)}
  ${theme.note}
  &::before,
  &::after {
    content: '';
    flex: 1;
    border-top: 1px solid ${theme.line.hair};
  }
`
