/** Moves one day of a repeating task to another day; the days after it stay (C16). */
import { moveBounds } from '#domain/chores/settle.ts'
import { MoveDialog } from './move-dialog.tsx'
import type { OccurrenceDialogProps } from './pause-chore-dialog.tsx'
import { choreTexts } from './texts.ts'
import { useChoreActions } from './use-chore-actions.ts'

export function MoveOccurrenceDialog({ line, item, ...dialog }: OccurrenceDialogProps) {
  const actions = useChoreActions()
  const { chore, series, today } = line
  return (
    <MoveDialog
      {...dialog}
      {...moveBounds(series, { slot: item.slot, today })}
      name={item.row?.name ?? chore.name}
      tooLate={choreTexts.moveBlocked[chore.repeats === 'after_done' ? 'after_done' : 'other']}
      onMove={(day) => actions.moveDay(item, day)}
    />
  )
}
