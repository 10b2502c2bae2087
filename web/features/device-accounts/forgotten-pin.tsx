/** Removes a forgotten PIN after asking for the password. */
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useForm } from 'react-hook-form'
import { api } from '#domain/api.ts'
import { removePin } from '#web/features/device-accounts/pin/stored-pins.ts'
import { OrByProvider } from '#web/features/sign-in/by-provider.tsx'
import { CodeDialog } from '#web/features/sign-in/code-dialog.tsx'
import { showSignInFailure } from '#web/features/sign-in/sign-in-failures.ts'
import { texts as signInTexts } from '#web/features/sign-in/texts.ts'
import { useSignInOptions } from '#web/features/sign-in/use-sign-in-options.ts'
import { signIn } from '#web/shared/session/session-actions.ts'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import type { PersonHere } from './people-here.ts'
import { texts } from './texts.ts'

const { fields, login } = signInTexts

export interface ForgottenPinProps {
  readonly person: PersonHere
  readonly onClose: () => void
  readonly onOpen: () => Promise<void>
}

export function ForgottenPin(props: ForgottenPinProps) {
  const { person, onClose, onOpen } = props
  // A child without e-mail has no password either (K3).
  if (person.username !== '') return <WithPassword {...props} />
  return (
    <CodeDialog
      title={texts.password.codeTitle}
      description={signInTexts.code.askParent(person.shortName)}
      onClose={onClose}
      onDone={async (account) => {
        // Of another child it opens that one, and no PIN is forgotten.
        if (account !== person.id) return onClose()
        await forgetPin(person.id)
        await onOpen()
      }}
    />
  )
}

async function forgetPin(id: string): Promise<void> {
  await removePin(id)
  showToast({ title: texts.pin.removed, description: texts.pin.removedText })
}

function WithPassword({ person, onClose, onOpen }: ForgottenPinProps) {
  const { id, username } = person
  const { provider } = useSignInOptions()
  const { register, handleSubmit, formState } = useForm({
    resolver: standardSchemaResolver(api.login.request),
    defaultValues: { username, password: '' },
  })

  const submit = handleSubmit(async (typed) => {
    try {
      await signIn(typed)
    } catch (error) {
      return showSignInFailure(login.failed, error)
    }
    await forgetPin(id)
    await onOpen()
  })

  return (
    <FormDialog
      open
      onClose={onClose}
      onSubmit={submit}
      title={texts.password.title}
      description={texts.password.text(username)}
      submitLabel={texts.password.action}
      busy={formState.isSubmitting}
    >
      <PasswordInput
        label={fields.password}
        showLabel={fields.showPassword}
        hideLabel={fields.hidePassword}
        autoComplete="off"
        error={formState.errors.password?.message}
        {...register('password')}
      />
      <OrByProvider provider={provider} />
    </FormDialog>
  )
}
