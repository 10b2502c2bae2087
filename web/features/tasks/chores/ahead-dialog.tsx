/** An occurrence of a repeating task on a later day, to be done early if that is possible already (C7). */
import { taskOf } from '#domain/chores/agenda.ts'
import { turnOf } from '#domain/chores/open-tasks.ts'
import { eligibilityOf } from '#domain/chores/settle.ts'
import { dueTexts } from '#web/features/tasks/due/texts.ts'
import { TaskAction } from '#web/features/tasks/task-action.tsx'
import { taskOffers } from '#web/features/tasks/task-offers.ts'
import { DueLine } from '#web/shared/agenda/due-line.tsx'
import { TurnChip } from '#web/shared/agenda/turn-chip.tsx'
import type { Household } from '#web/shared/people/use-household.ts'
import { TaskMeta } from '#web/shared/task-line/task-meta.tsx'
import { useNow } from '#web/shared/time/use-now.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { InfoLine } from '#web/ui/info-line.tsx'
import { MetaRow } from '#web/ui/meta.tsx'
import { Name } from '#web/ui/name.tsx'
import { Stack } from '#web/ui/stack.tsx'
import type { OccurrenceDialogProps } from './pause-chore-dialog.tsx'
import { choreTexts } from './texts.ts'

export type AheadDialogProps = OccurrenceDialogProps & { readonly household: Household }

export function AheadDialog({ line, item, household, open, onClose }: AheadDialogProps) {
  const at = useNow().toISOString()
  const entry = { task: taskOf(item, at), item }
  const { task } = entry
  const turn = turnOf(entry)
  const eligibility = eligibilityOf(line.series, { slot: item.slot, today: line.today })
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={<Name>{task.name}</Name>}
      {...(task.description !== '' && { description: task.description })}
      footer={
        eligibility === 'may' && (
          <TaskAction
            task={task}
            offers={taskOffers(entry, household.me.id, at)}
            onDone={onClose}
            {...(turn && { claimText: dueTexts.claim })}
          />
        )
      }
    >
      <Stack $gap={3}>
        <TaskMeta task={task} />
        <MetaRow>
          <DueLine due={item} />
          {turn && <TurnChip {...turn} household={household} />}
        </MetaRow>
        {eligibility !== 'may' && <InfoLine>{choreTexts.notOpen}</InfoLine>}
      </Stack>
    </Dialog>
  )
}
