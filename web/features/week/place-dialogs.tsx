/** The dialogs that move or give away a one-off task, opened by the address: ?moveTask=ID and ?giveTask=ID (T12). */
import type { ReactNode } from 'react'
import { useState } from 'react'
import { localDay } from '#domain/calendar.ts'
import type { WeekEntry } from '#domain/chores/week.ts'
import { GiveDialog } from '#web/features/tasks/chores/give-dialog.tsx'
import { MoveDialog } from '#web/features/tasks/chores/move-dialog.tsx'
import { OverlaySlot } from '#web/shared/overlay/overlay-slot.tsx'
import type { Household } from '#web/shared/people/use-household.ts'
import { weekTexts } from './texts.ts'
import type { Replan } from './use-replan.ts'

export type PlaceDialogsProps = {
  readonly entries: readonly WeekEntry[]
  readonly household: Household
  readonly at: string
  readonly apply: Replan
}

export function PlaceDialogs({ entries, household, at, apply }: PlaceDialogsProps) {
  const { me, partners } = household
  return (
    <>
      <OverlaySlot parameter="moveTask">
        {({ value, ...dialog }) => (
          <ForEntry id={value} entries={entries}>
            {(entry) => (
              <MoveDialog
                {...dialog}
                name={entry.task.name}
                from={localDay(at, entry.task.due_zone ?? 'UTC')}
                onMove={(day) => apply(entry, { due_on: day })}
              />
            )}
          </ForEntry>
        )}
      </OverlaySlot>
      <OverlaySlot parameter="giveTask">
        {({ value, ...dialog }) => (
          <ForEntry id={value} entries={entries}>
            {(entry) => (
              <GiveDialog
                {...{ ...dialog, household }}
                title={weekTexts.give}
                name={entry.task.name}
                people={[me, ...partners].filter(({ id }) => id !== entry.person)}
                onGive={(person) => apply(entry, { assigned_to: person })}
              />
            )}
          </ForEntry>
        )}
      </OverlaySlot>
    </>
  )
}

type ForEntryProps = Pick<PlaceDialogsProps, 'entries'> & {
  readonly id: string
  readonly children: (entry: WeekEntry) => ReactNode
}

/** The task as it was when the dialog opened: after the move it may leave this week before the dialog has closed. */
function ForEntry({ id, entries, children }: ForEntryProps) {
  const [entry, setEntry] = useState<WeekEntry | undefined>()
  const found = entry ?? entries.find(({ task, item }) => item === null && task.id === id)
  if (found && !entry) setEntry(found)
  return found ? children(found) : null
}
