/** Asks for the day a task is moved to, and says why it cannot be one (C16). */
import { useState } from 'react'
import { replan } from '#domain/chores/replan.ts'
import { shortDay } from '#domain/chores/rule-text.ts'
import type { WeekEntry } from '#domain/chores/week.ts'
import type { Household } from '#web/shared/people/use-household.ts'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { Sentence } from '#web/ui/name.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { usePending } from '#web/ui/use-pending.ts'
import { replanTexts } from './texts.ts'
import type { Replan } from './use-replan.ts'

export type ReplanDialogProps = {
  readonly entry: WeekEntry
  readonly household: Household
  readonly at: string
  readonly apply: Replan
  readonly onClose: () => void
}

export function MoveDialog({ entry, household, at, apply, onClose }: ReplanDialogProps) {
  const [day, setDay] = useState(entry.day)
  const [isAsked, setAsked] = useState(false)
  const [isPending, once] = usePending()
  const planned =
    day === '' ? null : replan(entry, { day, person: entry.person }, { ...household, at })
  const error = planned === null ? replanTexts.chooseDay : 'reason' in planned && planned.reason
  const { name } = entry.task
  return (
    <FormDialog
      open
      onClose={onClose}
      title={<Sentence name={name}>{replanTexts.moveTitle(name)}</Sentence>}
      closeLabel={replanTexts.close}
      cancelLabel={replanTexts.cancel}
      submitLabel={error === false ? replanTexts.moveTo(shortDay(day)) : replanTexts.move}
      busy={isPending}
      onSubmit={(event) => {
        event.preventDefault()
        setAsked(true)
        if (planned === null || !('change' in planned)) return
        void once(async () => {
          const isSame = day === entry.day
          if (isSame || (await apply(entry, planned.change))) onClose()
        })
      }}
    >
      <TextInput
        type="date"
        label={replanTexts.day}
        value={day}
        onChange={({ target }) => {
          setDay(target.value)
          setAsked(true)
        }}
        error={isAsked && error !== false ? error : undefined}
      />
    </FormDialog>
  )
}
