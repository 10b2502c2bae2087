/** Asks whether a change is for one day only or for all later ones, too; either answer acts at once (C17). */
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { predictAfterSkip } from '#domain/chores/predict-turn.ts'
import { shortDay } from '#domain/language/format.ts'
import type { TaskFormFields } from '#web/features/tasks/task-form-fields.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Name, Sentence } from '#web/ui/name.tsx'
import { Stack } from '#web/ui/stack.tsx'
import { theme } from '#web/ui/theme.ts'
import { usePending } from '#web/ui/use-pending.ts'
import { ChoiceRow } from './choice-row.tsx'
import type { OccurrenceDialogProps } from './pause-chore-dialog.tsx'
import { choreTexts } from './texts.ts'
import { useChoreActions } from './use-chore-actions.ts'

export type ScopeDialogProps = Pick<OccurrenceDialogProps, 'line' | 'item'> & {
  readonly changed: Partial<TaskFormFields>
  /** Whether it was saved; null if the person goes back to the form. */
  readonly onAnswer: (isSaved: boolean | null) => void
}

export function ScopeDialog({ line, item, changed, onAnswer }: ScopeDialogProps) {
  const actions = useChoreActions()
  const [, once] = usePending()
  const save = (run: () => Promise<boolean>) =>
    void once(async () => {
      const isSaved = await run()
      onAnswer(isSaved)
      return isSaved
    })
  const next = predictAfterSkip(line.series, { slot: item.slot, today: line.today })
  const day = shortDay(item.due_on)
  const goBack = () => onAnswer(null)
  return (
    <Dialog
      open
      onClose={goBack}
      title={choreTexts.scope}
      description={whatChanges(item.row ?? line.chore, changed)}
      footer={
        <Button tone="ghost" block onClick={goBack}>
          {choreTexts.cancel}
        </Button>
      }
    >
      <Stack>
        <ChoiceRow onClick={() => save(() => actions.changeOne(item, changed))}>
          <Said>
            {choreTexts.onlyOne(day)}
            {next && <small>{choreTexts.othersStay(shortDay(next.due_on))}</small>}
          </Said>
        </ChoiceRow>
        <ChoiceRow onClick={() => save(() => actions.change(line.chore, changed))}>
          <Said>
            {choreTexts.allLater}
            <small>{choreTexts.fromOn(day)}</small>
          </Said>
        </ChoiceRow>
      </Stack>
    </Dialog>
  )
}

/** The change in a line: the number of minutes, or else the name of the task. */
function whatChanges(
  { name, time_minutes }: TaskFormFields,
  changed: Partial<TaskFormFields>,
): ReactNode {
  const isMinutesAlone = changed.time_minutes !== undefined && Object.keys(changed).length === 1
  if (!isMinutesAlone) return <Name>{name}</Name>
  const text = choreTexts.minutesInstead(name, changed.time_minutes ?? 0, time_minutes)
  return <Sentence name={name}>{text}</Sentence>
}

const Said = styled.span`
  ${theme.rest}
  small {
    display: block;
    margin-top: 2px;
    ${theme.note}
  }
`
