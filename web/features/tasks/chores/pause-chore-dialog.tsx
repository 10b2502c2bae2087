/** Pauses a repeating task from a day on, until another day or until somebody resumes it (C19). */
import { useState } from 'react'
import type { AgendaItem } from '#domain/chores/agenda.ts'
import { shortDay } from '#domain/language/format.ts'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { Name } from '#web/ui/name.tsx'
import { Stack } from '#web/ui/stack.tsx'
import { usePending } from '#web/ui/use-pending.ts'
import { daysError, fromToday, lastOf, PauseDaysFields } from './pause-days.tsx'
import { choreTexts } from './texts.ts'
import { useChoreActions } from './use-chore-actions.ts'
import type { ChoreLine } from './use-chores.ts'

export type ChoreDialogProps = {
  readonly line: ChoreLine
  readonly open: boolean
  readonly onClose: () => void
}

/** For one day of the task. */
export type OccurrenceDialogProps = ChoreDialogProps & { readonly item: AgendaItem }

export function PauseChoreDialog({ line: { chore, today }, open, onClose }: ChoreDialogProps) {
  const actions = useChoreActions()
  const [days, setDays] = useState(fromToday(today))
  const [isAsked, setAsked] = useState(false)
  const [isPending, once] = usePending()
  const error = daysError(days, today)
  const until_on = lastOf(days)
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={<Name>{choreTexts.pauseTitle(chore.name)}</Name>}
      submitLabel={
        until_on === null || error !== null
          ? choreTexts.pause
          : choreTexts.pauseUntil(shortDay(until_on))
      }
      busy={isPending}
      onSubmit={(event) => {
        event.preventDefault()
        setAsked(true)
        if (error !== null) return
        void once(async () => {
          if (await actions.pause(chore, { from_on: days.from, until_on })) onClose()
        })
      }}
    >
      <Stack>
        <PauseDaysFields
          days={days}
          change={setDays}
          error={isAsked ? error : null}
          today={today}
          openEnd={choreTexts.untilResumed}
        />
      </Stack>
    </FormDialog>
  )
}
