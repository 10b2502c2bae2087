/** The dialogs of repeating tasks, opened by the address: ?pauseChore=ID and ?deleteChore=ID. */
import type { ReactNode } from 'react'
import { useState } from 'react'
import { OverlaySlot } from '#web/shared/overlay/overlay-slot.tsx'
import { DeleteChoreDialog } from './delete-chore-dialog.tsx'
import { PauseChoreDialog } from './pause-chore-dialog.tsx'
import type { ChoreLine } from './use-chores.ts'

type ChoreDialogsProps = { readonly lines: readonly ChoreLine[] }

export function ChoreDialogs({ lines }: ChoreDialogsProps) {
  return (
    <>
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

type ForLineProps = ChoreDialogsProps & {
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
