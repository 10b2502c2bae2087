/** Requests points from a partner; works without a connection. */
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { Controller, useForm } from 'react-hook-form'
import { v7 } from 'uuid'
import * as z from 'zod/mini'
import { loanFields } from '#domain/loans/loan-fields.ts'
import { DEFAULT_LOAN, MAX_LOAN } from '#domain/loans/loan.ts'
import { useAccount } from '#web/data/account.ts'
import { useDraft } from '#web/shared/drafts/use-draft.ts'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { NumberStepper } from '#web/ui/number-stepper.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { loanTexts } from './texts.ts'

const schema = z.object(loanFields)

export type RequestLoanDialogProps = { readonly open: boolean; readonly onClose: () => void }

export function RequestLoanDialog({ open, onClose }: RequestLoanDialogProps) {
  const account = useAccount()
  const form = useForm({
    resolver: standardSchemaResolver(schema),
    defaultValues: { amount: DEFAULT_LOAN, title: '', description: '' },
  })
  const { register, control, handleSubmit, formState } = form
  useDraft(form, { isOpen: open })
  const { errors, isSubmitting } = formState
  const submit = handleSubmit(async (fields) => {
    if (!(await account.run('requestLoan', { id: v7(), ...fields }))) return
    showToast({ title: loanTexts.toasts.requested })
    onClose()
  })
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      onSubmit={submit}
      title={loanTexts.request}
      submitLabel={loanTexts.send}
      busy={isSubmitting}
    >
      <Controller
        control={control}
        name="amount"
        render={({ field, fieldState }) => (
          <NumberStepper
            {...field}
            label={loanTexts.amount}
            hint={loanTexts.amountHint}
            min={1}
            max={MAX_LOAN}
            step={10}
            decreaseLabel={loanTexts.tenLess}
            increaseLabel={loanTexts.tenMore}
            error={fieldState.error?.message}
          />
        )}
      />
      <TextInput
        {...register('title')}
        label={loanTexts.title}
        placeholder={loanTexts.titlePlaceholder}
        autoComplete="off"
        error={errors.title?.message}
      />
      <TextArea
        {...register('description')}
        label={loanTexts.description}
        error={errors.description?.message}
      />
    </FormDialog>
  )
}
