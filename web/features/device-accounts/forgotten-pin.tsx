/** Removes a forgotten PIN after asking for the password or a passkey. */
import { removePin } from '#web/features/device-accounts/pin/stored-pins.ts'
import { CodeDialog } from '#web/features/sign-in/code-dialog.tsx'
import { OtherWays } from '#web/features/sign-in/other-ways.tsx'
import { texts as signInTexts } from '#web/features/sign-in/texts.ts'
import { useLoginForm } from '#web/features/sign-in/use-login-form.ts'
import { useSignInOptions } from '#web/features/sign-in/use-sign-in-options.ts'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import type { PersonHere } from './people-here.ts'
import { texts } from './texts.ts'

export interface ForgottenPinProps {
  readonly person: PersonHere
  readonly onClose: () => void
  readonly onOpen: () => Promise<void>
}

export function ForgottenPin(props: ForgottenPinProps) {
  const { person, onClose } = props
  // A child without e-mail has no password either (K3).
  if (person.username !== '') return <WithPassword {...props} />
  return (
    <CodeDialog
      title={texts.password.codeTitle}
      description={signInTexts.code.askParent(person.shortName)}
      onClose={onClose}
      onDone={(account) => openIfOwn(account, props)}
    />
  )
}

/** A code of somebody else signs that person in, and removes no PIN. */
async function openIfOwn(account: string, props: ForgottenPinProps): Promise<void> {
  const { person, onClose, onOpen } = props
  if (account !== person.id) return onClose()
  await removePin(person.id)
  showToast({ title: texts.pin.removed, description: texts.pin.removedText })
  await onOpen()
}

function WithPassword(props: ForgottenPinProps) {
  const { person, onClose } = props
  const { id, username } = person
  const { provider } = useSignInOptions()
  const { register, submit, errors, isSubmitting } = useLoginForm(username, () =>
    openIfOwn(id, props),
  )
  return (
    <FormDialog
      open
      onClose={onClose}
      onSubmit={submit}
      title={texts.password.title}
      description={texts.password.text(username)}
      submitLabel={texts.password.action}
      busy={isSubmitting}
    >
      <PasswordInput
        label={signInTexts.fields.password}
        autoComplete="off"
        error={errors.password?.message}
        {...register('password')}
      />
      <OtherWays provider={provider} onPasskey={(account) => openIfOwn(account, props)} />
    </FormDialog>
  )
}
