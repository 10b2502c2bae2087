/** Asks for confirmation before a person is signed out of this device, and for their PIN if they have one (A5, A9). */
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { LogOut } from 'lucide-react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { pinError, PinInput } from '#web/features/device-accounts/pin/pin-input.tsx'
import { PIN_SHAPE, tryPin } from '#web/features/device-accounts/pin/stored-pins.ts'
import { pinTexts } from '#web/features/device-accounts/pin/texts.ts'
import { signOut } from '#web/shared/session/session-actions.ts'
import { showLogoutFailed } from '#web/shared/session/show-logout-failed.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { Sentence } from '#web/ui/name.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import type { PersonHere } from './people-here.ts'
import { texts } from './texts.ts'

export interface SignOutQuestionProps {
  readonly person: PersonHere
  readonly onClose: () => void
}

export function SignOutQuestion({ person, onClose }: SignOutQuestionProps) {
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={async () => {
        await signOutHere(person)
      }}
      title={<Sentence name={person.name}>{texts.manage.question(person.name)}</Sentence>}
      description={whatStays(person)}
      confirmLabel={texts.manage.signOut}
      icon={LogOut}
    />
  )
}

const schema = z.object({
  pin: z.string().check(z.regex(PIN_SHAPE, { error: () => pinTexts.form.shape })),
})

/** Prevents others from signing them out, by mistake or on purpose. */
export function SignOutWithPin({ person, onClose }: SignOutQuestionProps) {
  const { id, name, shortName } = person
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: standardSchemaResolver(schema),
    defaultValues: { pin: '' },
  })
  const { errors, isSubmitting } = formState
  const submit = handleSubmit(async ({ pin }) => {
    if (!(await tryPin(id, pin))) {
      const message = await pinError(id, texts.manage.notPin(shortName))
      return setError('pin', { message }, { shouldFocus: true })
    }
    await signOutHere(person)
    onClose()
  })
  return (
    <FormDialog
      open
      onClose={onClose}
      onSubmit={submit}
      title={<Sentence name={name}>{texts.manage.question(name)}</Sentence>}
      description={whatStays(person)}
      submitLabel={texts.manage.signOut}
      tone="danger"
      icon={LogOut}
      busy={isSubmitting}
    >
      <PinInput
        label={texts.manage.pin(shortName)}
        error={errors.pin?.message}
        {...register('pin')}
      />
    </FormDialog>
  )
}

function whatStays({ waiting, username }: PersonHere): string {
  if (waiting === 0 && username === '') return texts.manage.againByParent
  return waiting === 0 ? texts.manage.again : texts.manage.kept(waiting)
}

/** Another person may be answering, so no waiting change is discarded here (A5). */
async function signOutHere({ id, name }: PersonHere): Promise<void> {
  try {
    await signOut(id, { discard: false })
    showToast({ title: texts.manage.done(name) })
  } catch (error) {
    showLogoutFailed(error)
  }
}
