/**
 * The dialogs of repeating tasks, opened by the address: ?editChore=ID, ?pauseChore=ID, ?handOver=ID and ?deleteChore=ID; for one day
 * ?editChore=ID DAY, ?ahead=ID DAY, ?moveOccurrence=ID DAY and ?giveTurn=ID DAY.
 */
import type { ReactNode } from 'react'
import { useState } from 'react'
import type { AgendaItem } from '#domain/chores/agenda.ts'
import { OverlaySlot } from '#web/shared/overlay/overlay-slot.tsx'
import type { Household } from '#web/shared/people/use-household.ts'
import { AheadDialog } from './ahead-dialog.tsx'
import { DeleteChoreDialog } from './delete-chore-dialog.tsx'
import { EditChoreDialog } from './edit-chore-dialog.tsx'
import { GiveTurnDialog } from './give-turn-dialog.tsx'
import { HandOverDialog } from './hand-over-dialog.tsx'
import { MoveOccurrenceDialog } from './move-occurrence-dialog.tsx'
import { readOccurrenceKey } from './occurrence-key.ts'
import type { OccurrenceDialogProps } from './pause-chore-dialog.tsx'
import { PauseChoreDialog } from './pause-chore-dialog.tsx'
import type { ChoreLine, FindLine } from './use-chores.ts'

type Finding = { readonly findLine: FindLine }
type ChoreDialogsProps = Finding & { readonly household: Household }

export function ChoreDialogs({ findLine, household }: ChoreDialogsProps) {
  return (
    <>
      <OverlaySlot parameter="editChore">
        {({ open, value, onClose }) => (
          <ForLine id={readOccurrenceKey(value).id} findLine={findLine}>
            {(line) => (
              <EditChoreDialog
                line={line}
                item={itemOf(line, value)}
                open={open}
                onClose={onClose}
                isChild={household.me.is_child}
              />
            )}
          </ForLine>
        )}
      </OverlaySlot>
      <OverlaySlot parameter="pauseChore">
        {({ open, value, onClose }) => (
          <ForLine id={value} findLine={findLine}>
            {(line) => <PauseChoreDialog line={line} open={open} onClose={onClose} />}
          </ForLine>
        )}
      </OverlaySlot>
      <OverlaySlot parameter="ahead">
        {({ open, value, onClose }) => (
          <ForItem of={value} findLine={findLine}>
            {(found) => (
              <AheadDialog {...found} household={household} open={open} onClose={onClose} />
            )}
          </ForItem>
        )}
      </OverlaySlot>
      <OverlaySlot parameter="moveOccurrence">
        {({ open, value, onClose }) => (
          <ForItem of={value} findLine={findLine}>
            {(found) => <MoveOccurrenceDialog {...found} open={open} onClose={onClose} />}
          </ForItem>
        )}
      </OverlaySlot>
      <OverlaySlot parameter="giveTurn">
        {({ open, value, onClose }) => (
          <ForItem of={value} findLine={findLine}>
            {(found) => (
              <GiveTurnDialog {...found} household={household} open={open} onClose={onClose} />
            )}
          </ForItem>
        )}
      </OverlaySlot>
      <OverlaySlot parameter="handOver">
        {({ open, value, onClose }) => (
          <ForLine id={value} findLine={findLine}>
            {(line) => (
              <HandOverDialog line={line} household={household} open={open} onClose={onClose} />
            )}
          </ForLine>
        )}
      </OverlaySlot>
      <OverlaySlot parameter="deleteChore">
        {({ open, value, onClose }) => (
          <ForLine id={value} findLine={findLine}>
            {(line) => <DeleteChoreDialog line={line} open={open} onClose={onClose} />}
          </ForLine>
        )}
      </OverlaySlot>
    </>
  )
}

type ForLineProps = Finding & {
  readonly id: string
  readonly children: (line: ChoreLine) => ReactNode
}

/** The task as it was when the dialog opened: it may be gone before the dialog has left. */
function ForLine({ id, findLine, children }: ForLineProps) {
  const [line, setLine] = useState<ChoreLine | undefined>()
  const found = line ?? findLine(id)
  if (found && !line) setLine(found)
  return line ? children(line) : null
}

type ForItemProps = Finding & {
  readonly of: string
  readonly children: (found: Pick<OccurrenceDialogProps, 'line' | 'item'>) => ReactNode
}

/** One day of a task, as it was when the dialog opened. */
function ForItem({ of, findLine, children }: ForItemProps) {
  return (
    <ForLine id={readOccurrenceKey(of).id} findLine={findLine}>
      {(line) => {
        const item = itemOf(line, of)
        return item ? children({ line, item }) : null
      }}
    </ForLine>
  )
}

function itemOf(line: ChoreLine, key: string): AgendaItem | undefined {
  const { slot } = readOccurrenceKey(key)
  return slot === null ? undefined : line.itemOn(slot)
}
