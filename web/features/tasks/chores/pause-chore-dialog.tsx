/** Pauses a repeating task from a day on, until another or until somebody resumes it (C19). */
import { useState } from 'react'
import type { AgendaItem } from '#domain/chores/agenda.ts'
import { shortDay } from '#domain/chores/rule-text.ts'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { Name } from '#web/ui/name.tsx'
import { Stack } from '#web/ui/stack.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { usePending } from '#web/ui/use-pending.ts'
import { choreTexts } from './texts.ts'
import { useChoreActions } from './use-chore-actions.ts'
import type { ChoreLine } from './use-chores.ts'

export type ChoreDialogProps = {
  readonly line: ChoreLine
  readonly open: boolean
  readonly onClose: () => void
}

/** For one day of it. */
export type OccurrenceDialogProps = ChoreDialogProps & { readonly item: AgendaItem }

export function PauseChoreDialog({ line: { chore, today }, open, onClose }: ChoreDialogProps) {
  const actions = useChoreActions()
  const [from, setFrom] = useState(today)
  const [until, setUntil] = useState('')
  const [isOpenEnded, setOpenEnded] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const [isPending, once] = usePending()
  const untilError = isOpenEnded ? undefined : errorOf(from, until)
  const fromError = from === '' ? choreTexts.chooseDay : undefined
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={<Name>{choreTexts.pauseTitle(chore.name)}</Name>}
      closeLabel={choreTexts.close}
      cancelLabel={choreTexts.cancel}
      submitLabel={
        isOpenEnded || until === '' ? choreTexts.pause : choreTexts.pauseUntil(shortDay(until))
      }
      busy={isPending}
      onSubmit={(event) => {
        event.preventDefault()
        setAsked(true)
        if (fromError !== undefined || untilError !== undefined) return
        const until_on = isOpenEnded ? null : until
        void once(async () => {
          if (await actions.pause(chore, { from_on: from, until_on })) onClose()
        })
      }}
    >
      <Stack>
        <TextInput
          type="date"
          label={choreTexts.from}
          value={from}
          onChange={({ target }) => setFrom(target.value)}
          error={isAsked ? fromError : undefined}
        />
        {!isOpenEnded && (
          <TextInput
            type="date"
            label={choreTexts.until}
            min={from}
            value={until}
            onChange={({ target }) => setUntil(target.value)}
            error={isAsked ? untilError : undefined}
          />
        )}
        <Switch
          label={choreTexts.untilResumed}
          checked={isOpenEnded}
          onChange={({ target }) => setOpenEnded(target.checked)}
        />
      </Stack>
    </FormDialog>
  )
}

function errorOf(from: string, until: string): string | undefined {
  if (until === '') return choreTexts.chooseDay
  return until < from ? choreTexts.endBeforeStart : undefined
}
