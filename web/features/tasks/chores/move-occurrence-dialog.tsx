/** Moves one day of a repeating task to another day; the days after it stay (C16). */
import { useState } from 'react'
import { shortDay } from '#domain/chores/rule-text.ts'
import { moveBounds } from '#domain/chores/settle.ts'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { Name } from '#web/ui/name.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { usePending } from '#web/ui/use-pending.ts'
import type { OccurrenceDialogProps } from './pause-chore-dialog.tsx'
import { choreTexts } from './texts.ts'
import { useChoreActions } from './use-chore-actions.ts'

export function MoveOccurrenceDialog({ line, item, open, onClose }: OccurrenceDialogProps) {
  const actions = useChoreActions()
  const { series, today } = line
  const { from, until } = moveBounds(series, { slot: item.slot, today })
  const [day, setDay] = useState('')
  const [isAsked, setAsked] = useState(false)
  const [isPending, once] = usePending()
  const isAfterDone = line.chore.repeats === 'after_done'
  const error =
    day === '' || day < from
      ? choreTexts.chooseDay
      : day > until
        ? choreTexts.moveBlocked[isAfterDone ? 'after_done' : 'other']
        : undefined
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={choreTexts.pickDay}
      description={<Name>{item.row?.name ?? line.chore.name}</Name>}
      closeLabel={choreTexts.close}
      cancelLabel={choreTexts.cancel}
      submitLabel={error === undefined ? choreTexts.moveTo(shortDay(day)) : choreTexts.move}
      busy={isPending}
      onSubmit={(event) => {
        event.preventDefault()
        setAsked(true)
        if (error !== undefined) return
        void once(async () => {
          if (await actions.moveDay(item, day)) onClose()
        })
      }}
    >
      <TextInput
        type="date"
        label={choreTexts.day}
        min={from}
        max={until}
        value={day}
        onChange={({ target }) => setDay(target.value)}
        error={isAsked ? error : undefined}
      />
    </FormDialog>
  )
}
