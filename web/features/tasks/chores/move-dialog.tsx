/** Moves a task or an occurrence to another day. */
import { useState } from 'react'
import { shortDay } from '#domain/language/format.ts'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { Name } from '#web/ui/name.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { usePending } from '#web/ui/use-pending.ts'
import { choreTexts } from './texts.ts'

export type MoveDialogProps = {
  /** The name of the task. */
  readonly name: string
  /** The first and the last free day, and the message for later ones. */
  readonly from: string
  readonly until?: string
  readonly tooLate?: string
  readonly onMove: (day: string) => Promise<boolean>
  readonly open: boolean
  readonly onClose: () => void
}

export function MoveDialog(props: MoveDialogProps) {
  const { name, from, until, tooLate, onMove, open, onClose } = props
  const [day, setDay] = useState('')
  const [isAsked, setAsked] = useState(false)
  const [isPending, once] = usePending()
  const error =
    day === '' || day < from
      ? choreTexts.chooseDay
      : until !== undefined && day > until
        ? tooLate
        : undefined
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={choreTexts.pickDay}
      description={<Name>{name}</Name>}
      submitLabel={error === undefined ? choreTexts.moveTo(shortDay(day)) : choreTexts.move}
      busy={isPending}
      onSubmit={(event) => {
        event.preventDefault()
        setAsked(true)
        if (error !== undefined) return
        void once(async () => {
          if (await onMove(day)) onClose()
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
