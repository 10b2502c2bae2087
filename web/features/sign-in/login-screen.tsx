/** Sign-in with username and password, or in another way. */
import { useEffect, useState } from 'react'
import { NeedsConnection } from '#web/shared/connection/needs-connection.tsx'
import { useOnline } from '#web/shared/connection/use-online.ts'
import { AuthFrame } from '#web/shared/page/auth-frame.tsx'
import { usePageTitle } from '#web/shared/page/page-title.ts'
import { hasPasskeysHere } from '#web/shared/proof/passkeys-here.ts'
import { Button } from '#web/ui/button.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'
import { Stack } from '#web/ui/stack.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { OnlyProvider } from './only-provider.tsx'
import { OtherWays } from './other-ways.tsx'
import { showSignInFailure } from './sign-in-failures.ts'
import { texts } from './texts.ts'
import { useLoginForm } from './use-login-form.ts'
import type { SignInOptions } from './use-sign-in-options.ts'
import { useSignInOptions } from './use-sign-in-options.ts'
import { useWelcome } from './use-welcome.ts'

export function LoginScreen() {
  const { password, register, provider } = useSignInOptions()
  usePageTitle(texts.login.page)
  return (
    <AuthFrame
      title={texts.login.title}
      foot={
        <>
          {register && (
            <>
              {texts.login.newHere} <TextLink to="/register">{texts.login.register}</TextLink>
              <br />
            </>
          )}
          <TextLink to="/code">{texts.code.link}</TextLink>
        </>
      }
    >
      {password || provider === null ? (
        <PasswordForm provider={provider} />
      ) : (
        <WithoutPassword name={provider.name} />
      )}
    </AuthFrame>
  )
}

function useDone(): () => void {
  const welcome = useWelcome()
  return () => welcome(texts.login.done)
}

function WithoutPassword({ name }: { readonly name: string }) {
  const done = useDone()
  return (
    <>
      <OnlyProvider name={name} />
      <OtherWays size="large" onPasskey={done} />
    </>
  )
}

function PasswordForm({ provider }: Pick<SignInOptions, 'provider'>) {
  const done = useDone()
  const { register, submit, errors, isSubmitting } = useLoginForm('', done)
  const suggestAgain = useSuggestedPasskey(done)
  return (
    <>
      <Stack as="form" noValidate onSubmit={submit}>
        <NeedsConnection />
        <TextInput
          label={texts.fields.username}
          autoComplete="username webauthn"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          error={errors.username?.message}
          {...register('username')}
        />
        <PasswordInput
          label={texts.fields.password}
          autoComplete="current-password"
          error={errors.password?.message}
          {...register('password')}
        />
        <Button type="submit" size="large" block busy={isSubmitting}>
          {texts.login.action}
        </Button>
      </Stack>
      <OtherWays size="large" provider={provider} onPasskey={done} onNotDone={suggestAgain} />
    </>
  )
}

/**
 * Passkeys among the suggestions of the username field, with `autoComplete="username webauthn"` (A20). Waits until one
 * is chosen, as long as the form is shown. Returns a function that starts again after another request.
 */
function useSuggestedPasskey(onDone: () => void): () => void {
  const isOnline = useOnline()
  const [round, setRound] = useState(0)
  const again = () => setRound((before) => before + 1)

  useEffect(() => {
    if (!isOnline || !hasPasskeysHere()) return
    const leaving = new AbortController()
    async function wait(): Promise<void> {
      const { signInBySuggestion } = await import('#web/shared/proof/ask-passkey.ts')
      try {
        if ((await signInBySuggestion(leaving.signal)) !== null) onDone()
      } catch (error) {
        showSignInFailure(texts.login.failed, error)
        again()
      }
    }
    void wait().catch(() => {})
    return () => leaving.abort()
    // oxlint-disable-next-line react/exhaustive-deps -- `onDone` is another function with every drawing; the question stays open
  }, [isOnline, round])
  return again
}
