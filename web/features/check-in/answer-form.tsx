/** The form with the three questions of a check-in. */
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { CheckIn } from '#domain/check-ins/check-in.ts'
import { MAX_ANSWER } from '#domain/check-ins/check-in.ts'
import type { User } from '#domain/users/user.ts'
import { useAccount } from '#web/data/account.ts'
import { useDraft } from '#web/shared/drafts/use-draft.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { InfoLine } from '#web/ui/info-line.tsx'
import { SectionHead } from '#web/ui/section-head.tsx'
import { Stack } from '#web/ui/stack.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { Text } from '#web/ui/text.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { checkInTexts } from './texts.ts'
import type { MonthlyCheckIn } from './use-monthly-check-in.ts'

export type Answers = Pick<CheckIn, 'went_well' | 'was_heavy' | 'to_change'>
export const questions = ['went_well', 'was_heavy', 'to_change'] as const

export type AnswerFormProps = { readonly checkIn: MonthlyCheckIn; readonly partner: User }

export function AnswerForm({ checkIn: { month, own, theirs }, partner }: AnswerFormProps) {
  const { run } = useAccount()
  const [isEmpty, setEmpty] = useState(false)
  const values: Answers = {
    went_well: own?.went_well ?? '',
    was_heavy: own?.was_heavy ?? '',
    to_change: own?.to_change ?? '',
  }
  const form = useForm<Answers>({
    values,
    // Answers that another device saves meanwhile do not overwrite what is being typed here.
    resetOptions: { keepDirtyValues: true },
  })
  const { register, handleSubmit, formState, reset } = form
  useDraft(form, { isOpen: true, address: `/check-in?with=${partner.id}&month=${month}` })
  const submit = handleSubmit(async (answers) => {
    const isAnswered = questions.some((question) => answers[question].trim() !== '')
    setEmpty(!isAnswered)
    if (!isAnswered) return
    if (!(await run('saveCheckIn', { partner_id: partner.id, month, ...answers }))) return
    reset(answers)
    const description = theirs ? undefined : checkInTexts.savedNote
    showToast({ title: checkInTexts.saved, description })
  })
  return (
    <Card aria-labelledby="your-answers">
      <SectionHead id="your-answers" title={checkInTexts.yours} />
      <form noValidate onSubmit={submit}>
        <Stack>
          <Text>{checkInTexts.how}</Text>
          {questions.map((question) => (
            <TextArea
              key={question}
              {...register(question)}
              rows={3}
              maxLength={MAX_ANSWER}
              label={checkInTexts.questions[question]}
            />
          ))}
          {isEmpty && (
            <div role="alert">
              <InfoLine tone="bad">{checkInTexts.empty}</InfoLine>
            </div>
          )}
          <Button type="submit" busy={formState.isSubmitting}>
            {checkInTexts.save}
          </Button>
        </Stack>
      </form>
    </Card>
  )
}
