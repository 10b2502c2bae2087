/** Asks for the password or a passkey of the active account, whose session ended; its changes here stay (R20). */
import type { ReactNode } from 'react'
import { useState } from 'react'
import { useAccount } from '#web/data/account.ts'
import { NeedsConnection } from '#web/shared/connection/needs-connection.tsx'
import { useHousehold } from '#web/shared/people/use-household.ts'
import { ProviderButton } from '#web/shared/proof/provider-button.tsx'
import { useSession } from '#web/shared/session/session.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { CodeButton } from './code-button.tsx'
import { CodeDialog } from './code-dialog.tsx'
import { OtherWays } from './other-ways.tsx'
import { texts } from './texts.ts'
import { useLoginForm } from './use-login-form.ts'
import { useSignInOptions } from './use-sign-in-options.ts'

type SignInAgainProps = { readonly onClose: () => void }

export function SignInAgain({ onClose }: SignInAgainProps) {
  const session = useSession()
  const account = useAccount()
  const me = useHousehold()?.me
  const [hasCode, setHasCode] = useState(false)
  if (session.status !== 'signedIn') return null
  const { name } = session.account

  function done(): void {
    showToast({ title: texts.login.done })
    onClose()
    void account.syncNow()
  }

  // A child that has grown up signed in here when it had no username yet (K6).
  const username = me?.username || session.account.username
  // A child without e-mail has no password either (K3).
  return username === '' || hasCode ? (
    <CodeDialog
      title={texts.again.title}
      description={texts.code.askParentAgain(name)}
      onClose={onClose}
      onDone={done}
    />
  ) : (
    <WithPassword
      username={username}
      onClose={onClose}
      onDone={done}
      // Made by a parent, who may have given it a username before it has chosen a password.
      codeButton={me?.is_made && <CodeButton onPress={() => setHasCode(true)} />}
    />
  )
}

type WithPasswordProps = SignInAgainProps & {
  readonly username: string
  readonly onDone: () => void
  readonly codeButton: ReactNode
}

function WithPassword({ username, onClose, onDone, codeButton }: WithPasswordProps) {
  const { password, provider } = useSignInOptions()
  const { register, submit, errors, isSubmitting } = useLoginForm(username, onDone)

  if (!password && provider !== null)
    return (
      <Dialog
        open
        onClose={onClose}
        title={texts.again.title}
        description={texts.again.byProvider(provider.name)}
      >
        <NeedsConnection />
        <ProviderButton name={provider.name} tone="primary" />
        <OtherWays onPasskey={onDone} />
        {codeButton}
      </Dialog>
    )

  return (
    <FormDialog
      open
      onClose={onClose}
      title={texts.again.title}
      description={texts.again.text(username)}
      onSubmit={submit}
      submitLabel={texts.again.action}
      busy={isSubmitting}
    >
      <NeedsConnection />
      <PasswordInput
        label={texts.fields.password}
        autoComplete="current-password"
        error={errors.password?.message}
        {...register('password')}
      />
      <OtherWays provider={provider} onPasskey={onDone} />
      {codeButton}
    </FormDialog>
  )
}
