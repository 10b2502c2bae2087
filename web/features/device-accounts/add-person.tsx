/** Signs another person in on this device, once, with their password or a passkey. */
import type { MouseEvent } from 'react'
import { useState } from 'react'
import { setActiveAccount } from '#web/data/device-database.ts'
import { CodeButton } from '#web/features/sign-in/code-button.tsx'
import { CodeDialog } from '#web/features/sign-in/code-dialog.tsx'
import { OtherWays } from '#web/features/sign-in/other-ways.tsx'
import { texts as signInTexts } from '#web/features/sign-in/texts.ts'
import { useLoginForm } from '#web/features/sign-in/use-login-form.ts'
import { useSignInOptions } from '#web/features/sign-in/use-sign-in-options.ts'
import { NeedsConnection } from '#web/shared/connection/needs-connection.tsx'
import { useSession } from '#web/shared/session/session.ts'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { texts } from './texts.ts'

const { fields, login } = signInTexts

type AddPersonProps = { readonly onClose: () => void }

export function AddPerson({ onClose }: AddPersonProps) {
  const [hasCode, setHasCode] = useState(false)
  return hasCode ? (
    <CodeDialog
      title={signInTexts.code.title}
      description={signInTexts.code.text}
      onClose={onClose}
      onDone={onClose}
    />
  ) : (
    <WithPassword onClose={onClose} onCode={() => setHasCode(true)} />
  )
}

function WithPassword({ onClose, onCode }: AddPersonProps & { readonly onCode: () => void }) {
  const done = () => {
    showToast({ title: login.done })
    // A person who is here already signs in again: then the page stays.
    onClose()
  }
  const { register, submit, errors, isSubmitting } = useLoginForm('', done)
  const { provider } = useSignInOptions()
  return (
    <FormDialog
      open
      onClose={onClose}
      onSubmit={submit}
      title={texts.add.title}
      description={texts.add.text}
      submitLabel={texts.add.action}
      busy={isSubmitting}
    >
      <NeedsConnection />
      <TextInput
        label={fields.username}
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        error={errors.username?.message}
        {...register('username')}
      />
      <PasswordInput
        label={fields.password}
        autoComplete="off"
        error={errors.password?.message}
        {...register('password')}
      />
      <OtherWays provider={provider} onPasskey={done} />
      <CodeButton onPress={onCode} />
      <p>
        {texts.add.newHere} <RegisterLink />
      </p>
    </FormDialog>
  )
}

/** While an account is active, this address leads to its home: it opens once nobody is active. */
function RegisterLink() {
  const isActive = useSession().status === 'signedIn'
  async function leave(event: MouseEvent): Promise<void> {
    event.preventDefault()
    await setActiveAccount(null)
    location.assign('/register')
  }
  return (
    <TextLink to="/register" onClick={isActive ? leave : undefined}>
      {texts.add.register}
    </TextLink>
  )
}
