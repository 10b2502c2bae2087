/** Sets, changes or removes the PIN of the active account; an existing PIN is asked for first. */
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { useAccount } from '#web/data/account.ts'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { pinError, PinInput } from './pin-input.tsx'
import { PIN_SHAPE, removePin, setPin, tryPin } from './stored-pins.ts'
import { pinTexts } from './texts.ts'

const texts = pinTexts.form

export type PinDialogAction = 'set' | 'change' | 'remove'

export interface PinDialogProps {
  readonly action: PinDialogAction
  readonly onClose: () => void
}

const empty = { current: '', next: '', confirm: '' }

export function PinDialog({ action, onClose }: PinDialogProps) {
  const { id } = useAccount()
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: standardSchemaResolver(schemaFor(action)),
    defaultValues: empty,
  })
  const { errors, isSubmitting } = formState
  const submit = handleSubmit(async ({ current, next }) => {
    if (action !== 'set' && !(await tryPin(id, current)))
      return setError(
        'current',
        { message: await pinError(id, texts.wrong) },
        { shouldFocus: true },
      )
    if (action === 'remove') await removePin(id)
    else await setPin(id, next)
    showToast({ title: action === 'remove' ? texts.removed : texts.saved })
    onClose()
  })
  const digits = (name: keyof typeof empty, label: string) => (
    <PinInput label={label} error={errors[name]?.message} {...register(name)} />
  )
  return (
    <FormDialog
      open
      onClose={onClose}
      onSubmit={submit}
      title={texts.titles[action]}
      description={action === 'remove' ? texts.removeText : texts.text}
      submitLabel={action === 'remove' ? texts.removeAction : texts.save}
      tone={action === 'remove' ? 'danger' : 'primary'}
      busy={isSubmitting}
    >
      {action !== 'set' && digits('current', texts.current)}
      {action !== 'remove' && (
        <>
          {digits('next', texts.next)}
          {digits('confirm', texts.confirm)}
          <p>{pinTexts.card.honest}</p>
        </>
      )}
    </FormDialog>
  )
}

function schemaFor(action: PinDialogAction) {
  const pin = z.string().check(z.regex(PIN_SHAPE, texts.shape))
  const unused = z.string()
  return z
    .object({
      current: action === 'set' ? unused : pin,
      next: action === 'remove' ? unused : pin,
      confirm: unused,
    })
    .check(
      z.refine(({ next, confirm }) => action === 'remove' || next === confirm, {
        path: ['confirm'],
        error: texts.noMatch,
      }),
    )
}
