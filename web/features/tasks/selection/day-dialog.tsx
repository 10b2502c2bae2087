/** Asks to which day the selected tasks are moved. */
import { useState } from 'react'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { selectionTexts as texts } from './texts.ts'

export type DayDialogProps = {
  /** The earliest day, yyyy-MM-dd. */
  readonly first: string
  readonly onClose: () => void
  readonly onChoose: (day: string) => void
}

export function DayDialog({ first, onClose, onChoose }: DayDialogProps) {
  const [day, setDay] = useState(first)
  return (
    <FormDialog
      open
      onClose={onClose}
      title={texts.day}
      submitLabel={texts.move}
      busy={false}
      blocked={day < first}
      onSubmit={(event) => {
        event.preventDefault()
        if (day < first) return
        onClose()
        onChoose(day)
      }}
    >
      <TextInput
        type="date"
        label={texts.dayLabel}
        min={first}
        value={day}
        onChange={({ currentTarget }) => setDay(currentTarget.value)}
      />
    </FormDialog>
  )
}
