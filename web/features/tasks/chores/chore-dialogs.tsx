/** The dialogs of repeating tasks, opened by the address: ?editChore=ID, ?pauseChore=ID and ?deleteChore=ID. */
import type { ReactNode } from 'react'
import { useState } from 'react'
import { OverlaySlot } from '#web/shared/overlay/overlay-slot.tsx'
import { DeleteChoreDialog } from './delete-chore-dialog.tsx'
import { EditChoreDialog } from './edit-chore-dialog.tsx'
import { PauseChoreDialog } from './pause-chore-dialog.tsx'
import type { ChoreLine } from './use-chores.ts'

type Lines = { readonly lines: readonly ChoreLine[] }
type ChoreDialogsProps = Lines & { readonly isChild: boolean }

export function ChoreDialogs({ lines, isChild }: ChoreDialogsProps) {
  return (
    <>
      <OverlaySlot parameter="editChore">
        {({ open, value, onClose }) => (
          <ForLine id={value} lines={lines}>
            {(line) => (
              <EditChoreDialog line={line} open={open} onClose={onClose} isChild={isChild} />
            )}
          </ForLine>
        )}
      </OverlaySlot>
      <OverlaySlot parameter="pauseChore">
        {({ open, value, onClose }) => (
          <ForLine id={value} lines={lines}>
            {(line) => <PauseChoreDialog line={line} open={open} onClose={onClose} />}
          </ForLine>
        )}
      </OverlaySlot>
      <OverlaySlot parameter="deleteChore">
        {({ open, value, onClose }) => (
          <ForLine id={value} lines={lines}>
            {(line) => <DeleteChoreDialog line={line} open={open} onClose={onClose} />}
          </ForLine>
        )}
      </OverlaySlot>
    </>
  )
}

type ForLineProps = Lines & {
  readonly id: string
  readonly children: (line: ChoreLine) => ReactNode
}

/** The task as it was when the dialog opened: it may be gone before the dialog has left. */
function ForLine({ id, lines, children }: ForLineProps) {
  const [line, setLine] = useState<ChoreLine | undefined>()
  const found = lines.find(({ chore }) => chore.id === id)
  if (found && !line) setLine(found)
  return line ? children(line) : null
}
