/** The dialogs that move or give away a one-off task, opened by the address: ?moveTask=ID and ?giveTask=ID (T12). */
import { localDay } from '#domain/calendar.ts'
import type { WeekEntry } from '#domain/chores/week.ts'
import { GiveDialog } from '#web/features/tasks/chores/give-dialog.tsx'
import { MoveDialog } from '#web/features/tasks/chores/move-dialog.tsx'
import { Kept } from '#web/shared/overlay/kept.tsx'
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
  const find = (id: string) => entries.find(({ task, item }) => item === null && task.id === id)
  return (
    <>
      <OverlaySlot parameter="moveTask">
        {({ value, ...dialog }) => (
          // After the move it may leave this week before the dialog has closed.
          <Kept of={find(value)}>
            {(entry) => (
              <MoveDialog
                {...dialog}
                name={entry.task.name}
                from={localDay(at, entry.task.due_zone ?? 'UTC')}
                onMove={(day) => apply(entry, { due_on: day })}
              />
            )}
          </Kept>
        )}
      </OverlaySlot>
      <OverlaySlot parameter="giveTask">
        {({ value, ...dialog }) => (
          <Kept of={find(value)}>
            {(entry) => (
              <GiveDialog
                {...{ ...dialog, household }}
                title={weekTexts.give}
                name={entry.task.name}
                people={[me, ...partners].filter(({ id }) => id !== entry.person)}
                onGive={(person) => apply(entry, { assigned_to: person })}
              />
            )}
          </Kept>
        )}
      </OverlaySlot>
    </>
  )
}
