/** Removes a forgotten PIN after asking for the password or a passkey. */
import { useState } from 'react'
import { removePin } from '#web/features/device-accounts/pin/stored-pins.ts'
import { CodeButton } from '#web/features/sign-in/code-button.tsx'
import { CodeDialog } from '#web/features/sign-in/code-dialog.tsx'
import { OtherWays } from '#web/features/sign-in/other-ways.tsx'
import { texts as signInTexts } from '#web/features/sign-in/texts.ts'
import { useLoginForm } from '#web/features/sign-in/use-login-form.ts'
import { useSignInOptions } from '#web/features/sign-in/use-sign-in-options.ts'
import { NeedsConnection } from '#web/shared/connection/needs-connection.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { Sentence } from '#web/ui/name.tsx'
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
  const [hasCode, setHasCode] = useState(false)
  // A child without e-mail has no password either (K3).
  if (person.username !== '' && !hasCode)
    return <WithPassword {...props} onCode={() => setHasCode(true)} />
  return (
    <CodeDialog
      title={texts.password.codeTitle}
      description={
        <Sentence name={person.shortName}>{signInTexts.code.askParent(person.shortName)}</Sentence>
      }
      onClose={onClose}
      onDone={(account) => openIfOwn(account, props)}
    />
  )
}

/** A code of another person signs that person in, and removes no PIN. */
async function openIfOwn(account: string, props: ForgottenPinProps): Promise<void> {
  const { person, onClose, onOpen } = props
  if (account !== person.id) return onClose()
  await removePin(person.id)
  showToast({ title: texts.pin.removed, description: texts.pin.removedText })
  await onOpen()
}

function WithPassword(props: ForgottenPinProps & { readonly onCode: () => void }) {
  const { person, onClose, onCode } = props
  const { id, username, isMade } = person
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
      <NeedsConnection />
      <PasswordInput
        label={signInTexts.fields.password}
        autoComplete="off"
        error={errors.password?.message}
        {...register('password')}
      />
      <OtherWays provider={provider} onPasskey={(account) => openIfOwn(account, props)} />
      {isMade && <CodeButton onPress={onCode} />}
    </FormDialog>
  )
}
